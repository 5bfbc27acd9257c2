import { expect, test } from 'vitest'
import { hourAxis, axisPosition, axisTicks } from './axis'
import {
  invalidDays,
  changedDays,
  editedDay,
  editsBack,
  compareWorkingMinutes,
  isSpecial,
  savedDay,
  appointmentsOutside,
  type Calendar,
} from './calendar'
import { monthsToLoad, weekDates } from './dates'
import { vacationDay } from './edit'
import { day, hours, span } from './testDays'

const calendar: Calendar = {
  week: [day('9-14'), day('9-14'), day(), day(), day(), day(), day()],
  special: { '2026-11-24': vacationDay },
}

test('CAL-005 a date has its own hours, otherwise those of its weekday, edits included', () => {
  expect(savedDay(calendar, '2026-11-23')).toEqual(day('9-14'))
  expect(savedDay(calendar, '2026-11-24')).toBe(vacationDay)
  expect(editedDay(calendar, {}, '2026-11-23')).toEqual(day('9-14'))
  expect(editedDay(calendar, {}, '2026-11-24')).toBe(vacationDay)
  expect(editedDay(calendar, { 1: day('8-9') }, '2026-11-23')).toEqual(day('8-9'))
  expect(editedDay(calendar, { '2026-11-24': null }, '2026-11-24')).toEqual(day('9-14'))
  expect(isSpecial(calendar, {}, '2026-11-24')).toBe(true)
  expect(isSpecial(calendar, { '2026-11-24': null }, '2026-11-24')).toBe(false)
})

test('CAL-007 a day is modified only while it differs from the saved one', () => {
  const edits = { '2026-11-23': day('9-12', '12-14'), '2026-11-24': null, 2: day('9-13'), '2026-11-25': null }
  expect(changedDays(calendar, edits)).toEqual(['2', '2026-11-24'])
  expect(changedDays({ ...calendar, special: {} }, edits)).toEqual(['2'])
})

test('undo writes back the saved hours, and lets a date without its own follow the typical week', () => {
  expect(editsBack(calendar, ['2', '2026-11-23', '2026-11-24'])).toEqual({
    2: day('9-14'),
    '2026-11-23': null,
    '2026-11-24': vacationDay,
  })
})

test('CAL-009 a changed day with overlaps is invalid', () => {
  const edits = { 1: day('9-14', '13-15'), 2: day('9-13') }
  expect(invalidDays(calendar, edits)).toEqual(['1'])
})

test('CAL-002 compares the hours of a week and finds appointments outside them', () => {
  const week = weekDates('2026-11-29')
  expect([week[0], week[6]]).toEqual(['2026-11-23', '2026-11-29'])
  expect(compareWorkingMinutes(calendar, { '2026-11-23': day('9-10') }, week)).toEqual({
    before: 300,
    after: 60,
  })
  const appointments = [span('9-9:30'), span('11-11:20'), span('13:45-14:15')]
  expect(appointmentsOutside(day(hours('9-14', '11-11:30')), appointments)).toEqual([
    appointments[1],
    appointments[2],
  ])
  expect(appointmentsOutside(vacationDay, appointments)).toEqual(appointments)
})

test('CAL-006 loads the neighbours of the visible month and the months of the week', () => {
  expect(monthsToLoad('2026-11', weekDates('2026-11-23'))).toEqual(['2026-10', '2026-11', '2026-12'])
  expect(monthsToLoad('2027-03', weekDates('2026-12-31'))).toContain('2026-12')
})

test('CAL-002 the axis runs from 08 to 21 and extends to earlier and later hours', () => {
  expect(hourAxis([day('9-14')])).toEqual(span('8-21'))
  const wide = hourAxis([day('6:30-14', '20-22:30')])
  expect(wide).toEqual(span('6-23'))
  expect(axisTicks(span('8-21'))).toHaveLength(7)
  expect(axisTicks(span('0-24')).map((tick) => tick / 60)).toEqual([0, 4, 8, 12, 16, 20])
  expect(axisPosition(14 * 60, span('8-20'))).toBe(0.5)
})
