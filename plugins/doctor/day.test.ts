import { expect, it } from 'vitest'
import type { DoctorConsultation, VideoCall } from '@schemas/generated/entities'
import { dayAround, lacksSummary, stateOf, waitingFirst } from './day'

const now = Date.parse('2027-01-11T10:00:00Z')
const line = (change: Partial<DoctorConsultation> = {}): DoctorConsultation => ({
  appointmentId: 1,
  startDate: '2027-01-11T09:55:00Z',
  duration: 15,
  serviceName: 'Visita',
  isOnline: true,
  isOwn: true,
  doctorName: 'Dra. Corral',
  patientId: 'ana',
  patientName: 'Ana',
  birthDate: null,
  thumbnailId: null,
  isInPortal: true,
  notes: null,
  waitingSince: null,
  call: null,
  endedAt: null,
  summary: null,
  missedCalls: 0,
  lastCallId: null,
  readiness: null,
  ...change,
})

it.each([
  ['waiting', { waitingSince: '2027-01-11T09:58:00Z', missedCalls: 1 }],
  ['inProgress', { call: { status: 'inProgress' } as VideoCall }],
  ['ended', { endedAt: '2027-01-11T09:59:00Z', missedCalls: 1 }],
  ['missed', { missedCalls: 1 }],
  ['inPerson', { isOnline: false }],
  ['past', { startDate: '2027-01-11T09:40:00Z' }],
  ['next', {}],
] as const)('ROLE-025 a line of the day is %s', (state, change) => {
  expect(stateOf(line(change), now)).toBe(state)
})

it('ROLE-025 who has waited longest comes first; colleagues call their own patients', () => {
  const waiting = (id: number, since: string, isOwn = true) =>
    line({ appointmentId: id, waitingSince: since, isOwn })
  const lines = [
    waiting(1, '2027-01-11T09:59:00Z'),
    waiting(2, '2027-01-11T09:55:00Z'),
    waiting(3, '2027-01-11T09:50:00Z', false),
    line({ appointmentId: 4 }),
  ]
  expect(waitingFirst(lines).map(({ appointmentId }) => appointmentId)).toEqual([2, 1])
})

it('CALL-062 an ended consultation without words lacks its summary', () => {
  expect(lacksSummary(line({ endedAt: '2027-01-11T09:59:00Z' }))).toBe(true)
  expect(lacksSummary(line({ endedAt: '2027-01-11T09:59:00Z', summary: 'Rest' }))).toBe(false)
  expect(lacksSummary(line())).toBe(false)
})

it('the day has the hours of the browser', () => {
  const { from, to } = dayAround(now)
  expect(Date.parse(from)).toBeLessThanOrEqual(now)
  expect(Date.parse(to)).toBeGreaterThan(now)
})
