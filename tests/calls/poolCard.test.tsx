import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CallPool, VideoCall } from '@schemas/generated/entities'
import { emitHubMessage } from '@portico/core/realtime/hub'
import { callSession } from '@portico/calls/session/useCallSession'
import booking from '../../plugins/generalAppointment/plugin'
import openReader from '../../plugins/calls/changes/openReader'
import texts from '../../plugins/calls/locales/es.json'
import { pool as ready } from '../../plugins/calls/pool/testPool'
import { setUpPages } from '../screens/renderPage'
import { violationsOf } from '../screens/violations'
import { openCallPage } from './testBoard'
import { call, endCall, fakeEngine, fakeHub, stubDevices } from './testCall'

// Load lazy modules beforehand, so that the test waits for the screen and not for compilation.
import '../../core/ui/feedback/ToastRegion'
import '../../plugins/calls/changes/ReadVisits'

vi.mock('../../plugins/calls/board/browserCheck', () => ({
  blockedBrowser: () => null,
  isCapable: () => true,
}))

setUpPages()
const waits: VideoCall = {
  ...call,
  appointmentId: null,
  startDate: null,
  specialtyName: null,
  status: 'calling',
  answeredAt: null,
  doctorId: null,
  doctorName: null,
  poolSince: '2026-11-02T09:00:00Z',
}
let engine: ReturnType<typeof fakeEngine>
let hub: ReturnType<typeof fakeHub>
let pool: CallPool

beforeEach(() => {
  engine = fakeEngine()
  hub = fakeHub({ startCall: waits })
  stubDevices()
  sessionStorage.clear()
  pool = ready
})
afterEach(endCall)

async function openBoard(
  rights: object = { isPlus: true },
  more: object = {},
  portal: Pick<Parameters<typeof openCallPage>[1] & object, 'others' | 'features'> = {},
): Promise<void> {
  await openCallPage(engine, {
    ...portal,
    api: {
      'GET api/users/data': { id: 'u1', name: 'Ana', surname: 'Suárez', userMeta: [], ...rights },
      'GET api/appointments/': [],
      'GET api/appointments/all': [],
      'GET api/video-calls/pool': () => pool,
      ...more,
    },
  })
}
const card = (name: RegExp | string) => screen.findByRole('region', { name })
const fill = (text: string, values: Record<string, string | number>) =>
  Object.entries(values).reduce((all, [key, value]) => all.replaceAll(`{{${key}}}`, String(value)), text)

it('CALL-034 the card says who answers, when and how often, and calls with what the patient wrote', async () => {
  await openBoard()
  const region = await card(texts['CALLS.POOL.TITLE_ready'])
  const inside = within(region)
  expect(inside.getByText('Medicina de familia · todos los días de 08:00 a 22:00')).toBeTruthy()
  expect(inside.getByText(fill(texts['CALLS.POOL.LEFT_other'], { count: 3, all: 4 }))).toBeTruthy()
  expect(inside.getByText(fill(texts['CALLS.POOL.WHO_other'], { count: 3 }))).toBeTruthy()
  expect(await violationsOf(region)).toEqual([])
  fireEvent.change(inside.getByLabelText(/^¿Qué te pasa\?/), { target: { value: 'Tos' } })
  await act(async () => fireEvent.click(inside.getByRole('button', { name: texts['CALLS.POOL.CALL'] })))
  expect(hub.sent).toEqual([['startCall', null, { tab: expect.any(String), reason: 'Tos' }]])
})

it.each<[string, Partial<CallPool>, string]>([
  ['at night', { isOpen: false, opensAt: '2027-01-11T07:00:00Z' }, 'Las consultas sin cita abren'],
  ['without a doctor', { online: 0 }, texts['CALLS.POOL.TITLE_nobody']],
  ['with another plan', { access: 'plan' }, fill(texts['CALLS.POOL.TITLE_plan'], { plan: 'Plus' })],
  ['at the end of the month', { used: 4 }, fill(texts['CALLS.POOL.TITLE_usedUp_other'], { count: 4 })],
])(
  'CALL-034 the card explains %s why nobody answers, and offers something else',
  async (_, change, title) => {
    pool = { ...ready, ...change }
    await openBoard()
    const region = await card(new RegExp(`^${title.replace('?', '.')}`))
    expect(within(region).queryByRole('button', { name: texts['CALLS.POOL.CALL'] })).toBeNull()
    expect(within(region).getByText(/^Si es una emergencia/)).toBeTruthy()
    expect(await violationsOf(region)).toEqual([])
  },
)

const nextTime = { startDate: '2027-01-11T16:40:00Z', serviceId: 5, specialtyId: 3 }

it.each<[string, Exclude<CallPool['nextTime'], undefined>, RegExp]>([
  ['the first time is offered', nextTime, /^Cita .+ a las 17:40$/],
  ['a booking is offered where there is no free time', null, new RegExp(`^${texts['CALLS.BOOK']}$`)],
])('CALL-034 where nobody is free, %s', async (_, time, name) => {
  pool = { ...ready, online: 0, nextTime: time }
  await openBoard({ isPlus: true }, {}, { others: [booking], features: ['appointmentWithRandomDoctor'] })
  const region = await card(texts['CALLS.POOL.TITLE_nobody'])
  const link = within(region).getByRole('link', { name })
  expect(link.getAttribute('href')).toBe('#/videoconsultation/appointment')
})

