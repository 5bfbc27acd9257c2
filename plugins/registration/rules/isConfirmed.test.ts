import { expect, test } from 'vitest'
import { isConfirmed } from './isConfirmed'

test.each([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
  ['yes', false],
  [undefined, false],
])('AUTH-056 C-018 confirmed=%s is %s', (query, expected) => {
  expect(isConfirmed(query)).toBe(expected)
})
