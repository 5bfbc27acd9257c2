import { extent, nice, ticks } from 'd3-array'

/** Maps a value of a range to a place in another, in proportion. */
export const linear =
  ([from, to]: readonly [number, number], [start, end]: readonly [number, number]) =>
  (value: number): number =>
    start + ((value - from) / (to - from || 1)) * (end - start)

export interface ValueAxis {
  domain: readonly [number, number]
  ticks: readonly number[]
}

/** The approximate number of lines across a drawing. */
const LINES = 4

/**
 * The axis of some values: round numbers around them, also where all are equal. Sums and counts begin at 0, and counts are
 * whole.
 */
export function valueAxis(values: Iterable<number>, kind?: 'sums' | 'counts'): ValueAxis {
  const [least = 0, most = 0] = extent(kind ? [0, ...values] : values)
  const space = least === most ? Math.max(1, Math.abs(most) / 50) : 0
  const domain = nice(kind ? 0 : least - space, most + space, LINES)
  const all = ticks(...domain, LINES)
  return { domain, ticks: kind === 'counts' ? all.filter(Number.isInteger) : all }
}
