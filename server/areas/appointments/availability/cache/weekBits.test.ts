import { expect, it } from 'vitest'
import { anyOf, bitsOf, startsOf, WEEK, weekOf } from './weekBits'

const at = (text: string): number => Date.parse(text)
const starts = ['2027-01-07T00:00Z', '2027-01-07T00:31Z', '2027-01-07T00:32Z', '2027-01-13T23:59Z'].map(at)
const week = weekOf(at('2027-01-07T00:00Z'))
const bits = bitsOf(
  week,
  starts.map((start) => ({ start })),
)

it('a week of starts comes back whole and in order, first and last minute included', () => {
  expect(week * WEEK).toBe(starts[0])
  expect([...startsOf(bits, week, 0)]).toEqual(starts)
})
it.each(starts)('from is included: %i', (start) => {
  expect(startsOf(bits, week, start).next().value).toBe(start)
  expect([...startsOf(bits, week, start + 1)]).toEqual(starts.filter((one) => one > start))
})
it('nothing from the next week on', () => {
  expect([...startsOf(bits, week, (week + 1) * WEEK)]).toEqual([])
})
it('BOOK-089 a time that two have is one time', () => {
  const other = bitsOf(week, [{ start: at('2027-01-07T00:31Z') }, { start: at('2027-01-08T10:00Z') }])
  expect([...startsOf(anyOf([bits, other]), week, 0)]).toEqual(
    [...starts, at('2027-01-08T10:00Z')].sort((a, b) => a - b),
  )
})
