import { describe, expect, test } from 'vitest'
import { workingMinutes, type Day } from './day'
import * as edit from './edit'
import { editForArrowKey } from '../week/arrowKeys'
import { day, hours, span } from './testDays'

describe('CAL-002 moving and resizing an interval', () => {
  const morning = day(hours('9-14', '11-11:30'), '16-19')
  test.each<[string, Day, Day]>([
    [
      'moves its breaks along',
      edit.moveInterval(morning, 0, 'whole', 15),
      day(hours('9:15-14:15', '11:15-11:45'), '16-19'),
    ],
    ['stops at midnight', edit.moveInterval(day('20-23'), 0, 'whole', 600), day('21-24')],
    ['stops at the start of the day', edit.moveInterval(day('1-3'), 0, 'whole', -600), day('0-2')],
    [
      'clips a break to its new end',
      edit.moveInterval(morning, 0, 'to', -165),
      day(hours('9-11:15', '11-11:15'), '16-19'),
    ],
    ['removes a break outside', edit.moveInterval(morning, 0, 'from', 150), day('11:30-14', '16-19')],
    ['keeps the shortest length', edit.moveInterval(day('9-10'), 0, 'to', -300), day('9-9:15')],
    ['accepts any typed minute', edit.setIntervalHours(day('9-10'), 0, span('8:50-9:05')), day('8:50-9:05')],
    ['ignores an end before the start', edit.setIntervalHours(day('9-10'), 0, span('12-11')), day('9-10')],
  ])('%s', (_, actual, expected) => expect(actual).toEqual(expected))
})

test('CAL-002 intervals and breaks are added and removed', () => {
  expect(edit.addInterval(day())).toEqual(day('9-14'))
  expect(edit.addInterval(day('16-19', '9-14'))).toEqual(day('16-19', '9-14', '20-22'))
  expect(edit.addInterval(day('9-24'))).toEqual(day('9-24', '23:45-24'))
  expect(edit.removeInterval(day('9-14', '16-19'), 0)).toEqual(day('16-19'))
  const paused = edit.addBreak(day('9-14'), 0)
  expect(paused).toEqual(day(hours('9-14', '11:30-12')))
  expect(edit.setBreak(paused, 0, 0, span('13-15'))).toEqual(day(hours('9-14', '13-14')))
  expect(edit.removeBreak(paused, 0, 0)).toEqual(day('9-14'))
})

test('CAL-008 vacation has no hours, and adding an interval ends it', () => {
  expect([edit.vacationDay.isOff, workingMinutes(edit.vacationDay)]).toEqual([true, 0])
  expect(edit.addInterval(edit.vacationDay)).toEqual(day('9-14'))
})

test('CAL-004 CAL-008 the end of a vacation keeps the name and the ids of the date', () => {
  const usual = day('9-14')
  const named = { ...edit.vacationDay, name: 'Fiesta local', ids: { event_id: 31, unit_group_id: null } }
  expect(edit.endVacation(named, usual)).toEqual({ ...usual, name: named.name, ids: named.ids })
  expect(edit.endVacation({ ...named, name: '' }, usual)).toMatchObject({ ids: named.ids, isOff: false })
  expect(edit.endVacation({ ...named, name: '', ids: { event_id: null } }, usual)).toBeNull()
  expect(edit.endVacation(named, day())).toBeNull()
})

test.each([
  ['ArrowRight', false, false, '9:15-14:15'],
  ['ArrowLeft', true, false, '9-13:45'],
  ['ArrowLeft', true, true, '8:45-14'],
])('CAL-002 arrow keys: %s, Shift %s, Ctrl %s', (key, shiftKey, ctrlKey, expected) => {
  expect(editForArrowKey({ key, shiftKey, ctrlKey })?.(day('9-14'), 0)).toEqual(day(expected))
})

test('CAL-002 other keys edit nothing', () => {
  expect(editForArrowKey({ key: 'a', shiftKey: false, ctrlKey: false })).toBeNull()
})
