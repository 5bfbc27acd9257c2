import { expect, test } from 'vitest'
import { clockChange, offsetAt, formatOffset } from './offset'

test.each([
  ['2026-10-01', 'Europe/Madrid', 120],
  ['2026-10-26', 'Europe/Madrid', 60],
  ['2026-10-25', 'Europe/Madrid', 120],
  ['2026-07-01', 'America/St_Johns', -150],
  ['2026-07-01', 'Pacific/Kiritimati', 840],
  ['2026-01-01', 'UTC', 0],
])('ADMIN-162 the first moment of %s in %s is %d minutes east of UTC', (day, zone, minutes) => {
  expect(offsetAt(day, zone)).toBe(minutes)
})

test('ADMIN-162 finds the date of a clock change in the range', () => {
  expect(clockChange({ start: '2026-10-01', end: '2026-10-31' }, 'Europe/Madrid')).toEqual({
    day: '2026-10-25',
    offset: 60,
  })
  expect(clockChange({ start: '2026-11-01', end: '2026-11-30' }, 'Europe/Madrid')).toBeNull()
})

test('formats an offset as text', () => {
  expect([120, 0, -150].map(formatOffset)).toEqual(['UTC+2', 'UTC+0', 'UTC-2:30'])
})
