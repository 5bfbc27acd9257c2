import { expect, test } from 'vitest'
import { vacationDay } from './edit'
import { day, hours } from './testDays'
import { parseSpecialDate, toDayUpdate, parseWeek } from './apiFormat'

const pause = (start_time: string, end_time: string) => ({ start_time, end_time })

test('CAL-003 the week starts on Monday and short gaps are breaks', () => {
  const workingHours = [
    { startTime: '09:00', endTime: '11:00' },
    { startTime: '11:30', endTime: '14:00' },
    { startTime: '16:00', endTime: '19:00' },
  ]
  const week = parseWeek({
    doctorId: 1,
    canModifyCalendar: true,
    timeZoneId: 'Europe/Madrid',
    version: 1,
    workingDays: [{ dayOfWeek: 2, workingHours }],
  })
  expect(week).toHaveLength(7)
  expect(week[1]).toEqual(day(hours('9-14', '11-11:30'), '16-19'))
  expect(week[0]).toEqual(day())
})

test('CAL-006 special dates have hours, breaks, vacation and a name', () => {
  const date = { date: '2026-11-26', is_day_off: false, start_time: '09:00', end_time: '19:00' }
  const found = parseSpecialDate({
    ...date,
    name: 'Guardia',
    breaktime: [pause('14:00', '16:00'), pause('11:00', '11:30')],
  })
  expect(found).toEqual({ ...day(hours('9-14', '11-11:30'), '16-19'), name: 'Guardia' })
  expect(
    parseSpecialDate({ date: '2026-12-25', is_day_off: true, start_time: '', end_time: '', breaktime: [] }),
  ).toEqual({
    ...vacationDay,
    name: undefined,
  })
})

test('CAL-004 a day is sent with its first and last hour and all breaks, and touching intervals are merged', () => {
  const sent = toDayUpdate(7, '2026-11-24', day('16-19', hours('9-12', '10-10:30'), '12-14'), 3)
  expect(sent).toEqual({
    doctorId: 7,
    version: 3,
    date: '2026-11-24',
    is_modified: true,
    start_time: '09:00',
    end_time: '19:00',
    breaktime: [pause('10:00', '10:30'), pause('14:00', '16:00')],
  })
  expect(toDayUpdate(7, '2', day('9-10'), 3)).toMatchObject({ index: 2, start_time: '09:00', breaktime: [] })
})

test('CAL-008 a date without hours is a day off, a weekday without hours is free, null resets a date', () => {
  const common = { doctorId: 7, version: 3 }
  expect(toDayUpdate(7, '2026-11-24', vacationDay, 3)).toMatchObject({ is_day_off: true })
  expect(toDayUpdate(7, '2026-11-24', day(), 3)).toMatchObject({ is_day_off: true })
  expect(toDayUpdate(7, '2', day(), 3)).toEqual({ ...common, index: 2, is_modified: true })
  expect(toDayUpdate(7, '2026-11-24', null, 3)).toEqual({ ...common, date: '2026-11-24' })
})
