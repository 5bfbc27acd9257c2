import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CallGuest, CallGuestInvited } from '@schemas/generated/entities'
import { emitHubMessage } from '@portico/core/realtime/hub'
import { storeToken } from '@portico/core/session/session'
import kitTexts from '../../kits/calls/locales/es.json'
import calls from '../../plugins/calls/plugin'
import chat from '../../plugins/chat/plugin'
import devices from '../../plugins/devices/plugin'
import doctor from '../../plugins/doctor/plugin'
import texts from '../../plugins/doctor/locales/es.json'
import records from '../../plugins/records/plugin'
import { renderPage, setUpPages } from '../screens/renderPage'
import { violationsOf } from '../screens/violations'
import { stubViewport } from '../screens/viewport'
import { call, endCall, fakeEngine, fakeHub, setHubState, stubDevices, withoutHub } from './testCall'
import { line, visitRecord } from './testLine'

setUpPages()
let engine: ReturnType<typeof fakeEngine>
let hub: ReturnType<typeof fakeHub>
beforeEach(() => {
  storeToken(`h.${btoa(JSON.stringify({ sub: 'd1', role: ['Doctor'] }))}.s`)
  engine = fakeEngine()
  hub = fakeHub({ sendMessage: { id: 1 } })
  stubDevices()
  stubViewport()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  endCall()
})

const medicalData = {
  allergies: [{ id: 1, name: 'Penicilina', isAllergy: true, isActive: true }],
  illnesses: [],
  interventions: [],
  medicines: [],
}
const api = {
  'GET api/users/data': { id: 'd1', name: 'Elena', surname: 'Corral' },
  'GET api/video-calls/doctor/{from}/{to}': [line],
  'GET api/video-calls/ice-servers': { iceServers: [], expiresAt: '2100-01-01T00:00:00Z' },
  'GET api/video-calls/{id}/finish': undefined,
  'GET api/patients/{patientId}/records': {
    patient: { id: 'u1', name: 'Ana Suárez', birthDate: null, isReadable: true },
    doctorId: 9,
    medicalData,
    consultations: [],
    receipts: [],
    tests: [],
  },
  'GET api/patients/{patientId}/documents': [],
  'GET api/patients/{patientId}/measurements': [],
  'GET api/consultations/appointments/{id}': visitRecord,
  'GET api/consultations/unfinished': [],
  'GET api/chat/messages-user': [],
  'GET api/chat/messages': [],
  'GET api/chat/contacts': [{ patientId: 'u1', professionalId: 9, name: 'Ana Suárez' }],
  'PUT api/chat/read': undefined,
}
const sentence = (text: string) => text.replaceAll('{{name}}', 'Ana Suárez')

async function open(
  path: string,
  heading?: string,
  more: object = {},
  options: Record<string, unknown> = {},
): Promise<void> {
  await setHubState('connected')
  await renderPage({
    plugin: engine.plugin,
    others: [calls, chat, doctor, records, devices].map(withoutHub),
    features: ['chat', 'devices'],
    options: { doctor: options },
    path,
    api: { ...api, ...more },
    heading,
  })
}
const press = async (name: string | RegExp, where = screen.getByRole('main')) => {
  const found = await within(where).findByRole('button', { name })
  await act(async () => fireEvent.click(found))
}

/** The doctor calls from the page of a consultation of another day, and the patient has answered. */
async function openCall(more: object = {}): Promise<HTMLElement> {
  await open('doctor/consultations/3?day=2026-11-02', 'Ana Suárez', more)
  await press(sentence(texts['DOCTOR.CALL']))
  return screen.findByRole('navigation', { name: kitTexts['CALL.SECTIONS_OF'] })
}

