import { RATE, type Sample, type Series } from './samples'

/** Values at any times on the even grid that starts at `from`, by linear interpolation. */
export function onGrid(
  times: readonly number[],
  values: readonly number[],
  { from, length, rate = RATE }: { from: number; length: number; rate?: number },
): Series {
  let index = 0
  return Float64Array.from({ length }, (_, place) => {
    const t = from + place / rate
    while (index + 2 < times.length && (times[index + 1] ?? 0) < t) index += 1
    const [before = 0, after = before] = [times[index], times[index + 1]]
    const [low = 0, high = low] = [values[index], values[index + 1]]
    const share = Math.min(1, Math.max(0, (t - before) / (after - before || 1)))
    return low + (high - low) * share
  })
}

/** Reads traces of samples on the even grid. Cameras deliver frames unevenly and drop some. */
export function tracer(samples: readonly Sample[]): (read: (sample: Sample) => number) => Series {
  const times = Float64Array.from(samples, ({ t }) => t)
  const [from = 0, to = from] = [times[0], times.at(-1)]
  const length = Math.floor((to - from) * RATE)
  const before = new Uint32Array(length)
  const shares = new Float64Array(length)
  for (let place = 0, index = 0; place < length; place += 1) {
    const t = from + place / RATE
    while (index + 2 < times.length && (times[index + 1] ?? 0) < t) index += 1
    before[place] = index
    const start = times[index] ?? 0
    shares[place] = (t - start) / ((times[index + 1] ?? start) - start || 1)
  }
  return (read) => {
    const values = Float64Array.from(samples, read)
    return shares.map((share, place) => {
      const index = before[place] ?? 0
      const low = values[index] ?? 0
      return low + ((values[index + 1] ?? low) - low) * share
    })
  }
}
