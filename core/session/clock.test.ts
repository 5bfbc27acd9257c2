// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { correctClock, serverTime } from './clock'

const HOUR = 3_600_000
/** The real time, when the server issues a token for ten minutes. */
const issued = Date.parse('2027-01-11T08:00:00Z')
const claims = { sub: 'ana', iat: issued / 1000, exp: issued / 1000 + 600 }

beforeEach(() => localStorage.clear())

test.each([12 * HOUR, -12 * HOUR, 10 * 60_000])(
  'SHELL-034 a clock that is wrong by %i ms is corrected by the token just issued',
  (error) => {
    correctClock(claims, issued + error)
    expect(serverTime(claims, issued + error)).toBe(issued)
    expect(serverTime(claims, issued + error + 5000)).toBe(issued + 5000)
  },
)

test('SHELL-034 a clock that is nearly right is not corrected', () => {
  correctClock(claims, issued + 20_000)
  expect(serverTime(claims, issued + 20_000)).toBe(issued + 20_000)
})

test('SHELL-034 a clock that has been corrected since is used again', () => {
  correctClock(claims, issued + 12 * HOUR)
  expect(serverTime(claims, issued + 60_000)).toBe(issued + 60_000)
})

test('SHELL-034 a token that does not tell when it was issued corrects nothing', () => {
  correctClock({ sub: 'ana', exp: claims.exp }, issued + 12 * HOUR)
  expect(serverTime(claims, issued)).toBe(issued)
})
