import { expect, test } from 'vitest'
import { appointmentsByDate } from './apiFormat'
import { appointmentsOutside } from './calendar'
import { freeDay, shiftSpans, type Day } from './day'
import { vacationDay } from './edit'
import { copyShifts, endNextDay, nextKey, removeShift, setShiftEnd, setShiftStart } from './nights'
import { day, hours, span } from './testDays'

const reader =
  (days: Readonly<Record<string, Day>>) =>
  (key: string): Day =>
    days[key] ?? freeDay
/** A night from Monday to Tuesday, and other hours on Tuesday. */
const week = { 1: day('22-24'), 2: day(hours('0-6', '2-2:30'), '16-19') }
const dates = { '2027-01-31': day('22-24') }

test('the day after Sunday is Monday, and dates go on over the end of a month', () => {
  expect(['1', '6', '7'].map((key) => nextKey(key))).toEqual(['2', '7', '1'])
  expect(nextKey('2027-01-31')).toBe('2027-02-01')
})

test('CAL-003 hours until midnight and hours from midnight are one shift; other neighbours are not', () => {
  expect(endNextDay(day('22-24').intervals[0], week[2])).toBe(6 * 60)
  expect(endNextDay(day('20-23').intervals[0], week[2])).toBeNull()
  expect(endNextDay(day('22-24').intervals[0], day('1-6'))).toBeNull()
  expect(endNextDay(day('22-24').intervals[0], vacationDay)).toBeNull()
  expect(endNextDay(day('0-24').intervals[0], week[2])).toBeNull()
  expect(endNextDay(day('22-24').intervals[0], day('0-24'))).toBeNull()
  expect(shiftSpans(week[1], day('0-6', '16-19'))).toEqual([{ from: 22 * 60, to: 30 * 60 }])
  expect(shiftSpans(day('9-14', '22-24'), freeDay)).toEqual([span('9-14'), span('22-24')])
})

test('CAL-003 an end that is not after the start is on the next day, which keeps its other hours and its name', () => {
  const next = { ...day('16-19'), name: 'Guardia' }
  expect(setShiftEnd(reader({ 1: day('9-14', '22-23'), 2: next }), '1', 1, 6 * 60)).toEqual({
    1: day('9-14', '22-24'),
    2: { ...day('0-6', '16-19'), name: 'Guardia' },
  })
  expect(setShiftEnd(reader(dates), '2027-01-31', 0, 90)).toEqual({
    '2027-01-31': day('22-24'),
    '2027-02-01': day('0-1:30'),
  })
  expect(setShiftEnd(reader({ 7: day('22-24'), 1: vacationDay }), '7', 0, 60)).toMatchObject({
    1: day('0-1'),
  })
})

test('CAL-003 a start after the end begins hours until midnight', () => {
  expect(setShiftStart(day('9-14'), 0, 22 * 60)).toEqual(day('22-24'))
  expect(setShiftStart(day('9-14'), 0, 10 * 60)).toEqual(day('10-14'))
  expect(setShiftStart(day('9-14'), 0, 24 * 60)).toEqual(day('9-14'))
})

test('CAL-003 another end moves the end of the shift, and one on the same day takes the rest away', () => {
  expect(setShiftEnd(reader(week), '1', 0, 2 * 60)).toMatchObject({ 2: day('0-2', '16-19') })
  expect(setShiftEnd(reader(week), '1', 0, 23 * 60)).toEqual({ 1: day('22-23'), 2: day('16-19') })
  expect(setShiftEnd(reader(week), '1', 0, 0)).toEqual({ 1: day('22-24'), 2: day('16-19') })
  expect(setShiftEnd(reader({ 1: day('9-14') }), '1', 0, 15 * 60)).toEqual({ 1: day('9-15') })
})

test('CAL-003 the removal of a shift over midnight removes both of its days', () => {
  expect(removeShift(reader(week), '1', 0)).toEqual({ 1: freeDay, 2: day('16-19') })
  expect(removeShift(reader(week), '2', 1)).toEqual({ 2: day(hours('0-6', '2-2:30')) })
})

test('CAL-003 a copy of a day takes its night along, over the last copy too', () => {
  const copied = copyShifts(reader({ 1: day('22-24'), 2: day('0-6') }), '1', ['2', '3', '4', '5'])
  const both = day('0-6', '22-24')
  expect(copied).toEqual({ 2: both, 3: both, 4: both, 5: both, 6: day('0-6') })
})

test('CAL-003 the rest of the night before stays where it is, and is not copied', () => {
  const days = { 1: day('22-24'), 2: day('0-6', '9-14'), 3: day('16-19') }
  expect(copyShifts(reader(days), '2', ['3'])).toEqual({ 3: day('9-14') })
  expect(copyShifts(reader(days), '3', ['2'])).toEqual({ 2: day('0-6', '16-19') })
})

test('CAL-003 a copy over a night takes away the rest of what it replaces', () => {
  const days = { 1: day('22-24'), 2: day('0-6', '9-14'), 3: day('16-19') }
  expect(copyShifts(reader(days), '3', ['1'])).toEqual({ 1: day('16-19'), 2: day('9-14') })
})

test('CAL-002 an appointment over midnight is outside the hours unless the shift goes on', () => {
  const booked = appointmentsByDate([{ date: '2027-01-31', from: '23:40', to: '00:30' }])['2027-01-31'] ?? []
  expect(appointmentsOutside(day('22-24'), booked, day('0-6'))).toEqual([])
  expect(appointmentsOutside(day('22-24'), booked, day('1-6'))).toHaveLength(1)
  expect(appointmentsOutside(day('22-24'), booked, freeDay)).toHaveLength(1)
})
