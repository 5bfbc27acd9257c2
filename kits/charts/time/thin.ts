/** Times in ascending order, and the values of one or more series at them; NaN where a series has none. */
export interface Points {
  times: Float64Array
  series: readonly Float64Array[]
  /** Of points that stand for several values: the lowest and the highest. */
  ranges?: readonly (readonly (readonly [number, number] | null)[])[]
}

/** More points than this are thinned before they are drawn. */
export const MAX_POINTS = 5000

/** Buckets of a thinned chart: about one for each pixel column of a telephone. */
export const BUCKETS = 400

/**
 * The places of the points to draw, in ascending order. The time is divided into equal buckets; of each bucket and series the
 * lowest and the highest value stay, and the first and the last point of all. So no extreme is ever hidden.
 */
export function thin({ times, series }: Points, buckets = BUCKETS): Uint32Array {
  const count = times.length
  const start = times[0] ?? 0
  const width = ((times[count - 1] ?? 0) - start) / buckets || 1
  const kept = new Set<number>(count > 0 ? [0, count - 1] : [])
  for (const values of series) {
    let bucket = -1
    let least = -1
    let most = -1
    const keep = () => {
      if (least >= 0) kept.add(least).add(most)
    }
    for (let at = 0; at < count; at += 1) {
      const value = values[at] ?? NaN
      if (Number.isNaN(value)) continue
      const own = Math.min(buckets - 1, Math.floor(((times[at] ?? 0) - start) / width))
      if (own !== bucket) {
        keep()
        bucket = own
        least = at
        most = at
      } else {
        if (value < (values[least] ?? 0)) least = at
        if (value > (values[most] ?? 0)) most = at
      }
    }
    keep()
  }
  return Uint32Array.from(kept).sort()
}

/** The longest time between two thinned points that is not a gap: points of neighbouring buckets are connected. */
export const thinnedGap = ({ times }: Points, gap: number, buckets = BUCKETS): number =>
  Math.max(gap, (2 * ((times.at(-1) ?? 0) - (times[0] ?? 0))) / buckets)
