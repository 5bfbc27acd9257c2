import type { TimeChartProps, TimeRow } from './timeSeries'
import type { Box } from '../drawings/Axes'
import { widthOf, withoutOverlap, type Label } from '../drawings/labels'
import { linear, valueAxis, type ValueAxis } from '../drawings/scale'

export interface TimeLayout {
  box: Box
  axis: ValueAxis
  x: (time: number) => number
  y: (value: number) => number
  labels: readonly Label[]
  /** The rows that have a value, in the order of their times. */
  filled: readonly TimeRow[]
  /** In pixels, between the two times that are nearest to each other. */
  distance: number
}

/** Between two names of the axis, in pixels. */
const SPACE = 12

/** The positions of everything in a drawing of values over time. */
export function timeLayout(chart: TimeChartProps, rows: readonly TimeRow[], width: number, height: number) {
  const { domain, ticks, bars, tickFormatter, valueFormatter } = chart
  const axis = withoutRepeats(valueAxis(valuesOf(chart, rows), bars ? 'sums' : undefined), valueFormatter)
  const box = {
    left: widthOf(axis.ticks.map(valueFormatter)),
    top: 8,
    right: width - 12,
    bottom: height - 30,
  }
  const x = linear(domain, [box.left, box.right])
  const labels = ticks.map((tick) => ({ x: x(tick), text: tickFormatter(tick) }))
  const filled = rows.filter(({ values }) => values.some((value) => value !== null))
  const distances = filled.slice(1).map(({ time }, at) => x(time) - x(filled[at]?.time ?? 0))
  return {
    box,
    axis,
    x,
    y: linear(axis.domain, [box.bottom, box.top]),
    labels: withoutOverlap(labels, width, SPACE),
    filled,
    distance: Math.min(...distances),
  } satisfies TimeLayout
}

/** The axis without values that are written like the one before: rounded, 36,25 and 36,3 are the same. */
const withoutRepeats = (axis: ValueAxis, format: (value: number) => string): ValueAxis => ({
  ...axis,
  ticks: axis.ticks.filter((tick, at, all) => at === 0 || format(tick) !== format(all[at - 1] ?? NaN)),
})

/** Everything that must fit: values, the ranges of days and the bands. */
function* valuesOf({ bands, marks = [] }: TimeChartProps, rows: readonly TimeRow[]): Iterable<number> {
  for (const { values, ranges } of rows) {
    for (const value of values) if (value !== null) yield value
    for (const range of ranges ?? []) if (range) yield* range
  }
  for (const { from, to } of bands) yield* [from, to]
  for (const { value } of marks) yield value
}
