import type { TimeChartProps, TimeRow } from './timeSeries'
import { barsPath, dotsPath, linePath, spanPath, type Point, type Span } from '../drawings/paths'
import type { TimeLayout } from './timeLayout'

/** The third series is drawn in the color of quiet text. */
const colors = ['var(--chart-1)', 'var(--chart-2)', 'var(--text-muted)']
const dashes = ['', '6 4', '2 3']
/** With more values, dots would cover the line. */
const MAX_DOTS = 120
/** With more days, bars would cover each other: the ranges are one shape. */
const MAX_BARS = 62
/** The widths of the bar of a sum and of a range, in pixels; less where days are closer. */
const BAR = 10
const RANGE = 6

/** The color of a series. */
export const colorOfLine = (place: number): string => colors[place] ?? colors[0] ?? ''

interface Props {
  chart: TimeChartProps
  rows: readonly TimeRow[]
  layout: TimeLayout
}

const barWidth = (most: number, { distance }: TimeLayout): number =>
  Math.max(1, Math.min(most, distance * 0.75))

/** Each series is one path, its dots another, and its ranges a third: a year is drawn in one short task. */
export const TimeLines = ({ chart, rows, layout }: Props) => (
  <>
    {chart.series.map((_, place) => (
      <Ranges key={place} rows={rows} layout={layout} place={place} />
    ))}
    {chart.series.map((_, place) => {
      const points = pointsOf(rows, layout, place)
      return (
        <g key={place} className={`chart-series-${place + 1}`}>
          <path
            className="chart-line"
            d={linePath(points)}
            stroke={colorOfLine(place)}
            strokeWidth={2.25}
            strokeDasharray={dashes[place] || undefined}
          />
          {rows.length <= MAX_DOTS && <path className="chart-dots" d={dotsPath(points, 3.5)} />}
        </g>
      )
    })}
  </>
)

/** Bars from zero to the values; several series side by side. */
export function TimeBars({ chart, rows, layout }: Props) {
  const { box, axis, y } = layout
  const width = barWidth(BAR, layout) / chart.series.length
  const ground = Math.min(box.bottom, y(axis.domain[0]))
  return chart.series.map((_, place) => {
    const aside = (place - (chart.series.length - 1) / 2) * width
    const spans = pointsOf(rows, layout, place).map(({ x, y: top }): Span => ({
      x: x + aside,
      span: top === null ? null : [ground, top],
    }))
    return <path key={place} d={barsPath(spans, width)} fill={colorOfLine(place)} />
  })
}

/** The lowest and the highest values of days. */
function Ranges({ rows, layout, place }: Omit<Props, 'chart'> & { place: number }) {
  const { x, y } = layout
  const spans = rows.map(({ time, ranges }): Span => {
    const range = ranges?.[place]
    return { x: x(time), span: range ? [y(range[0]), y(range[1])] : null }
  })
  if (spans.every(({ span }) => span === null)) return null
  const d = rows.length <= MAX_BARS ? barsPath(spans, barWidth(RANGE, layout)) : spanPath(spans)
  return <path className="chart-range" d={d} fill={colorOfLine(place)} stroke={colorOfLine(place)} />
}

const pointsOf = (rows: readonly TimeRow[], { x, y }: TimeLayout, place: number): Point[] =>
  rows.map(({ time, values }) => {
    const value = values[place] ?? null
    return { x: x(time), y: value === null ? null : y(value) }
  })
