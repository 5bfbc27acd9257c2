import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { VideoCall } from '@schemas/generated/entities'
import type { AnyPlugin } from '@portico/core/plugin/definePlugin'
import { collect } from '../../core/plugin/host'
import { loadOnce } from '@portico/core/plugin/LazyPart'
import kitTexts from '../../kits/calls/locales/es.json'
import texts from '../../plugins/calls/locales/es.json'
import calls from '../../plugins/calls/plugin'
import { kits } from '../../src/kits'
import { setUpPages } from '../screens/renderPage'
import { openCallPage } from './testBoard'
import { call, endCall, fakeEngine, fakeHub, stubDevices, type FakeDevices } from './testCall'

// Load lazy modules beforehand, so that the test waits for the screen and not for compilation.
import '../../plugins/calls/ringing/CallOverlay'

setUpPages()
let engine: ReturnType<typeof fakeEngine>
let hub: ReturnType<typeof fakeHub>
let devices: FakeDevices
const finish = vi.fn<(input: { params: object }) => void>()
beforeEach(() => {
  engine = fakeEngine()
  hub = fakeHub()
  devices = stubDevices()
  finish.mockReset()
})
afterEach(endCall)

/** A page of the portal that shows no call. */
const elsewhere: AnyPlugin = {
  id: 'elsewhere',
  routes: [
    {
      id: 'videoConsultation.bookedAppointments',
      area: 'patient',
      path: 'booked-appointments',
      title: 'MENU.BOOKED_APPOINTMENTS',
      screen: async () => ({ default: () => <h1>Citas</h1> }),
    },
  ],
}

async function openBoard(features: readonly string[] = []): Promise<void> {
  await openCallPage(engine, {
    others: [elsewhere],
    features,
    api: { 'GET api/video-calls/{id}/finish': finish },
  })
}
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}
const joinRoom = async () => {
  await press(texts['CALLS.JOIN'])
  await vi.waitFor(() => expect(engine.rooms).toHaveLength(1))
  const [room] = engine.rooms
  if (!room) throw new Error('No room was joined')
  return room
}
const picture = (name: string) => screen.findByLabelText<HTMLVideoElement>(name, { selector: 'video' })

/** A doctor calls: the plugin handles the message of the hub. A call that was refused rings no more, so each test has its own. */
async function ring(id: number): Promise<HTMLElement> {
  const ringing: VideoCall = { ...call, id, status: 'calling', startedBy: 'doctor' }
  hub.answers['acceptVideoCall'] = { ...ringing, status: 'inProgress' }
  const { host } = collect([calls], { calls: {} }, new Set(), { kits })
  const handlers = host.hubHandlers.filter(({ message }) => message === 'notifyCall')
  for (const { handler } of handlers) {
    const handle = (await loadOnce<unknown>(handler)) as (call: VideoCall) => void
    await act(async () => handle(ringing))
  }
  return screen.findByRole('alertdialog', { name: call.doctorName })
}

it('CALL-001 CALL-034 CALL-037 CALL-038 CALL-051 a patient starts the call of an appointment and sees the doctor and themselves', async () => {
  await openBoard()
  const room = await joinRoom()
  expect(hub.sent).toEqual([['startCall', 3, { tab: expect.any(String) }]])
  const camera = devices.opened.find(({ kind }) => kind === 'video')
  await vi.waitFor(() => expect(room.sent.at(-1)?.video).toBe(camera))
  const own = await picture(kitTexts['CALL.YOUR_PICTURE'])
  expect((own.srcObject as MediaStream).getTracks()).toEqual([camera])
  const remote = new MediaStream()
  await act(async () => room.input.events.onRemote(remote))
  expect((await picture('Vídeo de Dra. Corral')).srcObject).toBe(remote)
})

it('CALL-039 a screen that the other side shares is shown whole, and the portal says so', async () => {
  await openBoard()
  const { events } = (await joinRoom()).input
  const isWhole = async () => (await picture('Vídeo de Dra. Corral')).hasAttribute('data-whole')
  expect(await isWhole()).toBe(false)
  await act(async () => events.onRemoteShare(true))
  expect(await isWhole()).toBe(true)
  expect(screen.getByText('Dra. Corral comparte su pantalla.')).toBeTruthy()
})

