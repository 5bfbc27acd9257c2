import { expect, test } from 'vitest'
import { workingMinutes } from './day'
import { separateIntervals, joinIntervals, findOverlaps } from './overlap'
import { day, hours, span } from './testDays'

test('CAL-009 intervals that touch do not overlap', () => {
  expect(findOverlaps(day('9-12', '12-15', '16-19'))).toEqual([])
})

test('CAL-009 finds the shared time, whatever the order of the intervals', () => {
  expect(findOverlaps(day('17:30-20', '9-13', '15-18:30'))).toEqual([
    { first: 2, second: 0, ...span('17:30-18:30'), union: span('15-20'), canSeparate: true },
  ])
})

test('CAL-009 both repairs leave no overlap', () => {
  const overlapping = day(hours('15-18:30', '16-16:15'), hours('17:30-20', '18-19'))
  const [overlap] = findOverlaps(overlapping)
  if (!overlap) throw new Error('no overlap')
  expect(joinIntervals(overlapping, overlap)).toEqual(day(hours('15-20', '16-16:15', '18-19')))
  expect(separateIntervals(overlapping, overlap)).toEqual(
    day(hours('15-18:30', '16-16:15'), hours('18:30-20', '18:30-19')),
  )
})

test('CAL-009 an interval inside another can only be joined', () => {
  const inside = day('9-14', '10-11', '13-15')
  const overlaps = findOverlaps(inside)
  expect(overlaps.map(({ canSeparate }) => canSeparate)).toEqual([false, true])
  expect(workingMinutes(inside)).toBe(6 * 60)
})
