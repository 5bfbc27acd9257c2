import { expect, test } from 'vitest'
import { findNeighbours, adjacentPage } from './neighbours'

const part = { page: 1, size: 3, total: 8 }
const ids = ['d', 'e', 'f']

test.each([
  ['d', 0],
  ['e', null],
  ['f', 2],
  ['gone', null],
])('for the neighbours of %s page %s is read', (id, page) => {
  expect(adjacentPage(ids, id, part)).toBe(page)
})

test('both neighbours are on the page for a record in its middle', () => {
  const [before, after] = [
    { id: 'd', page: 1 },
    { id: 'f', page: 1 },
  ]
  expect(findNeighbours(ids, 'e', part)).toEqual({ position: 5, before, after })
})

test('the last record of a page continues on the next page', () => {
  expect(findNeighbours(ids, 'f', part)?.after).toBeNull()
  expect(findNeighbours(ids, 'f', part, ['g', 'h'])?.after).toEqual({ id: 'g', page: 2 })
  expect(findNeighbours(ids, 'd', part, ['a', 'b', 'c'])?.before).toEqual({ id: 'c', page: 0 })
})

test('the first record has none before it, the last none after it', () => {
  expect(findNeighbours(['a', 'b', 'c'], 'a', { ...part, page: 0 })?.before).toBeNull()
  expect(findNeighbours(['g', 'h'], 'h', { ...part, page: 2 })?.after).toBeNull()
  expect(adjacentPage(['g', 'h'], 'h', { ...part, page: 2 })).toBeNull()
})

test('a record that is no longer on the page has no neighbours', () => {
  expect(findNeighbours(ids, 'gone', part)).toBeNull()
})
