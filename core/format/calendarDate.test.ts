import { describe, expect, it } from 'vitest'
import { addDays, addMonths, ageOn, isCalendarDate, isoWeekday, parseTypedDate } from './calendarDate'

it('CONST-021 counts calendar days and months over ends of years and leap days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
  expect(addDays('2027-03-27', 2)).toBe('2027-03-29')
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(addMonths('2027-01', -13)).toBe('2025-12')
})

it('numbers weekdays from Monday to Sunday', () => {
  expect(['2026-11-16', '2026-11-21', '2026-11-22'].map(isoWeekday)).toEqual([1, 6, 7])
})

it('CONST-021 parses a typed date to the form of the API', () => {
  expect(parseTypedDate('07/11/2026')).toBe('2026-11-07')
  expect(parseTypedDate('07-11-2026')).toBe('2026-11-07')
})

describe('WIDGET-006 a typed date', () => {
  it.each(['29/02/2028', '31/12/1999', '01-01-2000', '29/02/2000'])('accepts %j', (text) => {
    expect(parseTypedDate(text)).not.toBeNull()
  })
  it.each([
    '29/02/2027',
    '31/04/2026',
    '1/1/2000',
    '00/01/2000',
    '01/13/2000',
    '2000/01/01',
    '',
    '29/02/1900',
  ])('rejects %j', (text) => expect(parseTypedDate(text)).toBeNull())
})

it('accepts only existing dates in the form YYYY-MM-DD', () => {
  expect(['2026-11-07', '2026-02-30', '07-11-2026', '2026-1-1', 'soon'].map(isCalendarDate)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})

it('C-143 counts whole years, also for someone born on a leap day', () => {
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17)
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18)
  expect(ageOn('2026-11-21', '2026-11-21')).toBe(0)
})
