import { expect, test } from 'vitest'
import { dropIndex, dropEdge, moveItem } from './reorder'

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
  [0, -1, 'abcd'],
  [2, 99, 'abdc'],
  [9, 0, 'abcd'],
])('moving from %d to %d gives %s', (from, to, order) => {
  expect(moveItem(['a', 'b', 'c', 'd'], from, to).join('')).toBe(order)
})

test.each([
  [5, 0],
  [15, 1],
  [25, 1],
  [35, 2],
  [99, 3],
])('dropped at %d, the second of four gets index %d', (height, place) => {
  expect(dropIndex([10, 20, 30, 40], 1, height)).toBe(place)
})

test.each([
  [{ from: 3, to: 1 }, 1, 'above'],
  [{ from: 0, to: 1 }, 1, 'below'],
  [{ from: 0, to: 2 }, 1, undefined],
  [{ from: 1, to: 1 }, 1, undefined],
  [null, 1, undefined],
])('while dragging %o, the line at row %d is %s', (carried, at, line) => {
  expect(dropEdge(carried, at)).toBe(line)
})
