import { expect, test } from 'vitest'
import { findExtremes, listValues } from './summary'

const data = [
  { day: '2026-11-01', plays: 4 },
  { day: '2026-11-02', plays: 9 },
  { day: '2026-11-03', plays: 2 },
  { day: '2026-11-04', plays: 9 },
]
const format = {
  indexFormatter: (name: string) => name.slice(8),
  valueFormatter: (n: number) => `${n} veces`,
}

test('ADMIN-021 a series is summarized by its lowest value, its highest value and the first date of the highest', () => {
  expect(findExtremes(data, 'day', 'plays')).toEqual({ least: 2, most: 9, at: '2026-11-02' })
  expect(findExtremes([], 'day', 'plays')).toBeNull()
})

test('a value that is not a number counts as 0', () => {
  expect(findExtremes([{ day: 'x' }], 'day', 'plays')).toEqual({ least: 0, most: 0, at: 'x' })
})

test('a short series is listed, a long one is not', () => {
  expect(listValues(data, 'day', 'plays', format)?.[1]).toBe('02 9 veces')
  expect(listValues([...data, ...data, ...data], 'day', 'plays', format)).toBeNull()
})
