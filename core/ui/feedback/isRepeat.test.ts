import { expect, test } from 'vitest'
import { once } from './isRepeat'

test('C-136 the same message within one second is shown once, another at once', () => {
  expect(once('a', 1_000)).toBe(true)
  expect(once('a', 1_999)).toBe(false)
  expect(once('b', 1_999)).toBe(true)
  expect(once('a', 2_000)).toBe(true)
})
