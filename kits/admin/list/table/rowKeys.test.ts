import { expect, test } from 'vitest'
import { nextRow } from './rowKeys'

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 9, 9],
  ['ArrowUp', 0, 0],
  ['Home', 5, 0],
  ['End', 5, 9],
  ['x', 5, null],
])('ADMIN-018 %s in row %i leads to %s', (key, row, to) => {
  expect(nextRow(key, row, 10)).toBe(to)
})
