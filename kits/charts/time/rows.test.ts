import { expect, it } from 'vitest'
import { rowsOf } from './timeSeries'

const points = { times: Float64Array.of(0, 10, 50), series: [Float64Array.of(7, NaN, 9)] }

it('DEV-009 a gap is an empty row between two values', () => {
  expect(rowsOf(points, null, 20)).toEqual([
    { time: 0, values: [7] },
    { time: 10, values: [null] },
    { time: 30, values: [null] },
    { time: 50, values: [9] },
  ])
})

it('only the places that stay are drawn', () => {
  expect(rowsOf(points, Uint32Array.of(0, 2), 100).map(({ time }) => time)).toEqual([0, 50])
})

it('DEV-009 a day that stands for several values keeps its lowest and its highest', () => {
  const ranges = [[[5, 8] as const, null, null]]
  expect(rowsOf({ ...points, ranges }, null, 20).map((row) => row.ranges)).toEqual([
    [[5, 8]],
    [null],
    undefined,
    [null],
  ])
})
