import type { Points } from './thin'

/** A value at a time; in a chart of days with the lowest and highest value of the day. */
export interface TimePoint {
  /** Where it is drawn: milliseconds of the wall clock of its place, as if that were UTC. */
  time: number
  value: number
  min?: number | undefined
  max?: number | undefined
}

export interface TimeSeries {
  name: string
  points: readonly TimePoint[]
}

/** A range of values with a background: between which values a series is as usual. */
export interface Band {
  from: number
  to: number
  /** The place of its series. */
  series: number
}

/** A value that stands out: it is drawn with a mark of its own. */
export interface TimeMark {
  time: number
  value: number
  /** Written beside it. */
  text: string
}

export interface TimeChartProps {
  /** The accessible name of the drawing: the sentence about the data. */
  title: string
  /** At most three. */
  series: readonly TimeSeries[]
  bands: readonly Band[]
  /** The first and the last time of the axis. */
  domain: readonly [number, number]
  ticks: readonly number[]
  /** A longer time without values is a gap: the line is not drawn over it. In milliseconds. */
  gap: number
  /** Bars from zero instead of lines. */
  bars?: boolean
  /** Only the ranges of the points, as bars: filled, hollow and dashed, so that series differ by more than their color. */
  spans?: boolean
  marks?: readonly TimeMark[]
  /** What is said of a range in `spans`. */
  rangeFormatter?: (range: readonly [number, number]) => string
  tickFormatter: (time: number) => string
  timeFormatter: (time: number) => string
  valueFormatter: (value: number) => string
}

/** A row of the drawing: the values of all series at a time; none at a gap. */
export interface TimeRow {
  time: number
  values: readonly (number | null)[]
  /** The lowest and the highest value of each series, if the row sums up several times; null for a single value. */
  ranges?: readonly (readonly [number, number] | null)[] | undefined
}

const none = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? null : value)

/** The rows at some places, or at all of them, with an empty row in each gap. */
export function rowsOf(
  { times, series, ranges }: Points,
  places: Uint32Array | null,
  gap: number,
): TimeRow[] {
  const rows: TimeRow[] = []
  for (const at of places ?? times.keys()) {
    const time = times[at] ?? 0
    const last = rows.at(-1)
    if (last && time - last.time > gap)
      rows.push({ time: (last.time + time) / 2, values: series.map(() => null) })
    rows.push({
      time,
      values: series.map((values) => none(values[at])),
      ...(ranges && { ranges: ranges.map((list) => list[at] ?? null) }),
    })
  }
  return rows
}
