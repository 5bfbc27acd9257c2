import { useEffect, useMemo, useState } from 'react'
import { MAX_POINTS, thinnedGap, type Points } from './thin'
import { rowsOf, type TimePoint, type TimeRow, type TimeSeries } from './timeSeries'

/** The rows to draw; null while a worker thins them. */
export function useThinned(series: readonly TimeSeries[], gap: number): readonly TimeRow[] | null {
  const points = useMemo(() => pointsOf(series), [series])
  const isLong = points.times.length > MAX_POINTS
  const [answer, setAnswer] = useState<{ points: Points; kept: Uint32Array } | null>(null)
  useEffect(() => {
    if (!isLong) return undefined
    const worker = new Worker(new URL('./thin.worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<Uint32Array>) =>
      setAnswer({ points, kept: data }),
    )
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    worker.postMessage(points)
    return () => worker.terminate()
  }, [points, isLong])
  return useMemo(() => {
    if (!isLong) return rowsOf(points, null, gap)
    return answer?.points === points ? rowsOf(points, answer.kept, thinnedGap(points, gap)) : null
  }, [points, isLong, answer, gap])
}

/** The values of all series by time. */
function pointsOf(series: readonly TimeSeries[]): Points {
  const times = Float64Array.from(
    new Set(series.flatMap(({ points }) => points.map(({ time }) => time))),
  ).sort()
  const place = new Map([...times].map((time, at) => [time, at]))
  const isOfDays = times.length <= MAX_POINTS && series.some(({ points }) => points.some(hasRange))
  return {
    times,
    ...(isOfDays && { ranges: series.map(({ points }) => rangesOf(points, times.length, place)) }),
    series: series.map(({ points }) => {
      const values = new Float64Array(times.length).fill(NaN)
      for (const { time, value } of points) values[place.get(time) ?? 0] = value
      return values
    }),
  }
}

const hasRange = ({ min, max }: TimePoint): boolean => min !== undefined && max !== undefined && min < max

function rangesOf(points: readonly TimePoint[], count: number, place: ReadonlyMap<number, number>) {
  const ranges = Array.from<readonly [number, number] | null>({ length: count }).fill(null)
  for (const point of points)
    if (hasRange(point)) ranges[place.get(point.time) ?? 0] = [point.min ?? 0, point.max ?? 0]
  return ranges
}
