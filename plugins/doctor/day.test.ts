import { expect, it } from 'vitest'
import type { DoctorConsultation, VideoCall } from '@schemas/generated/entities'
import { rangeOf, lacksSummary, stateOf, waitingFirst } from './day'
import { line as testLine } from '../../tests/calls/testLine'

const now = Date.parse('2027-01-11T10:00:00Z')
const line = (change: Partial<DoctorConsultation> = {}): DoctorConsultation => ({
  ...testLine,
  startDate: '2027-01-11T09:55:00Z',
  ...change,
})

it.each([
  ['waiting', { waitingSince: '2027-01-11T09:58:00Z', missedCalls: 1 }],
  ['inProgress', { call: { status: 'inProgress' } as VideoCall }],
  ['ended', { endedAt: '2027-01-11T09:59:00Z', missedCalls: 1 }],
  ['unfinished', { isUnfinished: true, endedAt: '2027-01-11T09:59:00Z' }],
  ['ended', { isFinished: true }],
  ['noShow', { missedAt: '2027-01-11T09:59:00Z' }],
  ['missed', { missedCalls: 1 }],
  ['inPerson', { isOnline: false }],
  ['unwritten', { isOnline: false, startDate: '2027-01-11T09:40:00Z' }],
  ['next', { isOnline: false, startDate: '2027-01-11T10:20:00Z' }],
  ['past', { startDate: '2027-01-11T09:40:00Z' }],
  ['next', {}],
] as const)('ROLE-025 a line of the day is %s', (state, change) => {
  expect(stateOf(line(change), now)).toBe(state)
})

it.each([
  ['waiting', 'waiting'],
  ['ringing', 'ringing'],
  ['cutOff', 'cutOff'],
  ['toFinish', 'unfinished'],
  ['finished', 'ended'],
  ['refused', 'refused'],
  ['planned', 'next'],
] as const)('ROLE-025 what the server says counts: %s is shown as %s', (state, shown) => {
  expect(stateOf(line({ visitState: { state, since: null } }), now)).toBe(shown)
})

it('ROLE-025 the patient who has waited longest comes first; colleagues call their own patients', () => {
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

it('CALL-062 a finished consultation without a text lacks its summary', () => {
  expect(lacksSummary(line({ isFinished: true }))).toBe(true)
  expect(lacksSummary(line({ isFinished: true, summary: 'Rest' }))).toBe(false)
  expect(lacksSummary(line())).toBe(false)
})

it('a day has the hours of the browser, and ends where the next begins', () => {
  const { from, to } = rangeOf('2027-01-11')
  expect(new Date(from).getHours()).toBe(0)
  expect(new Date(to).getDate()).toBe(12)
  expect(rangeOf('2027-01-12').from).toBe(to)
})