it('CALL-013 CALL-016 CALL-028 CALL-030 CALL-049 CALL-053 a doctor calls: it rings, and the answer accepts the call and joins its room', async () => {
  await openBoard()
  const dialog = within(await ring(31))
  expect(dialog.getByText(texts['CALLS.RING.FOR_YOU'])).toBeTruthy()
  expect(engine.rooms).toEqual([])
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: texts['CALLS.RING.ANSWER'] })))
  await vi.waitFor(() => expect(engine.rooms).toHaveLength(1))
  expect(hub.sent).toEqual([['acceptVideoCall', 31, { tab: expect.any(String) }]])
  expect(engine.rooms[0]?.input.call.id).toBe(31)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('CALL-028 until the server has taken the answer, the board says that it connects', async () => {
  await openBoard()
  await ring(35)
  let take: (call: VideoCall) => void = () => {}
  hub.answers['acceptVideoCall'] = new Promise<VideoCall>((resolve) => (take = resolve))
  await press(texts['CALLS.RING.ANSWER'])
  expect(await screen.findByText(kitTexts['CALL.CONNECTING'])).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Videoconsulta' })).toBeNull()
  await act(async () => take({ ...call, id: 35 }))
  await vi.waitFor(() => expect(engine.rooms).toHaveLength(1))
})

it.each([
  ['documents with medicalExam', ['medicalExam'], 'documents', 32],
  ['consultations without it', [], 'consultations', 33],
])('CALL-029 FEAT-027 the answer opens the %s', async (_, features, section, id) => {
  await openBoard(features)
  await ring(id)
  await press(texts['CALLS.RING.ANSWER'])
  await vi.waitFor(() => expect(location.hash).toBe(`#/videocall?section=${section}`))
})

it('CALL-016 CALL-031 CALL-050 hanging up while it rings refuses the call', async () => {
  await openBoard()
  await ring(34)
  await press(texts['CALLS.RING.DECLINE'])
  expect(hub.sent).toEqual([['cancelVideoCall', 34]])
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(engine.rooms).toEqual([])
})

it('CALL-031 CALL-035 CALL-050 a patient who calls stops calling', async () => {
  hub.answers['startCall'] = { ...call, status: 'calling' }
  await openBoard()
  await press(texts['CALLS.JOIN'])
  await press(kitTexts['CALL.HANG_UP'])
  expect(hub.sent.at(-1)).toEqual(['cancelVideoCall', call.id])
  expect(await screen.findByRole('button', { name: texts['CALLS.JOIN'] })).toBeTruthy()
})

it('CALL-018 CALL-035 CALL-061 hanging up in a call leaves the room and tells the server that the call is over', async () => {
  await openBoard()
  const room = await joinRoom()
  await press(kitTexts['CALL.HANG_UP'])
  expect(room.isLeft).toBe(true)
  expect(finish.mock.calls.map(([{ params }]) => params)).toEqual([{ id: call.id }])
})

it.each([[[]], [['medicalExam']]])(
  'CALL-017 CALL-024 on another page the call is a small window that leads back to the consultations, with the features %j',
  async (features) => {
    await openBoard(features)
    const room = await joinRoom()
    await act(async () => void (location.hash = '#/videoconsultation/booked-appointments'))
    const small = await screen.findByRole('region', { name: kitTexts['CALL.FLOATING'] })
    const back = within(small).getByRole('link', { name: kitTexts['CALL.BACK_TO_CALL'] })
    await act(async () => fireEvent.click(back))
    await vi.waitFor(() => expect(location.hash).toBe('#/videocall?section=consultations'))
    expect(screen.queryByRole('region', { name: kitTexts['CALL.FLOATING'] })).toBeNull()
    expect([room.isLeft, engine.rooms.length]).toEqual([false, 1])
  },
)

const ios = (os: string, browser: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${os} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${browser}`

it.each([
  ['CALL-044', ios('10_3', 'Version/10.0 Mobile/14E277 Safari/602.1'), 'VIDEOCALNOTAVAILABLE_SAFARI_VERSION'],
  ['CALL-045', ios('14_2', 'CriOS/87.0 Mobile/15E148 Safari/604.1'), 'VIDEOCALL_NOT_AVAILABLE_IOS_VERSION'],
  ['CALL-046', ios('17_0', 'EdgiOS/118.0 Mobile/15E148 Safari/604.1'), 'VIDEOCALNOTAVAILABLE_CHROME'],
] as const)(
  '%s a browser that can make no video calls has no button to join',
  async (_, userAgent, reason) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
    await openBoard()
    expect(await screen.findByRole('heading', { name: texts[reason] })).toBeTruthy()
    expect(screen.queryByRole('button', { name: texts['CALLS.JOIN'] })).toBeNull()
  },
)