it('CHAT-009 WIDGET-002 a doctor reads the records of the patient and writes to them beside the call', async () => {
  const nav = await openCall()
  const names = within(nav)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
  expect(names).toEqual([texts['DOCTOR.CONSULTATION'], 'Mensajes', 'Su historia'])
  await press('Su historia', nav)
  expect((await screen.findAllByText('Penicilina')).length).toBeGreaterThan(0)
  expect(location.hash).toBe('#/doctor/consultations/3?day=2026-11-02&section=patient')
  await press('Mensajes', nav)
  const field = await screen.findByRole('textbox', { name: 'Tu mensaje' })
  await act(async () => fireEvent.change(field, { target: { value: 'Le mando la receta' } }))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Enviar' })))
  await vi.waitFor(() => expect(JSON.stringify(hub.sent)).toMatch(/"IsPatientApp":false/))
  expect(engine.rooms).toHaveLength(1)
})

it('DEV-004 WIDGET-002 beside the call the doctor reads the measurements, and opens one without leaving the call', async () => {
  const pulse = { date: '2026-11-02T07:15:00Z', zone: 'Europe/Madrid', source: null, origin: 'manual' }
  const nav = await openCall({
    'GET api/patients/{patientId}/measurements': [{ ...pulse, measure: 4, value: 64, average: 70 }],
    'POST api/patients/{patientId}/measurements/{series}': { lines: [] },
  })
  await press('Su historia', nav)
  const link = await screen.findByRole('link', { name: /^Pulso/ })
  await act(async () => fireEvent.click(link))
  await screen.findByRole('heading', { level: 2, name: 'Pulso' })
  expect(location.hash).toBe('#/doctor/consultations/3?day=2026-11-02&section=patient&series=heart-rate')
  expect(engine.rooms).toHaveLength(1)
})

it.each([
  ['the default', {}, '#/doctor/consultations/4?day=2026-11-02', '#/doctor/consultations/3?day=2026-11-02'],
  [
    'what the tenant chooses',
    { interconsultationState: 'records.patients' },
    '#/doctor/patients?day=2026-11-02',
    '#/doctor/consultations/3?day=2026-11-02',
  ],
  [
    'what the tenant chooses for the doctor’s own',
    { detailState: 'records.patients' },
    '#/doctor/consultations/4?day=2026-11-02',
    '#/doctor/patients?day=2026-11-02',
  ],
])(
  'WIDGET-004 WIDGET-005 lines of the day lead with their id to the page of %s',
  async (_, options, colleague, own) => {
    const lines = [
      line,
      { ...line, appointmentId: 4, patientName: 'Luis Vega', isOwn: false, doctorName: 'Dr. Paz' },
    ]
    await open(
      'doctor/today/2026-11-02',
      undefined,
      { 'GET api/video-calls/doctor/{from}/{to}': lines },
      options,
    )
    const link = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href')
    expect(await link(/Ana Suárez/)).toBe(own)
    expect(await link(/Luis Vega/)).toBe(colleague)
  },
)

it('CALL-032 the day lists the call of a patient that the doctor missed', async () => {
  const called = { ...line, calledAt: '2026-11-02T09:02:00Z' }
  await open('doctor/today/2026-11-02', undefined, { 'GET api/video-calls/doctor/{from}/{to}': [called] })
  expect(await screen.findByText(/te llamó a las \d\d:02/)).toBeTruthy()
})

it('WIDGET-005 the visit of a colleague shows who sees the patient, and cannot be called or ended', async () => {
  const other = { ...line, isOwn: false, doctorName: 'Dr. Paz' }
  const more = { 'GET api/video-calls/doctor/{from}/{to}': [other] }
  await open('doctor/consultations/3?day=2026-11-02', 'Ana Suárez', more)
  expect(await screen.findByText(/Dr\. Paz, de tu equipo/)).toBeTruthy()
  expect(screen.getByRole('link', { name: texts['DOCTOR.RECORDS'] })).toBeTruthy()
  expect(screen.queryByRole('button', { name: sentence(texts['DOCTOR.CALL']) })).toBeNull()
})

it('CALL-041 the patient leaves: the doctor sees that the visit has not ended', async () => {
  await openCall()
  await act(async () =>
    emitHubMessage('callEnded', [{ callId: 7, by: 'patient', isConsultationEnded: false }]),
  )
  expect(await screen.findByText(sentence(texts['DOCTOR.OTHER_LEFT']))).toBeTruthy()
  expect(screen.getByText(texts['DOCTOR.OTHER_LEFT_HINT'])).toBeTruthy()
  expect(screen.getByRole('button', { name: sentence(texts['DOCTOR.CALL']) })).toBeTruthy()
})

