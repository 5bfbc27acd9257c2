import { expect, it } from 'vitest'
import type { DoctorConsultation } from '@schemas/generated/entities'
import { line } from '../../../tests/calls/testLine'
import { daysOf, hoursOf, mondayOf, rowsOf } from './weekDays'

const zone = 'Europe/Madrid'
const at = (startDate: string, duration = 20): DoctorConsultation => ({ ...line, startDate, duration })

it.each([
  ['2026-11-30', '2026-11-30'],
  ['2026-12-06', '2026-11-30'],
  ['2027-01-01', '2026-12-28'],
])('CONST-029 the week of %s begins on Monday %s', (date, monday) => {
  expect(mondayOf(date)).toBe(monday)
})

it('ROLE-025 a week has its working days, and those of the weekend with visits, in the zone of the reader', () => {
  const saturdayNight = at('2026-12-05T22:30:00Z')
  const days = daysOf('2026-11-30', [at('2026-11-30T08:00:00Z'), saturdayNight], zone)
  expect(days.map(({ date, lines }) => [date, lines.length])).toEqual([
    ['2026-11-30', 1],
    ['2026-12-01', 0],
    ['2026-12-02', 0],
    ['2026-12-03', 0],
    ['2026-12-04', 0],
    ['2026-12-05', 1],
  ])
})

it('the hours of a week hold every visit, also one that ends at midnight', () => {
  expect(hoursOf([], zone)).toEqual({ from: 9, to: 14 })
  expect(hoursOf([at('2026-11-30T06:40:00Z'), at('2026-11-30T16:50:00Z')], zone)).toEqual({ from: 7, to: 19 })
  expect(hoursOf([at('2026-11-30T22:50:00Z', 30)], zone)).toEqual({ from: 9, to: 24 })
})

it('a visit takes the rows of its time, and at least two', () => {
  expect(rowsOf(at('2026-11-30T08:20:00Z'), zone, 9)).toBe('3 / span 2')
  expect(rowsOf(at('2026-11-30T08:00:00Z', 45), zone, 9)).toBe('1 / span 5')
  expect(rowsOf(at('2026-11-30T09:00:00Z', 5), zone, 9)).toBe('7 / span 2')
})
