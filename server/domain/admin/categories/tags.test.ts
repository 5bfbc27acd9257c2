import { expect, it } from 'vitest'
import { firstDuplicate, matchTagIds } from './tags'

const own = [
  { id: 1, name: 'a' },
  { id: 2, name: 'b' },
]

it('ADMIN-109 a tag without its id is recognized by name, once', () => {
  expect(matchTagIds([{ name: 'b' }, { id: 1, name: 'a' }, { name: 'c' }], own)).toEqual([
    { id: 2, name: 'b' },
    { id: 1, name: 'a' },
    { name: 'c' },
  ])
  expect(matchTagIds([{ name: 'b' }, { name: 'b' }], own)).toEqual([{ id: 2, name: 'b' }, { name: 'b' }])
  expect(
    matchTagIds(
      [
        { id: 7, name: 'b' },
        { id: 8, name: 'c' },
      ],
      own,
    ),
  ).toEqual([
    { id: 2, name: 'b' },
    { id: 8, name: 'c' },
  ])
  expect(matchTagIds([{ id: 2, name: 'z' }, { name: 'b' }], own)).toEqual([
    { id: 2, name: 'z' },
    { name: 'b' },
  ])
})

it('ADMIN-109 firstDuplicate finds a repeated id; tags without id may repeat', () => {
  expect(firstDuplicate([...own, { id: 1, name: 'c' }])).toBe(2)
  expect(firstDuplicate([...own, { name: 'c' }, { name: 'c' }])).toBe(-1)
})
