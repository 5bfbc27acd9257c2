import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { VideoCall, VideoConsultation } from '../../schemas/generated/entities'
import { emitHubMessage } from '@portico/core/realtime/hub'
import type { AnyPlugin } from '@portico/core/plugin/definePlugin'
import kitTexts from '../../kits/calls/locales/es.json'
import texts from '../../plugins/calls/locales/es.json'
import { testTenant } from '../../core/tenant/testTenant'
import { setUpPages } from '../screens/renderPage'
import { violationsOf } from '../screens/violations'
import { openCallPage } from './testBoard'
import { call, consultation, endCall, fakeEngine, fakeHub, stubDevices, type FakeDevices } from './testCall'

setUpPages()
const waits: VideoCall = { ...call, status: 'calling', startedBy: 'patient', answeredAt: null }
let engine: ReturnType<typeof fakeEngine>
let hub: ReturnType<typeof fakeHub>
let devices: FakeDevices
let board: VideoConsultation
beforeEach(() => {
  engine = fakeEngine()
  hub = fakeHub({ startCall: waits, delayCall: waits })
  devices = stubDevices()
  sessionStorage.clear()
  board = consultation({ queue: { ahead: 0, isDoctorBusy: false, isDoctorOnline: true, expectedAt: null } })
})
afterEach(() => {
  delete testTenant.support.phone
  endCall()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

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
const named = (text: string, time = '') =>
  text.replaceAll('{{name}}', 'Dra. Corral').replaceAll('{{time}}', time)
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}
const live = () => devices.opened.filter(({ readyState }) => readyState === 'live')

async function openBoard(): Promise<void> {
  await openCallPage(engine, {
    others: [elsewhere],
    api: { 'GET api/video-calls/appointments/{id}': () => board },
  })
}

async function wait(): Promise<void> {
  await openBoard()
  await press(texts['CALLS.JOIN'])
  await screen.findByRole('button', { name: kitTexts['CALL.HANG_UP'] })
}

async function leavePage(): Promise<HTMLElement> {
  await act(async () => void (location.hash = '#/videoconsultation/booked-appointments'))
  const bar = await screen.findByRole('region', { name: named(texts['CALLS.WAITING_FOR']) })
  await vi.waitFor(() => expect(live()).toEqual([]), { timeout: 5000 })
  return bar
}

it('CALL-034 the sentence of a waiting patient changes with the hub, and the hour is the doctor’s own', async () => {
  board = consultation({ queue: { ahead: 0, isDoctorBusy: false, isDoctorOnline: false, expectedAt: null } })
  await wait()
  const offline = named(kitTexts['VIDEOCONSULTATION.NO_APPOINTMENT_DOCTOR'])
  expect(await screen.findByText(offline)).toBeTruthy()
  const at = new Date(Date.now() + 300_000)
  const queue = { ahead: 0, isDoctorBusy: true, isDoctorOnline: true, expectedAt: at.toISOString() }
  board = consultation({ queue })
  await act(async () => emitHubMessage('consultationChanged', [{ appointmentId: 3 }]))
  const time = `${String(at.getHours()).padStart(2, '0')}:${String(at.getMinutes()).padStart(2, '0')}`
  expect(await screen.findByText(named(texts['CALLS.WAIT_expected'], time))).toBeTruthy()
  await vi.waitFor(() => expect(document.title).toBe(named(texts['CALLS.TAB_EXPECTED'], time)), {
    timeout: 5000,
  })
})

it('CALL-034 a patient whose doctor is late reads until when the place is kept, and can call or choose another hour', async () => {
  const closesAt = new Date(Date.now() + 3_600_000)
  board = consultation({
    lateAt: new Date(Date.now() - 60_000).toISOString(),
    closesAt: closesAt.toISOString(),
    queue: { ahead: 0, isDoctorBusy: true, isDoctorOnline: true, expectedAt: null },
  })
  testTenant.support.phone = '+34 900 123 456'
  await wait()
  expect(await screen.findByText(named(texts['CALLS.WAIT_late']))).toBeTruthy()
  const time = `${String(closesAt.getHours()).padStart(2, '0')}:${String(closesAt.getMinutes()).padStart(2, '0')}`
  expect(screen.getByText(named(texts['CALLS.WAIT_late_HINT'], time))).toBeTruthy()
  const move = screen.getByRole('link', { name: texts['CALLS.WAIT_MOVE'] })
  expect(move.getAttribute('href')).toBe('#/videoconsultation/booked-appointments')
  expect(screen.getByRole('link', { name: /^Llamar al / }).getAttribute('href')).toBe('tel:+34900123456')
  expect(await violationsOf(document.body)).toEqual([])
})

it('C-070 on another page a waiting patient is unseen and unheard, a bar says so, and the server knows', async () => {
  await wait()
  await vi.waitFor(() => expect(live()).toHaveLength(2))
  const bar = await leavePage()
  expect(await within(bar).findByText(texts['CALLS.WAITING_UNSEEN'])).toBeTruthy()
  expect(hub.sent.at(-1)).toEqual([
    'startCall',
    3,
    { tab: expect.any(String), isAway: true, callId: call.id },
  ])
  await act(async () => fireEvent.click(within(bar).getByRole('link', { name: texts['CALLS.WAITING_BACK'] })))
  await screen.findByRole('button', { name: kitTexts['CALL.HANG_UP'] })
  await vi.waitFor(() => expect(live()).toHaveLength(2))
  expect(hub.sent.at(-1)).toEqual(['startCall', 3, { tab: expect.any(String), callId: call.id }])
})

it.each([
  ['rings back', 'notifyCall', { ...waits, startedBy: 'doctor' }],
  ['answers before the server knows', 'callAccepted', call],
] as const)(
  'C-070 a doctor who %s is seen by nobody on another page until they press',
  async (_, message, about) => {
    await wait()
    await leavePage()
    hub.answers['acceptVideoCall'] = call
    hub.answers['startCall'] = call
    if (message === 'callAccepted') await act(async () => emitHubMessage(message, [about]))
    else {
      const { callSession } = await import('@portico/calls/session/useCallSession')
      await act(async () => callSession.notify(about, 'patient'))
    }
    const ring = await screen.findByRole('alertdialog', { name: call.doctorName })
    expect(within(ring).getByText(texts['CALLS.RING.TURN'])).toBeTruthy()
    expect(within(ring).getByText(texts['CALLS.RING.UNSEEN'])).toBeTruthy()
    expect([live(), engine.rooms]).toEqual([[], []])
    await press(texts['CALLS.RING.ENTER'])
    await vi.waitFor(() => expect(engine.rooms).toHaveLength(1))
    expect(live()).toHaveLength(2)
  },
)

it('a patient whose turn it is asks for a minute, and the ring is silent', async () => {
  await wait()
  await leavePage()
  const { callSession } = await import('@portico/calls/session/useCallSession')
  const rings: VideoCall = { ...waits, startedBy: 'doctor' }
  hub.answers['delayCall'] = { ...rings, expectedAt: new Date().toISOString() }
  await act(async () => callSession.notify(rings, 'patient'))
  await press(texts['CALLS.RING.IN_ONE'])
  expect(hub.sent).toContainEqual(['delayCall', call.id, 1])
  expect(await screen.findByText(texts['CALLS.RING.DELAYED'])).toBeTruthy()
})

it('CALL-034 a second device says that the patient waits elsewhere, and can take over', async () => {
  board = consultation({ call: waits })
  await openBoard()
  expect(await screen.findByText(texts['CALLS.WAITS_ELSEWHERE'])).toBeTruthy()
  expect(screen.queryByRole('button', { name: texts['CALLS.JOIN'] })).toBeNull()
  expect(devices.opened).toEqual([])
  await press(texts['CALLS.WAIT_HERE'])
  expect(hub.sent[0]).toEqual(['startCall', 3, { tab: expect.any(String) }])
  expect(await screen.findByRole('button', { name: kitTexts['CALL.HANG_UP'] })).toBeTruthy()
})

it('CALL-034 the device that another one has replaced learns it from the hub, is silent at once, and can take over again', async () => {
  await wait()
  board = consultation({ call: waits })
  hub.answers['startCall'] = { ...waits, isTaken: true }
  await act(async () => emitHubMessage('consultationChanged', [{ appointmentId: 3 }]))
  expect(await screen.findByText(texts['CALLS.WAITS_ELSEWHERE'])).toBeTruthy()
  expect(screen.queryByText(texts['CALLS.TAKEN'])).toBeNull()
  expect(live()).toEqual([])
  hub.answers['startCall'] = waits
  await press(texts['CALLS.WAIT_HERE'])
  expect(await screen.findByRole('button', { name: kitTexts['CALL.HANG_UP'] })).toBeTruthy()
})
