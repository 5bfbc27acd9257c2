import { expect, it } from 'vitest'
import { isPossible, isUsual, measureLimits, problemOfReading } from './reading'

const now = Date.parse('2026-11-23T12:00:00Z')
const date = '2026-11-23T11:00:00Z'
const of = (...measures: [id: 2 | 3 | 4, value: number][]) => measures.map(([id, value]) => ({ id, value }))

it.each([
  [of([4, 60]), date, null],
  [of([2, 128], [3, 79]), '2026-11-23T12:04:00Z', null],
  [of([4, 60]), '2026-11-23T12:06:00Z', 'future'],
  [of([4, 60]), '1850-01-01T00:00:00Z', 'format'],
  [of([4, 60]), 'no date', 'format'],
  [of(), date, 'required'],
  [of([4, -1]), date, 'impossible'],
  [of([4, 60], [4, 61]), date, 'twice'],
  [of([2, 128]), date, 'required'],
  [of([2, 79], [3, 128]), date, 'pressure'],
] as const)('DEV-006 %j at %s: %s', (measures, measureDate, reason) => {
  expect(problemOfReading({ measures: [...measures], measureDate }, now)?.reason ?? null).toBe(reason)
})

it.each([
  [1, 97, null],
  [1, 0.97, 'impossible'],
  [1, 101, 'impossible'],
  [4, 5, 'impossible'],
  [8, 72.5, null],
  [8, 0, 'impossible'],
  [8, 725, 'impossible'],
  [9, 98.6, 'impossible'],
  [7, 0, null],
] as const)('DEV-004 the measure %d with %d, whichever way it comes: %s', (id, value, reason) => {
  expect(problemOfReading({ measures: [{ id, value }], measureDate: date }, now)?.reason ?? null).toBe(reason)
})

it('DEV-004 what is wrong with any reading is named first', () => {
  expect(problemOfReading({ measures: [{ id: 2, value: 999 }], measureDate: date }, now)?.reason).toBe(
    'required',
  )
})

it('every measure has a lower and an upper limit of both kinds, and what is usual is possible', () => {
  const ids = Object.keys(measureLimits).map(Number)
  expect(ids).toEqual(Array.from({ length: 16 }, (_, at) => at + 1))
  for (const id of ids as (keyof typeof measureLimits)[]) {
    const [from = NaN, to = NaN] = measureLimits[id].usual
    expect([from < to, isPossible(id, from), isPossible(id, to), isUsual(id, from), isUsual(id, to)]).toEqual(
      Array(5).fill(true),
    )
    const [least = NaN, most = NaN] = measureLimits[id].possible
    expect([isPossible(id, least - 1), isPossible(id, most + 1), isUsual(id, to + 1)]).toEqual([
      false,
      false,
      false,
    ])
  }
})
