import { expect, it } from 'vitest'
import { partOfDay } from './rules'

it('SHELL-053 the home screen greets by the part of the day', () => {
  expect([0, 5, 6, 13, 14, 20, 21, 23].map(partOfDay)).toEqual([
    'NIGHT',
    'NIGHT',
    'MORNING',
    'MORNING',
    'AFTERNOON',
    'AFTERNOON',
    'NIGHT',
    'NIGHT',
  ])
})
