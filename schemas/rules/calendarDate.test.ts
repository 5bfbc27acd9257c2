import { expect, it } from 'vitest'
import { parseCalendarDate } from './calendarDate'

it.each([
  ['03-02-1991', '1991-02-03'],
  ['3/2/1991', '1991-02-03'],
  ['29.02.2028', '2028-02-29'],
  [' 1991-02-03 ', '1991-02-03'],
  ['\u200E3/2/1991\u200B', '1991-02-03'],
  ['02-13-1991', null],
  ['31/2/1990', null],
  ['29-02-2027', null],
  ['03-02-91', null],
  ['1991', null],
  ['', null],
])('CONST-021 ADMIN-159 the text %j is the date %j: day first or ISO, and never guessed', (text, date) =>
  expect(parseCalendarDate(text)).toBe(date),
)
