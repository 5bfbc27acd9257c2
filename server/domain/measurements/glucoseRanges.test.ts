// @vitest-environment node
import { expect, it } from 'vitest'
import { bandOfGlucose } from '../../../schemas/rules/glucoseBands'
import { timeInRanges } from './glucoseRanges'

const MINUTE = 60_000
const start = Date.parse('2026-11-01T00:00:00Z')

/** Values every few minutes of some days: of each hour the first part has one value, the rest another. */
const values = (days: number, every: number, of: (minute: number) => number) =>
  Array.from({ length: (days * 1440) / every }, (_, at) => {
    const time = start + at * every * MINUTE
    return { time, value: of((at * every) % 60), date: new Date(time).toISOString().slice(0, 10) }
  })

it.each([
  [53, 'veryLow'],
  [53.6, 'low'],
  [69.4, 'low'],
  [70, 'target'],
  [180.4, 'target'],
  [181, 'high'],
  [250, 'high'],
  [251, 'veryHigh'],
] as const)('DEV-012 %d mg/dl is %s', (value, band) => {
  expect(bandOfGlucose(value)).toBe(band)
})

it.each([1, 5, 15])('DEV-012 the time in range is the same with a value every %d minutes', (every) => {
  const { bands, coverage, days } = timeInRanges(values(14, every, (minute) => (minute < 45 ? 120 : 200)))
  expect([coverage, days]).toEqual([1, 14])
  expect(bands?.target).toBeCloseTo(0.75)
  expect(bands?.high).toBeCloseTo(0.25)
})

it('DEV-012 with less than 70 % of the time nothing is said', () => {
  expect(timeInRanges(values(9, 5, () => 120))).toMatchObject({ bands: null, days: 9, average: 120 })
  expect(timeInRanges(values(10, 5, () => 120)).bands).not.toBeNull()
  expect(timeInRanges([])).toEqual({ coverage: 0, days: 0, bands: null, average: null, variation: null })
})
