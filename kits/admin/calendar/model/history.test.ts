import { expect, test } from 'vitest'
import { vacationDay } from './edit'
import { dayChanges } from './history'
import { day, hours } from './testDays'

test('CAL-007 the history shows each day before and after a change', () => {
  const date = '2026-11-24'
  const row = {
    is_day_off: false,
    starts: '09:00',
    ends: '14:00',
    name: null,
    event_id: 31,
    unit_group_id: null,
  }
  const breaks = [{ starts: '11:00', ends: '11:30' }]
  expect(dayChanges({ before: { [date]: [] }, after: { [date]: [{ ...row, breaks }] } })).toEqual([
    {
      key: date,
      before: null,
      after: { ...day(hours('9-14', '11-11:30')), name: '', ids: { event_id: 31, unit_group_id: null } },
    },
  ])
  const off = { ...row, is_day_off: true, starts: null, ends: null, breaks: [] }
  expect(dayChanges({ before: null, after: { [date]: [off] } })[0]?.after).toEqual({
    ...vacationDay,
    name: '',
    ids: { event_id: 31, unit_group_id: null },
  })
  const weekday = [
    { starts: '09:00', ends: '12:00' },
    { starts: '16:00', ends: '19:00' },
  ]
  expect(dayChanges({ before: { 'weekday 2': weekday }, after: { 'weekday 2': [] } })).toEqual([
    { key: '2', before: day('9-12', '16-19'), after: day() },
  ])
})
