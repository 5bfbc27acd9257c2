// @vitest-environment node
import { expect, it } from 'vitest'
import { firstBookable } from './lead'

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