it.each<[string, Partial<CallPool>]>([
  ['a tenant without a pool', { isOffered: false }],
  ['somebody without video consultations', { access: 'none' }],
])('CALL-034 there is no card for %s, nor another way to call', async (_, change) => {
  pool = { ...ready, ...change }
  await openBoard({ isDoctor24: true })
  expect(await screen.findByText(texts['CALLS.NONE'])).toBeTruthy()
  expect(screen.queryByRole('button', { name: texts['CALLS.POOL.CALL'] })).toBeNull()
  expect(screen.queryByRole('button', { name: texts['CALLS.CALL_NOW'] })).toBeNull()
})

it('CALL-034 who waits reads a place that changes with the queue, and no name', async () => {
  await openBoard()
  pool = { ...ready, waiting: { callId: call.id, ahead: 1, isRinging: false, passes: 0 } }
  await act(async () => callSession.start(null, 'patient'))
  // What the page has read a moment ago is not read again by itself.
  await act(async () => emitHubMessage('consultationChanged', [{ appointmentId: null }]))
  expect(await screen.findByText(fill(texts['CALLS.POOL.WAIT_ahead_one'], { count: 1 }))).toBeTruthy()
  expect(screen.queryByText(/Corral/)).toBeNull()
  expect(await violationsOf(document.body)).toEqual([])
  for (const [passes, hint] of [
    [1, texts['CALLS.POOL.WAIT_searching_HINT_one']],
    [2, texts['CALLS.POOL.WAIT_searching_HINT_other']],
  ] as const) {
    pool = { ...pool, waiting: { callId: call.id, ahead: 0, isRinging: false, passes } }
    await act(async () => emitHubMessage('consultationChanged', [{ appointmentId: null }]))
    expect(await screen.findByText(texts['CALLS.POOL.WAIT_searching'])).toBeTruthy()
    expect(await screen.findByText(hint)).toBeTruthy()
  }
})

it('CALL-033 a call that nobody answered ends without a word about an appointment', async () => {
  await openBoard()
  await act(async () => callSession.start(null, 'patient'))
  await act(async () => emitHubMessage('cancelCalling', [{ callId: call.id, by: 'doctor' }]))
  expect(await screen.findByText(texts['CALLS.POOL.UNANSWERED'])).toBeTruthy()
  expect(screen.queryByText(/Tu cita sigue en pie/)).toBeNull()
})

it('CALL-034 who waits in another window can go on here', async () => {
  pool = { ...ready, waiting: { callId: 99, ahead: 0, isRinging: false, passes: 0 } }
  await openBoard()
  await act(async () =>
    fireEvent.click(await screen.findByRole('button', { name: texts['CALLS.WAIT_HERE'] })),
  )
  expect(hub.sent).toEqual([['startCall', null, { tab: expect.any(String) }]])
})

it('CALL-016 a doctor of the pool reads who calls and why, and lets somebody else answer', async () => {
  await openBoard()
  const rings: VideoCall = {
    ...waits,
    doctorId: 9,
    doctorName: 'Dra. Corral',
    reason: 'Sarpullido',
    patientBirthDate: '1990-01-01',
  }
  await act(async () => callSession.notify(rings, 'doctor'))
  const dialog = within(await screen.findByRole('alertdialog', { name: call.patientName }))
  expect(dialog.getByText(/^Consulta sin cita · espera desde hace /)).toBeTruthy()
  expect(dialog.getByText(/^\d+ años · «Sarpullido»$/)).toBeTruthy()
  expect(await violationsOf(screen.getByRole('alertdialog'))).toEqual([])
  expect(dialog.getByRole('button', { name: texts['CALLS.RING.ATTEND'] })).toBeTruthy()
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: texts['CALLS.RING.PASS_ON'] })))
  expect(hub.sent).toEqual([['cancelVideoCall', call.id]])
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('CALL-034 whom nobody can answer asks for a message when a doctor is free, and takes it back', async () => {
  pool = { ...ready, online: 0 }
  const ask = vi.fn<(input: { body: { isWanted: boolean } }) => undefined>(({ body }) => {
    pool = { ...pool, alertUntil: body.isWanted ? '2027-01-11T23:00:00Z' : null }
    return undefined
  })
  await openBoard({ isPlus: true }, { 'PUT api/video-calls/pool/alert': ask })
  const region = within(await card(texts['CALLS.POOL.TITLE_nobody']))
  const press = async (name: string) =>
    act(async () => fireEvent.click(await region.findByRole('button', { name })))
  await press(texts['CALLS.POOL.ALERT'])
  expect(await region.findByText(texts['CALLS.POOL.ALERT_ON'])).toBeTruthy()
  expect(await violationsOf(document.body)).toEqual([])
  await press(texts['CALLS.POOL.ALERT_STOP'])
  expect(await region.findByRole('button', { name: texts['CALLS.POOL.ALERT'] })).toBeTruthy()
  expect(ask.mock.calls.map(([{ body }]) => body.isWanted)).toEqual([true, false])
})

it('CALL-034 a server that sends no such message offers none', async () => {
  const { alertUntil: _, ...older } = ready
  pool = { ...older, online: 0 }
  await openBoard()
  const region = within(await card(texts['CALLS.POOL.TITLE_nobody']))
  expect(region.queryByRole('button', { name: texts['CALLS.POOL.ALERT'] })).toBeNull()
})

it('CALL-034 who asked reads on any page that a doctor is free', async () => {
  await openBoard()
  await card(texts['CALLS.POOL.TITLE_ready'])
  await act(async () => openReader({ appointmentId: null, isDoctorFree: true }))
  expect(await screen.findByText(texts['CALLS.POOL.FREE'])).toBeTruthy()
  expect(await screen.findByRole('button', { name: texts['CALLS.POOL.FREE_OPEN'] })).toBeTruthy()
})
