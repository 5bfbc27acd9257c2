import { expect, it } from 'vitest'
import { combineWeeks, toWeekBits, readStarts, WEEK_MS, weekNumber } from './weekBits'

const at = (text: string): number => Date.parse(text)
const starts = ['2027-01-07T00:00Z', '2027-01-07T00:31Z', '2027-01-07T00:32Z', '2027-01-13T23:59Z'].map(at)
const week = weekNumber(at('2027-01-07T00:00Z'))
const bits = toWeekBits(
  week,
  starts.map((start) => ({ start })),
)

it('a week of starts comes back whole and in order, first and last minute included', () => {
  expect(week * WEEK_MS).toBe(starts[0])
  expect([...readStarts(bits, week, 0)]).toEqual(starts)
})
it.each(starts)('from is included: %i', (start) => {
  expect(readStarts(bits, week, start).next().value).toBe(start)
  expect([...readStarts(bits, week, start + 1)]).toEqual(starts.filter((one) => one > start))
})
it('nothing from the next week on', () => {
  expect([...readStarts(bits, week, (week + 1) * WEEK_MS)]).toEqual([])
})
it('BOOK-089 a time that two have is one time', () => {
  const other = toWeekBits(week, [{ start: at('2027-01-07T00:31Z') }, { start: at('2027-01-08T10:00Z') }])
  expect([...readStarts(combineWeeks([bits, other]), week, 0)]).toEqual(
    [...starts, at('2027-01-08T10:00Z')].sort((a, b) => a - b),
  )
})
