import { expect, test } from 'vitest'
import { copyDay, setVacation, vacationDay } from './edit'
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
    event_id: 31,
    unit_group_id: null,
    breaktime: [pause('14:00', '16:00'), pause('11:00', '11:30')],
  })
  expect(found).toEqual({
    ...day(hours('9-14', '11-11:30'), '16-19'),
    name: 'Guardia',
    ids: { event_id: 31, unit_group_id: null },
  })
  expect(
    parseSpecialDate({ date: '2026-12-25', is_day_off: true, start_time: '', end_time: '', breaktime: [] }),
  ).toEqual({
    ...vacationDay,
    name: '',
    ids: {},
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

test('CAL-004 a named date is sent with its name and ids, also on vacation, and a copy keeps the name and ids of its date', () => {
  const named = { ...day('9-14'), name: 'Guardia', ids: { event_id: 31, unit_group_id: 8 } }
  const kept = { name: 'Guardia', event_id: 31, unit_group_id: 8 }
  expect(toDayUpdate(7, '2026-11-24', named)).toMatchObject(kept)
  expect(toDayUpdate(7, '2026-11-24', setVacation(named))).toMatchObject({ ...kept, is_day_off: true })
  expect(toDayUpdate(7, '2026-11-24', { ...named, name: '' })).toMatchObject({ name: '' })
  const target = { ...day(), name: 'Fiesta local', ids: { event_id: 5 } }
  expect(toDayUpdate(7, '2026-11-25', copyDay(named, target))).toMatchObject({
    start_time: '09:00',
    name: 'Fiesta local',
    event_id: 5,
  })
  const unnamed = toDayUpdate(7, '2026-11-26', copyDay(named, day()))
  expect([unnamed.event_id, unnamed.name]).toEqual([undefined, undefined])
  expect(toDayUpdate(7, '2', copyDay(named, day()))).not.toHaveProperty('name')
})
