import { group as groupBy } from 'd3-array'
import type { Found, LeftOut } from '../leftOut'

/** Upper and lower blood pressure. */
export const SYSTOLIC = 2
export const DIASTOLIC = 3

/** One of the two numbers of a blood pressure. */
export interface Pressure {
  id: typeof SYSTOLIC | typeof DIASTOLIC
  value: number
  start: number
  zone: string
  source: string
  /** When the record was made, as the file has it. */
  created: string
  line: number
}

/**
 * Pairs the upper and lower pressures of a file: those of a correlation, then those of one source, instant and creation, then
 * those of one source and instant. Several pairs are in the order of the file; where there are not as many upper as lower ones,
 * nothing tells which belong together, and all of them are left out.
 */
export class Pressures {
  readonly #loose: Pressure[] = []
  readonly #pairs: Found[] = []
  readonly #correlated = new Map<string, number>()
  #inside: Pressure[] = []

  constructor(readonly leftOut: LeftOut) {}

  add(pressure: Pressure, isInside: boolean): void {
    if (isInside) this.#inside.push(pressure)
    else this.#loose.push(pressure)
  }

  endCorrelation(line: number): void {
    for (const one of this.#inside)
      this.#correlated.set(recordKey(one), (this.#correlated.get(recordKey(one)) ?? 0) + 1)
    if (this.#pair(this.#inside, () => '').length > 0) this.leftOut.add('required', line)
    this.#inside = []
  }

  *end(): Generator<Found> {
    // The file has each record of a correlation once more outside of it.
    const others = this.#loose.filter((one) => {
      const left = this.#correlated.get(recordKey(one)) ?? 0
      this.#correlated.set(recordKey(one), left - 1)
      return left <= 0
    })
    const unequal = this.#pair(others, (one) => JSON.stringify([one.source, one.start, one.created]))
    for (const { line } of this.#pair(unequal, (one) => JSON.stringify([one.source, one.start])))
      this.leftOut.add('required', line)
    yield* this.#pairs
  }

  /** Pairs each group, and returns the pressures of the groups that have no pairs. */
  #pair(pressures: readonly Pressure[], keyOf: (pressure: Pressure) => string): Pressure[] {
    return [...groupBy(pressures, keyOf).values()].flatMap((group) => {
      const upper = group.filter(({ id }) => id === SYSTOLIC)
      const lower = group.filter(({ id }) => id === DIASTOLIC)
      if (upper.length !== lower.length) return group
      this.#pairs.push(...upper.flatMap((one, at) => (lower[at] ? toFound(one, lower[at]) : [])))
      return []
    })
  }
}

const recordKey = ({ id, value, start, source }: Pressure) => JSON.stringify([id, value, start, source])

const toFound = (upper: Pressure, lower: Pressure): Found => ({
  line: Math.min(upper.line, lower.line),
  reading: {
    measures: [
      { id: SYSTOLIC, value: upper.value },
      { id: DIASTOLIC, value: lower.value },
    ],
    measureDate: new Date(upper.start).toISOString(),
    zone: upper.zone,
    source: upper.source,
  },
})
