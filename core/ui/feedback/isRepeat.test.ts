import { expect, test } from 'vitest'
import { isRepeat } from './apiErrors'

test('C-136 the same message within one second is shown once, another at once', () => {
  expect(isRepeat('a', 1_000)).toBe(false)
  expect(isRepeat('a', 1_999)).toBe(true)
  expect(isRepeat('b', 1_999)).toBe(false)
  expect(isRepeat('a', 2_000)).toBe(false)
})
