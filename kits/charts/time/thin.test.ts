import { expect, it } from 'vitest'
import { BUCKETS, thin, thinnedGap } from './thin'

const MINUTE = 60_000

/** Deterministic noise between 50 and 110, with two lone peaks. */
const noisy = (count: number) => {
  const values = Float64Array.from({ length: count }, (_, at) => 50 + ((at * 7919) % 60))
  values[Math.floor(count / 3)] = 231
  values[Math.floor(count / 2)] = 21
  return { times: Float64Array.from({ length: count }, (_, at) => at * MINUTE), series: [values] }
}

it('DEV-009 half a million points are thinned to a few, with every extreme of every bucket', () => {
  const points = noisy(500_000)
  const [values = new Float64Array()] = points.series
  const kept = thin(points)
  expect(kept.length).toBeLessThanOrEqual(2 * BUCKETS + 2)
  const shown = [...kept].map((at) => values[at] ?? 0)
  expect([Math.max(...shown), Math.min(...shown)]).toEqual([231, 21])
  expect([...kept]).toEqual([...kept].toSorted((a, b) => a - b))
  const size = values.length / BUCKETS
  for (let bucket = 0; bucket < BUCKETS; bucket += 1) {
    const part = values.slice(Math.ceil(bucket * size), Math.ceil((bucket + 1) * size) - 1)
    const own = [...kept].filter((at) => Math.floor(at / size) === bucket).map((at) => values[at] ?? 0)
    expect(Math.max(...own)).toBeGreaterThanOrEqual(part.reduce((a, b) => Math.max(a, b)))
    expect(Math.min(...own)).toBeLessThanOrEqual(part.reduce((a, b) => Math.min(a, b)))
  }
})

it('DEV-011 the extremes of each of several series stay', () => {
  const { times, series } = noisy(20_000)
  const second = new Float64Array(20_000).fill(70)
  second[12_345] = 190
  second[3] = NaN
  const kept = [...thin({ times, series: [...series, second] }, 10)]
  expect(kept).toContain(12_345)
  expect(kept).toContain(Math.floor(20_000 / 3))
})

it('a short, an empty and a constant series lose nothing that is seen', () => {
  expect([...thin({ times: new Float64Array(), series: [] })]).toEqual([])
  expect([...thin({ times: Float64Array.of(5), series: [Float64Array.of(7)] })]).toEqual([0])
  const constant = { times: Float64Array.of(0, 1, 2), series: [Float64Array.of(7, 7, 7)] }
  expect([...thin(constant, 1)]).toEqual([0, 2])
})

it('a gap of a thinned chart is at least as wide as two buckets', () => {
  const points = noisy(400_001)
  expect(thinnedGap(points, MINUTE)).toBe(2000 * MINUTE)
  expect(thinnedGap(points, 5000 * MINUTE)).toBe(5000 * MINUTE)
})