it('CALL-033 the patient refuses, and the doctor sees it', async () => {
  hub.answers['startCall'] = { ...call, status: 'calling', startedBy: 'doctor' }
  await open('doctor/consultations/3?day=2026-11-02', 'Ana Suárez')
  await press(sentence(texts['DOCTOR.CALL']))
  await act(async () => emitHubMessage('cancelCalling', [{ callId: 7, by: 'patient' }]))
  expect(await screen.findByText(sentence(kitTexts['VIDEOCONSULTATION.REFUSED']))).toBeTruthy()
})

it('CALL-015 CALL-034 a doctor answers a call without an appointment and has its picture and controls', async () => {
  const free = { ...call, appointmentId: null, startDate: null, status: 'calling' as const }
  hub.answers['acceptVideoCall'] = { ...free, status: 'inProgress' }
  const { callSession } = await import('@portico/calls/session/useCallSession')
  await open('doctor/today')
  await act(async () => callSession.notify(free, 'doctor'))
  const ringing = await screen.findByRole('alertdialog', { name: 'Ana Suárez' })
  await act(async () => fireEvent.click(within(ringing).getByRole('button', { name: 'Contestar' })))
  expect(await screen.findByRole('button', { name: kitTexts['CALL.HANG_UP'] })).toBeTruthy()
  expect(location.hash).toBe('#/doctor/consultations/call')
  expect(await screen.findByText(sentence(texts['DOCTOR.FREE_CALL']))).toBeTruthy()
  await act(async () =>
    emitHubMessage('callEnded', [{ callId: 7, by: 'patient', isConsultationEnded: false }]),
  )
  expect(await screen.findByRole('heading', { name: texts['DOCTOR.NO_CALL'] })).toBeTruthy()
})

const fill = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))

it('CALL-030 the doctor invites somebody of the family with one press, and reads that the patient is asked', async () => {
  const { join } = engine.engine
  engine.engine.join = (input) => ({ ...join(input), setOthers: () => {} })
  const diego = { id: 'diego', name: 'Diego Suárez' }
  let guests: CallGuest[] = []
  const invite = vi.fn<(input: { body: object }) => CallGuestInvited>(() => {
    const guest = { id: 5, name: diego.name, kind: 'relative', invitedBy: 'doctor', state: 'asked' } as const
    guests = [{ ...guest, isAtDoor: false, isFamily: true }]
    return { guest: guests[0]! }
  })
  await openCall({
    'GET api/video-calls/{id}/guests': () => guests,
    'GET api/video-calls/{id}/relatives': () => (guests.length === 0 ? [diego] : []),
    'POST api/video-calls/{id}/guests': invite,
  })
  await press(fill(kitTexts['PEOPLE.CONTROL_LABEL'], { count: 2 }))
  await press(kitTexts['PEOPLE.INVITE'])
  const label = fill(kitTexts['PEOPLE.FAMILY_INVITE_LABEL'], { name: diego.name })
  await screen.findByRole('button', { name: label })
  expect(await violationsOf(document.body)).toEqual([])
  await press(label)
  expect(invite.mock.lastCall?.[0].body).toEqual({ name: diego.name, kind: 'relative', relativeId: 'diego' })
  await act(async () => emitHubMessage('guestsChanged', [{ callId: call.id }]))
  expect(await screen.findByText(fill(kitTexts['PEOPLE.STATE_asking'], { other: 'Ana Suárez' }))).toBeTruthy()
  guests = guests.map((guest) => ({ ...guest, state: 'allowed' }))
  await act(async () => emitHubMessage('guestsChanged', [{ callId: call.id }]))
  expect(await screen.findByText(kitTexts['PEOPLE.FAMILY_NOT_SENT'])).toBeTruthy()
})
