import { expect, test } from 'vitest'
import { findExtremes, listValues } from './summary'

const data = [
  { day: '2026-11-01', plays: 4 },
  { day: '2026-11-02', plays: 9 },
  { day: '2026-11-03', plays: 2 },
  { day: '2026-11-04', plays: 9 },
]
const words = { indexFormatter: (name: string) => name.slice(8), valueFormatter: (n: number) => `${n} veces` }

test('ADMIN-021 a series is said by its least, its most, and where the most was first', () => {
  expect(findExtremes(data, 'day', 'plays')).toEqual({ least: 2, most: 9, at: '2026-11-02' })
  expect(findExtremes([], 'day', 'plays')).toBeNull()
})

test('what is no number counts as none', () => {
  expect(findExtremes([{ day: 'x' }], 'day', 'plays')).toEqual({ least: 0, most: 0, at: 'x' })
})

test('a few are said one by one, many are not', () => {
  expect(listValues(data, 'day', 'plays', words)?.[1]).toBe('02 9 veces')
  expect(listValues([...data, ...data, ...data], 'day', 'plays', words)).toBeNull()
})
