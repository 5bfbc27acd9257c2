import { expect, it } from 'vitest'
import type { DoctorConsultation, VideoCall } from '@schemas/generated/entities'
import { line as testLine } from '../../tests/calls/testLine'
import { countsOf } from './counts'

const now = Date.parse('2027-01-11T10:00:00Z')
const line = (change: Partial<DoctorConsultation>): DoctorConsultation => ({
  ...testLine,
  startDate: '2027-01-11T11:00:00Z',
  ...change,
})
const answerBy = '2027-01-11T09:00:00Z'

it('ROLE-025 the day counts own visits: who waits, who is seen, and who comes later', () => {
  const lines = [
    line({ isFinished: true, startDate: '2027-01-11T08:00:00Z' }),
    line({ waitingSince: '2027-01-11T09:58:00Z' }),
    line({ call: { status: 'inProgress' } as VideoCall }),
    line({ isOnline: false, startDate: '2027-01-11T09:55:00Z' }),
    line({}),
    line({ isOnline: false }),
    line({ proposal: { state: 'open', answerBy } }),
    line({ proposal: { state: 'declined', answerBy } }),
    line({ isOwn: false }),
  ]
  expect(countsOf(lines, now)).toEqual({ all: 7, waiting: 1, inProgress: 2, toCome: 3 })
})

it('a day without visits counts none', () => {
  expect(countsOf([], now)).toEqual({ all: 0, waiting: 0, inProgress: 0, toCome: 0 })
})
