import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HubError, emitHubMessage, hubStatusAtom } from '@portico/core/realtime/hub'
import { store } from '@portico/core/state/store'
import { callSession } from '@portico/calls/session/useCallSession'
import kitTexts from '../../kits/calls/locales/es.json'
import texts from '../../plugins/calls/locales/es.json'
import { setUpPages } from '../screens/renderPage'
import { openCallPage } from './testBoard'
import {
  boardAnswers,
  call,
  endCall,
  fakeEngine,
  fakeHub,
  setHubState,
  stubDevices,
  type FakeDevices,
} from './testCall'

setUpPages()
let engine: ReturnType<typeof fakeEngine>
let hub: ReturnType<typeof fakeHub>
let devices: FakeDevices
beforeEach(() => {
  engine = fakeEngine()
  hub = fakeHub()
  devices = stubDevices()
  sessionStorage.clear()
})
afterEach(() => {
  endCall()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const sentence = (text: string) => text.replaceAll('{{name}}', 'Dra. Corral')
const sees = async (text: string) => {
  expect(await screen.findByText(sentence(text))).toBeTruthy()
}
const button = (name: string) => screen.findByRole('button', { name: sentence(name) })
const press = async (name: string) => {
  const found = await button(name)
  await act(async () => fireEvent.click(found))
}
const room = () => {
  const last = engine.rooms.at(-1)
  if (!last) throw new Error('No room was joined')
  return last
}
const events = () => room().input.events

const openBoard = (api = boardAnswers()): Promise<void> => openCallPage(engine, { api })

async function openCall(): Promise<void> {
  await openBoard()
  await press(texts['CALLS.JOIN'])
  await button(kitTexts['CALL.HANG_UP'])
  await vi.waitFor(() => expect(engine.rooms).toHaveLength(1))
  await act(async () => events().onLink('good'))
}

it('CALL-025 CALL-026 the own network is cut: the portal says so, tries again, and is back', async () => {
  await openCall()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await setHubState('reconnecting')
  await act(async () => events().onLink('lost'))
  await sees(kitTexts['CALL.RECONNECTING_TITLE'])
  await sees(kitTexts['CALL.RECONNECTING_TEXT'])
  await press(kitTexts['CALL.TRY_NOW'])
  expect([hub.retries(), room().retries]).toEqual([1, 1])
  await setHubState('connected')
  await act(async () => events().onLink('good'))
  expect(screen.queryByText(kitTexts['CALL.RECONNECTING_TITLE'])).toBeNull()
  await sees(kitTexts['CALL.GOOD'])
  await sees(kitTexts['CALL.BACK_IN'])
})

it('CALL-026 the portal says when it tries again', async () => {
  await openCall()
  await act(async () => {
    events().onLink('lost')
    store.set(hubStatusAtom, { state: 'reconnecting', retryAt: Date.now() + 8000 })
  })
  expect(await screen.findByText('Probamos otra vez dentro de 8 s.')).toBeTruthy()
})

it('CALL-025 the hub is killed: picture and sound continue, so no fault is shown', async () => {
  await openCall()
  await setHubState('reconnecting')
  await sees(kitTexts['CALL.GOOD'])
  expect(screen.queryByText(kitTexts['CALL.RECONNECTING_TITLE'])).toBeNull()
  expect(room().isLeft).toBe(false)
})

it('CALL-041 the other side hangs up: the consultation is not over, and the call rings again', async () => {
  await openCall()
  await act(async () =>
    emitHubMessage('callEnded', [{ callId: 7, by: 'doctor', isConsultationEnded: false }]),
  )
  await sees(texts['CALLS.OTHER_LEFT'])
  await sees(texts['CALLS.OTHER_LEFT_HINT'])
  expect(room().isLeft).toBe(true)
})

it('CALL-062 the doctor ends the consultation', async () => {
  await openCall()
  await act(async () => emitHubMessage('callEnded', [{ callId: 7, by: 'doctor', isConsultationEnded: true }]))
  await sees(texts['CALLS.ENDED_HINT'])
  expect(room().isLeft).toBe(true)
})

it('CALL-030 a second tab, or the same person twice: the first tab says where the call is, and is silent', async () => {
  await openCall()
  const [first] = devices.opened
  await act(async () => events().onTaken())
  await sees(texts['CALLS.TAKEN'])
  await sees(texts['CALLS.TAKEN_HINT'])
  expect(first?.readyState).toBe('ended')
})

it.each([
  ['no camera', 'NotFoundError', 'CALL.NONE'],
  ['the permission is refused', 'NotAllowedError', 'CALL.BLOCKED'],
  ['another program uses it', 'NotReadableError', 'CALL.IN_USE'],
] as const)(
  'ERR-034 I18N-007 CALL-042 %s: the call continues without a picture',
  async (_, error, repair) => {
    devices.errors.video = error
    await openCall()
    await sees(kitTexts['ERRORS.GETTING_VIDEO'])
    await sees(kitTexts[repair])
    expect(room().sent.at(-1)?.video).toBeNull()
    expect(room().sent.at(-1)?.audio).not.toBeNull()
    devices.errors.video = undefined
    await press(kitTexts['CALL.TRY_DEVICES'])
    await vi.waitFor(() => expect(room().sent.at(-1)?.video).not.toBeNull())
    expect(screen.queryByText(kitTexts['ERRORS.GETTING_VIDEO'])).toBeNull()
  },
)

it('CALL-042 no microphone: nobody hears the person, and the portal says so', async () => {
  devices.errors.audio = 'NotAllowedError'
  await openCall()
  await sees(kitTexts['CALL.NO_MICROPHONE'])
  expect(room().sent.at(-1)?.audio).toBeNull()
})

it('CALL-042 a camera is unplugged: the next one is used, without one a sentence says it', async () => {
  await openCall()
  const cameras = () => devices.opened.filter(({ kind }) => kind === 'video')
  await vi.waitFor(() => expect(cameras()).toHaveLength(1))
  vi.useFakeTimers()
  await act(async () => cameras().at(-1)?.unplug())
  await act(() => vi.advanceTimersByTimeAsync(1500))
  expect(cameras()).toHaveLength(2)
  expect(room().sent.at(-1)?.video).toBe(cameras().at(-1))
  devices.errors.video = 'NotFoundError'
  await act(async () => cameras().at(-1)?.unplug())
  await act(() => vi.advanceTimersByTimeAsync(1500))
  vi.useRealTimers()
  await sees(kitTexts['ERRORS.GETTING_VIDEO'])
})

it('ERR-033 I18N-008 CALL-018 the screen cannot be shared: the call continues as before', async () => {
  devices.errors.screen = 'NotAllowedError'
  await openCall()
  await press(kitTexts['CALL.SHARE_SCREEN'])
  await sees(kitTexts['ERRORS.CANT_SHARE'])
  expect(room().sent.every(({ isScreen }) => !isScreen)).toBe(true)
  await button(kitTexts['CALL.SHARE_SCREEN'])
})

it('CALL-018 CALL-036 CALL-040 sharing replaces the camera, and the camera is back when it stops', async () => {
  await openCall()
  await press(kitTexts['CALL.SHARE_SCREEN'])
  await sees(kitTexts['CALL.SHARING_TITLE'])
  const [camera, shared] = devices.opened.filter(({ kind }) => kind === 'video')
  const last = () => room().sent.at(-1)
  expect([last()?.isScreen, last()?.video === shared]).toEqual([true, true])
  await press(kitTexts['CALL.STOP_SHARING'])
  expect([last()?.isScreen, last()?.video === camera]).toEqual([false, true])
})

it.each([
  ['there is no connection', 'DISCONNECTED'],
  ['the plan has no video calls', 'NO_VIDEO_ACCESS'],
  ['the consultation has ended', 'CONSULTATION_ENDED'],
  ['it is too early', 'TOO_EARLY'],
  ['it is too late', 'TOO_LATE'],
] as const)('ERR-032 a call cannot start because %s', async (_, code) => {
  hub.answers['startCall'] = new HubError(code)
  await openBoard()
  await press(texts['CALLS.JOIN'])
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByText(kitTexts[`CALL.FAILED.${code}`])).toBeTruthy()
  expect(devices.opened.every(({ readyState }) => readyState === 'ended')).toBe(true)
})

it('ERR-032 I18N-024 no doctor is free for a call without an appointment', async () => {
  hub.answers['startCall'] = new HubError('NO_DOCTOR')
  await openBoard()
  await press(texts['CALLS.JOIN'])
  await sees(kitTexts['VIDEOCONSULTATION.NO_DOCTOR'])
  expect(engine.rooms).toEqual([])
})

it('I18N-023 I18N-025 ERR-031 ERR-032 CALL-033 CALL-054 a doctor who is not online is waited for, and one who cannot answer says so', async () => {
  hub.answers['startCall'] = { ...call, status: 'calling', isOtherOnline: false }
  await openBoard()
  await press(texts['CALLS.JOIN'])
  await sees(kitTexts['VIDEOCONSULTATION.NO_APPOINTMENT_DOCTOR'])
  await act(async () => emitHubMessage('cancelCalling', [{ callId: call.id }]))
  await sees(kitTexts['VIDEOCONSULTATION.REFUSED'])
  expect(devices.opened.map(({ readyState }) => readyState)).toEqual(['ended', 'ended'])
})

it('I18N-022 ERR-030 CALL-032 CALL-054 a doctor who stops calling before the answer leaves a message', async () => {
  await openBoard()
  await act(async () => callSession.notify({ ...call, status: 'calling', startedBy: 'doctor' }, 'patient'))
  await act(async () => emitHubMessage('cancelCalling', [{ callId: call.id }]))
  await sees(kitTexts['VIDEOCONSULTATION.CANCELED'])
  expect(engine.rooms).toEqual([])
})

it('CALL-026 the page sleeps while it calls: on waking the answered call is joined', async () => {
  hub.answers['startCall'] = { ...(hub.answers['startCall'] as object), status: 'calling' }
  await openBoard()
  vi.useFakeTimers()
  await act(async () => callSession.start(3, 'patient'))
  expect(engine.rooms).toHaveLength(0)
  hub.answers['startCall'] = { ...(hub.answers['startCall'] as object), status: 'inProgress' }
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  vi.useRealTimers()
  await vi.waitFor(() => expect(engine.rooms).toHaveLength(1))
})

it('CALL-030 leaving and coming back 50 times joins 50 rooms, and no microphone or room stays open', async () => {
  await openBoard()
  for (let count = 1; count <= 50; count++) {
    await act(async () => callSession.start(3, 'patient'))
    await vi.waitFor(() => expect(engine.rooms).toHaveLength(count))
    expect(room().input.tracks.audio).not.toBeNull()
    await act(async () => callSession.hangUp())
  }
  expect(engine.rooms.every(({ isLeft }) => isLeft)).toBe(true)
  expect(devices.opened).toHaveLength(100)
  expect(devices.opened.every(({ readyState }) => readyState === 'ended')).toBe(true)
})

it('CALL-030 who is muted stays muted after hanging up and coming back, in this appointment only', async () => {
  await openCall()
  const { 'CALL.MICROPHONE_ON': mute, 'CALL.HANG_UP': leave } = kitTexts
  for (const name of [mute, leave, texts['CALLS.JOIN']]) await press(name)
  await vi.waitFor(() => expect(engine.rooms).toHaveLength(2))
  await vi.waitFor(() => expect(room().sent.at(-1)?.audio?.enabled).toBe(false))
  await button(kitTexts['CALL.MICROPHONE_OFF'])
  await act(async () => callSession.hangUp())
  hub.answers['startCall'] = { ...(hub.answers['startCall'] as object), id: 8, appointmentId: 4 }
  await act(async () => callSession.start(4, 'patient'))
  await vi.waitFor(() => expect(room().sent.at(-1)?.audio?.enabled).toBe(true))
})

it('ERR-032 a network that answers with a page of its own: the appointment still stands, with another try', async () => {
  let isCaptive = true
  const answers = boardAnswers()
  const list = () => {
    if (isCaptive) throw new SyntaxError("Unexpected token '<'")
    return answers['GET api/appointments/']
  }
  await openBoard({
    ...answers,
    'GET api/appointments/': list as never,
    'GET api/appointments/all': list as never,
  })
  await sees(texts['CALLS.FAILED'])
  await sees(texts['CALLS.FAILED_HINT'])
  isCaptive = false
  await press('Reintentar')
  expect(await button(texts['CALLS.JOIN'])).toBeTruthy()
})
