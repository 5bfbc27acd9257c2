import { expect, test } from 'vitest'
import { landing, moved, numbered, placeBefore, rowsOf } from './order'

const tags = ['a', 'b', 'c', 'd'].map((name, at) => ({ id: at + 1, name, order: at + 1, videos: at }))
const names = (from: number, to: number) =>
  moved(rowsOf(tags), from, to)
    .map(({ tag }) => tag.name)
    .join('')

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
  [0, -1, 'abcd'],
  [2, 99, 'abdc'],
  [9, 0, 'abcd'],
])('ADMIN-045 from %d to %d: %s', (from, to, order) => {
  expect(names(from, to)).toBe(order)
})

test('ADMIN-045 the order is that of the list, from 1, and moving back changes nothing', () => {
  const there = moved(rowsOf(tags), 3, 0)
  expect(numbered(there).map(({ name, order }) => [name, order])).toEqual([
    ['d', 1],
    ['a', 2],
    ['b', 3],
    ['c', 4],
  ])
  expect(numbered(moved(there, 0, 3))).toEqual(tags)
})

test('a tag says where it was; a new one and one that stayed say nothing', () => {
  expect(placeBefore({ id: 4, name: 'd' }, 1, tags)).toBe(4)
  expect(placeBefore({ id: 1, name: 'a' }, 1, tags)).toBeNull()
  expect(placeBefore({ name: 'new' }, 5, tags)).toBeNull()
})

test.each([
  [5, 0],
  [15, 1],
  [25, 1],
  [35, 2],
  [99, 3],
])('let go at %d, the second of four lands at %d', (height, place) => {
  expect(landing([10, 20, 30, 40], 1, height)).toBe(place)
})
