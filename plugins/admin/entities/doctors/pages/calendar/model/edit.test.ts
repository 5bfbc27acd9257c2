import { describe, expect, test } from 'vitest'
import { workingMinutes, type Day } from './day'
import * as edit from './edit'
import { editForArrowKey } from '../week/arrowKeys'
import { day, hours, span } from './testDays'

describe('CAL-002 an interval is moved and stretched within its day', () => {
  const morning = day(hours('9-14', '11-11:30'), '16-19')
  test.each<[string, Day, Day]>([
    [
      'its breaks go with it',
      edit.moveInterval(morning, 0, 'whole', 15),
      day(hours('9:15-14:15', '11:15-11:45'), '16-19'),
    ],
    ['not past midnight', edit.moveInterval(day('20-23'), 0, 'whole', 600), day('21-24')],
    ['not before the day', edit.moveInterval(day('1-3'), 0, 'whole', -600), day('0-2')],
    [
      'a break ends with it',
      edit.moveInterval(morning, 0, 'to', -165),
      day(hours('9-11:15', '11-11:15'), '16-19'),
    ],
    ['a break outside is gone', edit.moveInterval(morning, 0, 'from', 150), day('11:30-14', '16-19')],
    ['it never ends before it begins', edit.moveInterval(day('9-10'), 0, 'to', -300), day('9-9:15')],
    ['typed hours may be any', edit.setIntervalHours(day('9-10'), 0, span('8:50-9:05')), day('8:50-9:05')],
    [
      'hours that end before they begin change nothing',
      edit.setIntervalHours(day('9-10'), 0, span('12-11')),
      day('9-10'),
    ],
  ])('%s', (_, found, wanted) => expect(found).toEqual(wanted))
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

test('CAL-008 vacation leaves no hours; hours end it', () => {
  expect([edit.vacationDay.isOff, workingMinutes(edit.vacationDay)]).toEqual([true, 0])
  expect(edit.addInterval(edit.vacationDay)).toEqual(day('9-14'))
})

test.each([
  ['ArrowRight', false, false, '9:15-14:15'],
  ['ArrowLeft', true, false, '9-13:45'],
  ['ArrowLeft', true, true, '8:45-14'],
])('CAL-002 by keyboard: %s, shift %s, control %s', (key, shiftKey, ctrlKey, wanted) => {
  expect(editForArrowKey({ key, shiftKey, ctrlKey })?.(day('9-14'), 0)).toEqual(day(wanted))
})

test('CAL-002 other keys change no hours', () => {
  expect(editForArrowKey({ key: 'a', shiftKey: false, ctrlKey: false })).toBeNull()
})
