import { expect, test } from 'vitest'
import { readRange, type AbsenceDraft } from './draft'

const draft = (more: Partial<AbsenceDraft>): AbsenceDraft => ({
  from: '2027-02-01',
  to: '2027-02-14',
  isWholeDay: true,
  startTime: '',
  endTime: '',
  reason: 'Vacaciones',
  appointments: null,
  ...more,
})

test('CAL-004 whole days have no hours, whatever was entered before', () => {
  expect(readRange(draft({ startTime: '09:00', endTime: '10:00' })).range).toEqual({
    from: '2027-02-01',
    to: '2027-02-14',
  })
})

test('CAL-004 hours belong to the range once both are entered', () => {
  expect(readRange(draft({ isWholeDay: false, startTime: '09:00' }))).toEqual({ range: null, errors: {} })
  expect(readRange(draft({ isWholeDay: false, startTime: '09:00', endTime: '10:00' })).range).toMatchObject({
    startTime: '09:00',
    endTime: '10:00',
  })
})

test.each([
  ['is missing', { to: '' }],
  ['has a year that is still being typed', { from: '0202-02-01', to: '0202-02-01' }],
  ['has a year that is still being typed, after the other one was entered', { to: '0002-02-14' }],
])('nothing is wrong, and nothing is requested, while a date %s', (_, entered) => {
  expect(readRange(draft(entered))).toEqual({ range: null, errors: {} })
})

test.each([
  ['the last day before the first', { to: '2027-01-31' }, { to: 'BEFORE' }],
  ['more than a year', { to: '2028-02-02' }, { to: 'LONG' }],
  [
    'an end before the start',
    { isWholeDay: false, startTime: '10:00', endTime: '10:00' },
    { endTime: 'HOURS' },
  ],
] as const)('CAL-004 %s is refused', (_, more, errors) => {
  expect(readRange(draft(more))).toEqual({ range: null, errors })
})

test('CAL-004 a year is the longest absence', () => {
  expect(readRange(draft({ to: '2028-02-01' })).range).not.toBeNull()
})
