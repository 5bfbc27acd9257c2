import type { MeasureId } from '../convert'
import type { KnownValues } from '../preview'

/** Some of the values that the person has of a measure, in any order. */
export interface KnownPart {
  id: MeasureId
  times: readonly number[]
  values: readonly number[]
  /** They are what the person has removed or corrected. */
  isRemoved?: boolean
}

type Pair = readonly [time: number, value: number]
interface Pairs {
  present: Pair[]
  removed: Pair[]
}

/** Collects what the person has, which comes part by part. */
export function createHistory() {
  const known = new Map<MeasureId, Pairs>()
  return {
    add({ id, times, values, isRemoved }: KnownPart): void {
      const pairs = known.get(id) ?? { present: [], removed: [] }
      known.set(id, pairs)
      const list = isRemoved ? pairs.removed : pairs.present
      for (const [at, time] of times.entries()) list.push([time, values[at] ?? NaN])
    },
    /** All of it, in the order of the times. */
    all: (): KnownValues =>
      new Map(
        [...known].map(([id, { present, removed }]) => [
          id,
          { ...ordered(present), ...(removed.length > 0 && { removed: ordered(removed) }) },
        ]),
      ),
  }
}

function ordered(pairs: readonly Pair[]): { times: number[]; values: number[] } {
  const sorted = pairs.toSorted((a, b) => a[0] - b[0])
  return { times: sorted.map(([time]) => time), values: sorted.map(([, value]) => value) }
}
