import { expect, it } from 'vitest'
import type { LineId } from './lines'
import { outliersOf } from './outliers'

const samplesOf = (values: readonly number[]) =>
  values.map((value, at) => ({
    time: `2026-11-${String(at + 1).padStart(2, '0')}T08:00:00Z`,
    zone: 'UTC',
    value,
  }))
const found = (id: LineId, values: readonly number[]) =>
  outliersOf({ id, samples: samplesOf(values) }).map(({ value }) => value)
const pressures = [128, 131, 125, 137, 129, 133, 126, 130, 135, 127]

it.each([
  ['a pressure far from the own ones', 'systolic', [...pressures, 198], [198]],
  ['the own ones', 'systolic', pressures, []],
  ['too few to say what is usual', 'systolic', [128, 131, 198], []],
  ['what no device shows', 'systolic', [128, 250], [250]],
  ['equal values', 'weight', [...Array.from({ length: 12 }, () => 70), 71], []],
  ['sugar after a meal', 'glucose', [...pressures, 260], []],
  ['an oxygen of a cold finger', 'oxygen', [97, 62, 98], [62]],
  ['a day with few steps', 'activity', [8000, 100, 7000], []],
] as const)('C-096 DEV-009 %s', (_, id, values, expected) => {
  expect(found(id, values)).toEqual(expected)
})

it('DEV-009 of a day its lowest and highest value are looked at, and the average is not', () => {
  const day = { time: '2026-11-01T08:00:00Z', zone: 'UTC', value: 130, min: 120, max: 250, count: 3 }
  expect(outliersOf({ id: 'systolic', samples: [day] })).toEqual([
    { line: 'systolic', sample: day, value: 250 },
  ])
})

it('DEV-009 a value that the person says is right does not stand out; another one of that day does', () => {
  const day = { time: '2026-11-01T08:00:00Z', zone: 'UTC', value: 130, min: 30, max: 250, count: 3 }
  const found = (confirmed: number[]) =>
    outliersOf({ id: 'systolic', samples: [{ ...day, confirmed }] }).map(({ value }) => value)
  expect([found([250]), found([30]), found([30, 250])]).toEqual([[30], [250], []])
})
