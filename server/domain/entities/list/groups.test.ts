// @vitest-environment node
import { expect, it } from 'vitest'
import { groupParts } from './groups'

const groups = [
  { of: 4, count: 30 },
  { of: 2, count: 1 },
  { of: 9, count: 2 },
  { of: null, count: 70 },
]

it.each([
  [0, 25, [{ of: [4], count: 30, offset: 0, size: 25 }]],
  [
    25,
    25,
    [
      { of: [4], count: 30, offset: 25, size: 5 },
      { of: [2, 9], count: 3, offset: 0, size: 3 },
      { of: [null], count: 70, offset: 0, size: 17 },
    ],
  ],
  [100, 25, [{ of: [null], count: 70, offset: 67, size: 3 }]],
  [
    30,
    100,
    [
      { of: [2, 9], count: 3, offset: 0, size: 3 },
      { of: [null], count: 70, offset: 0, size: 70 },
    ],
  ],
  [103, 25, []],
])('ADMIN-018 a page from %i of %i is taken from the groups it is in', (offset, size, parts) => {
  expect(groupParts(groups, offset, size)).toEqual(parts)
})
