import { expect, test } from 'vitest'
import { formatClock, formatHoursAndMinutes, parseClock } from './clock'

test.each([
  ['9', 540],
  ['930', 570],
  ['09.30', 570],
  [' 9:30 ', 570],
  ['24:00', 1440],
  ['24:15', null],
  ['9:75', null],
  ['mañana', null],
  ['', null],
])('CAL-004 parses the typed time "%s"', (text, minutes) => {
  expect(parseClock(text)).toBe(minutes)
})

test('CAL-004 times are formatted as HH:mm, durations with units', () => {
  expect([formatClock(545), formatClock(1440)]).toEqual(['09:05', '24:00'])
  expect([
    formatHoursAndMinutes(450),
    formatHoursAndMinutes(360),
    formatHoursAndMinutes(30),
    formatHoursAndMinutes(0),
  ]).toEqual(['7 h 30 min', '6 h', '30 min', '0 h'])
})
