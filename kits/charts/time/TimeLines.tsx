import type { TimeChartProps, TimeRow } from './timeSeries'
import { barsPath, dotsPath, linePath, spanPath, type Point, type Span } from '../drawings/paths'
import type { TimeLayout } from './timeLayout'

/** The third series is drawn in the color of quiet text. */
const colors = ['var(--chart-1)', 'var(--chart-2)', 'var(--text-muted)']
const dashes = ['', '6 4', '2 3']
const dotClasses = [
  'fill-chart-1 stroke-raised [stroke-width:1.5]',
  'fill-raised stroke-chart-2 [stroke-width:2]',
  'fill-muted stroke-raised [stroke-width:1.5]',
]
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
      const points = lineOf(rows, layout, place, chart.gap)
      return (
        <g key={place}>
          <path
            className="chart-line fill-none [stroke-linecap:round] [stroke-linejoin:round]"
            d={linePath(points)}
            stroke={colorOfLine(place)}
            strokeWidth={2.25}
            strokeDasharray={dashes[place] || undefined}
          />
          {rows.length <= MAX_DOTS && <path className={dotClasses[place]} d={dotsPath(points, 3.5)} />}
        </g>
      )
    })}
  </>
)

/** The side of a bar where several stand together. */
const asideOf = (place: number, count: number, width: number): number => (place - (count - 1) / 2) * width

/** The ranges of each series as bars side by side: filled, hollow and dashed. */
export function TimeSpans({ chart, rows, layout }: Props) {
  const width = Math.max(4, barWidth(BAR, layout) / chart.series.length)
  return chart.series.map((_, place) => {
    const spans = spansOf(rows, layout, place).map(({ x, span }) => ({
      x: x + asideOf(place, chart.series.length, width + 1),
      span,
    }))
    return (
      <path
        key={place}
        d={barsPath(spans, width)}
        fill={place === 0 ? colorOfLine(0) : 'var(--surface-raised)'}
        stroke={colorOfLine(place)}
        strokeWidth={1.75}
        strokeDasharray={place > 1 ? dashes[2] : undefined}
      />
    )
  })
}

const MARK = 6

/** A diamond around each value that stands out, with its text. */
export const TimeMarks = ({ chart: { marks = [] }, layout: { x, y, box } }: Omit<Props, 'rows'>) =>
  marks.map(({ time, value, text }) => {
    const isRight = x(time) > (box.left + box.right) / 2
    return (
      <g key={`${time} ${value}`}>
        <path
          d={`M${x(time)} ${y(value) - MARK}l${MARK} ${MARK}l${-MARK} ${MARK}l${-MARK} ${-MARK}z`}
          fill="var(--surface-raised)"
          stroke="var(--warning)"
          strokeWidth={2}
        />
        <text
          className="chart-name text-[0.8125rem] fill-body figures"
          x={x(time) + (isRight ? -10 : 10)}
          y={y(value)}
          dy="0.35em"
          textAnchor={isRight ? 'end' : 'start'}
        >
          {text}
        </text>
      </g>
    )
  })

/** Bars from zero to the values; several series side by side. */
export function TimeBars({ chart, rows, layout }: Props) {
  const { box, axis, y } = layout
  const width = barWidth(BAR, layout) / chart.series.length
  const ground = Math.min(box.bottom, y(axis.domain[0]))
  return chart.series.map((_, place) => {
    const aside = asideOf(place, chart.series.length, width)
    const spans = pointsOf(rows, layout, place).map(({ x, y: top }): Span => ({
      x: x + aside,
      span: top === null ? null : [ground, top],
    }))
    return <path key={place} d={barsPath(spans, width)} fill={colorOfLine(place)} />
  })
}

/** The lowest and the highest values of days. */
function Ranges({ rows, layout, place }: Omit<Props, 'chart'> & { place: number }) {
  const spans = spansOf(rows, layout, place)
  if (spans.every(({ span }) => span === null)) return null
  const d = rows.length <= MAX_BARS ? barsPath(spans, barWidth(RANGE, layout)) : spanPath(spans)
  return (
    <path className="chart-range opacity-30" d={d} fill={colorOfLine(place)} stroke={colorOfLine(place)} />
  )
}

const spansOf = (rows: readonly TimeRow[], { x, y }: TimeLayout, place: number): Span[] =>
  rows.map(({ time, ranges }) => {
    const range = ranges?.[place]
    return { x: x(time), span: range ? [y(range[0]), y(range[1])] : null }
  })

/** The points of a line. A time at which only other series have a value does not interrupt it; a gap of its own does. */
function lineOf(rows: readonly TimeRow[], layout: TimeLayout, place: number, gap: number): Point[] {
  const points: Point[] = []
  let last: number | null = null
  for (const { time, values } of rows) {
    const value = values[place] ?? null
    const isGap = values.every((one) => one === null)
    if (value === null && !isGap) continue
    if (value !== null && last !== null && time - last > gap && rows.length <= MAX_DOTS)
      points.push({ x: layout.x(time), y: null })
    if (value !== null) last = time
    points.push({ x: layout.x(time), y: value === null ? null : layout.y(value) })
  }
  return points
}

const pointsOf = (rows: readonly TimeRow[], { x, y }: TimeLayout, place: number): Point[] =>
  rows.map(({ time, values }) => {
    const value = values[place] ?? null
    return { x: x(time), y: value === null ? null : y(value) }
  })
