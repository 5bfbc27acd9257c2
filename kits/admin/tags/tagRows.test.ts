import { expect, test } from 'vitest'
import { moveItem } from '../order/reorder'
import { withOrder, previousPosition, createTagRows } from './tagRows'

const tags = ['a', 'b', 'c', 'd'].map((name, at) => ({ id: at + 1, name, order: at + 1, videos: at }))

test('ADMIN-045 the order counts from 1, and moving back changes nothing', () => {
  const there = moveItem(createTagRows(tags), 3, 0)
  expect(withOrder(there).map(({ name, order }) => [name, order])).toEqual([
    ['d', 1],
    ['a', 2],
    ['b', 3],
    ['c', 4],
  ])
  expect(withOrder(moveItem(there, 0, 3))).toEqual(tags)
})

test('a moved tag has its previous position; new and unmoved tags have none', () => {
  expect(previousPosition({ id: 4, name: 'd' }, 1, tags)).toBe(4)
  expect(previousPosition({ id: 1, name: 'a' }, 1, tags)).toBeNull()
  expect(previousPosition({ name: 'new' }, 5, tags)).toBeNull()
})

test('ADMIN-109 a row keeps its key when its new tag gets an id', () => {
  const before = [
    { key: 'added-1', tag: { name: 'new' } },
    { key: 'tag-1', tag: { id: 1, name: 'a' } },
  ]
  const keys = (names: object[]) => createTagRows(names as typeof tags, before).map(({ key }) => key)
  expect(
    keys([
      { id: 9, name: 'new' },
      { id: 1, name: 'b' },
    ]),
  ).toEqual(['added-1', 'tag-1'])
  expect(
    keys([
      { id: 1, name: 'a' },
      { id: 9, name: 'new' },
    ]),
  ).toEqual(['tag-1', 'tag-9'])
})
