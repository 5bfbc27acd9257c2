import { expect, it } from 'vitest'
import { combineWeeks, toWeekBits, readStarts, WEEK_MS, weekNumber } from './weekBits'

const at = (text: string): number => Date.parse(text)
const starts = ['2027-01-07T00:00Z', '2027-01-07T00:31Z', '2027-01-07T00:32Z', '2027-01-13T23:59Z'].map(at)
const week = weekNumber(at('2027-01-07T00:00Z'))
const bits = toWeekBits(
  week,
  starts.map((start) => ({ start })),
)

it('reads the starts of a week back in order, first and last minute included', () => {
  expect(week * WEEK_MS).toBe(starts[0])
  expect([...readStarts(bits, week, 0)]).toEqual(starts)
})
it.each(starts)('includes a start equal to from: %i', (start) => {
  expect(readStarts(bits, week, start).next().value).toBe(start)
  expect([...readStarts(bits, week, start + 1)]).toEqual(starts.filter((one) => one > start))
})
it('reads no start of the next week', () => {
  expect([...readStarts(bits, week, (week + 1) * WEEK_MS)]).toEqual([])
})
it('BOOK-089 a start that two weeks share is read once', () => {
  const other = toWeekBits(week, [{ start: at('2027-01-07T00:31Z') }, { start: at('2027-01-08T10:00Z') }])
  expect([...readStarts(combineWeeks([bits, other]), week, 0)]).toEqual(
    [...starts, at('2027-01-08T10:00Z')].sort((a, b) => a - b),
  )
})
