import { expect, it } from 'vitest'
import { addDays, addMonths, isoWeekday, monthOf, startOf } from './calendarDate'

it('CONST-021 counts calendar days and months over ends of years and leap days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
  expect(addDays('2027-03-27', 2)).toBe('2027-03-29')
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(addMonths('2027-01', -13)).toBe('2025-12')
})

it('gives the month of a date, and the first date of its month and year', () => {
  expect(monthOf('2028-02-29')).toBe('2028-02')
  expect(startOf('2028-02-29', 'month')).toBe('2028-02-01')
  expect(startOf('2028-02-29', 'year')).toBe('2028-01-01')
})

it('CONST-029 numbers weekdays from Monday to Sunday', () => {
  expect(['2026-11-16', '2026-11-21', '2026-11-22'].map(isoWeekday)).toEqual([1, 6, 7])
})
