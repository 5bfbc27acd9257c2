import { expect, test } from 'vitest'
import { ACCOUNT_LIMIT, lockSeconds } from './lockout'

test.each([
  [0, 0],
  [4, 0],
  [5, 30],
  [6, 60],
  [8, 240],
  [9, 480],
  [10, 900],
  [5_000, 900],
])('AUTH-001 after %i failures the account waits %i seconds', (failures, seconds) => {
  expect(lockSeconds(failures, ACCOUNT_LIMIT)).toBe(seconds)
})
