import { addDays } from '@portico/core/format/calendarDate'
import { expect, test } from 'vitest'
import { rangeDates, dayCount, presetRange, previousRange, rangeError } from './range'

const today = '2026-03-15'

test('ADMIN-048 the previous month is complete, also in January and for months of any length', () => {
  expect(presetRange('LAST_MONTH', today)).toEqual({ start: '2026-02-01', end: '2026-02-28' })
  expect(presetRange('LAST_MONTH', '2026-01-31')).toEqual({ start: '2025-12-01', end: '2025-12-31' })
})

test.each([
  ['THIS_MONTH', '2026-03-01', '2026-03-15'],
  ['LAST_7_DAYS', '2026-03-08', '2026-03-14'],
  ['LAST_30_DAYS', '2026-02-13', '2026-03-14'],
  ['THIS_YEAR', '2026-01-01', '2026-03-15'],
] as const)('ADMIN-047 the preset %s', (preset, start, end) => {
  expect(presetRange(preset, today)).toEqual({ start, end })
})

test.each([
  ['2026-02-01', '2026-02-28', null],
  ['2026-02-01', '2026-02-01', null],
  ['', '2026-02-01', 'MISSING'],
  ['2026-02-30', '2026-03-01', 'MISSING'],
  ['2026-03-02', '2026-03-01', 'TURNED'],
  ['2020-01-01', '2026-03-01', 'LONG'],
] as const)('ADMIN-047 from %s to %s', (start, end, fault) => {
  expect(rangeError({ start, end })).toBe(fault)
})

test('the previous period has as many days, also over a clock change', () => {
  const range = { start: '2026-03-25', end: '2026-04-03' }
  expect(previousRange(range)).toEqual({ start: '2026-03-15', end: '2026-03-24' })
  expect(dayCount(range)).toBe(10)
  expect(rangeDates(range)).toHaveLength(10)
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
})
