import { expect, test } from 'vitest'
import { workingMinutes } from './day'
import { separateIntervals, joinIntervals, findOverlaps } from './overlap'
import { day, hours, span } from './testDays'

test('CAL-009 ends that touch do not overlap', () => {
  expect(findOverlaps(day('9-12', '12-15', '16-19'))).toEqual([])
})

test('CAL-009 an overlap names the time that is shared, in whichever order the intervals were drawn', () => {
  expect(findOverlaps(day('17:30-20', '9-13', '15-18:30'))).toEqual([
    { first: 2, second: 0, ...span('17:30-18:30'), both: span('15-20'), canFollow: true },
  ])
})

test('CAL-009 both repairs leave no overlap', () => {
  const bad = day(hours('15-18:30', '16-16:15'), hours('17:30-20', '18-19'))
  const [overlap] = findOverlaps(bad)
  if (!overlap) throw new Error('no overlap')
  expect(joinIntervals(bad, overlap)).toEqual(day(hours('15-20', '16-16:15', '18-19')))
  expect(separateIntervals(bad, overlap)).toEqual(
    day(hours('15-18:30', '16-16:15'), hours('18:30-20', '18:30-19')),
  )
})

test('CAL-009 what lies within another can only be joined', () => {
  const inside = day('9-14', '10-11', '13-15')
  const overlaps = findOverlaps(inside)
  expect(overlaps.map(({ canSeparate: canFollow }) => canFollow)).toEqual([false, true])
  expect(workingMinutes(inside)).toBe(6 * 60)
})
