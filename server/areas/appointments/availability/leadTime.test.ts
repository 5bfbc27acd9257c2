import { expect, it } from 'vitest'
import { firstBookable, wholeMinute } from './leadTime'

const now = new Date('2027-01-11T08:00:00Z')
const minutesOf = (externalId: string | null): number =>
  (firstBookable(now, externalId) - now.getTime()) / 60_000

it('BOOK-049 strictly later than now plus 5 minutes', () => {
  expect(minutesOf(null)).toBeGreaterThan(5)
  expect(minutesOf('REV')).toBeLessThan(5.001)
})
it('BOOK-050 C-056 900 minutes for COV', () => {
  expect(minutesOf('COV')).toBeGreaterThan(900)
  expect(minutesOf('COV')).toBeLessThan(900.001)
})
it('BOOK-049 rounding up to a whole minute selects the same slots', () => {
  const at = (time: string) => Date.parse(`2027-01-11T${time}Z`)
  expect(wholeMinute(at('08:05:00'))).toBe(at('08:05:00'))
  expect(wholeMinute(at('08:05:00') + 1)).toBe(at('08:06:00'))
})
