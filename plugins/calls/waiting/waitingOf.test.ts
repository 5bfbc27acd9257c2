import { expect, it } from 'vitest'
import type { VideoConsultation, WaitingQueue } from '@schemas/generated/entities'
import { waitingOf } from './waitingOf'

const at = (time: string) => Date.parse(`2027-01-11T${time}:00Z`)
const call = { isOtherOnline: true, startedAt: '2027-01-11T10:45:00Z', startDate: '2027-01-11T10:50:00Z' }
const read = (
  queue: Partial<WaitingQueue>,
  now = '10:52',
  more: Partial<VideoConsultation> = {},
  since = '10:45',
) =>
  waitingOf({
    consultation: {
      lateAt: '2027-01-11T11:05:00Z',
      queue: { ahead: 0, isDoctorBusy: false, isDoctorOnline: true, ...queue },
      ...more,
    } as VideoConsultation,
    call: { ...call, startedAt: new Date(at(since)).toISOString() },
    now: at(now),
  })
const said = { expectedAt: '2027-01-11T11:01:00Z' }

it.each([
  ['the doctor is there', {}, '10:52', 'ready'],
  ['the doctor talks', { isDoctorBusy: true }, '10:52', 'next'],
  ['others are before', { ahead: 2, isDoctorBusy: true }, '10:52', 'ahead'],
  ['the doctor has not come', { isDoctorOnline: false }, '10:52', 'offline'],
  ['the doctor is late and talks', { isDoctorBusy: true }, '11:06', 'late'],
  ['the doctor said when', { ...said, isDoctorBusy: true }, '10:56', 'expected'],
  ['the hour that the doctor gave has just passed', said, '11:03', 'expected'],
  ['the hour has passed, and nobody is late before it', { ...said, isDoctorBusy: true }, '11:04', 'next'],
  ['that hour and the lateness have passed', said, '11:06', 'late'],
])('CALL-034 what a waiting patient reads is true: %s', (_, queue, now, kind) => {
  expect(read(queue, now).kind).toBe(kind)
})

it('CALL-034 nobody is late who has talked already', () => {
  expect(read({}, '11:30', { consultationId: 5 }).kind).toBe('ready')
})

it('CALL-034 no doctor is late for a patient who has come late, before that patient has waited as long', () => {
  const late = (now: string) => read({}, now, {}, '11:10').kind
  expect([late('11:11'), late('11:24'), late('11:26')]).toEqual(['ready', 'ready', 'late'])
})

it('an API that does not say whether the doctor is there leaves it to the call', () => {
  const consultation = { lateAt: '2027-01-11T11:05:00Z', queue: null } as VideoConsultation
  expect(waitingOf({ consultation, call: { ...call, isOtherOnline: false }, now: at('10:52') }).kind).toBe(
    'offline',
  )
})
