import { Area, Bar, CartesianGrid, ComposedChart, Line, ReferenceArea, Tooltip, XAxis, YAxis } from 'recharts'
import type { TimeChartProps, TimeRow } from '../time/timeChart'
import { ChartContainer } from './ChartContainer'

const axis = { tickLine: false, axisLine: false, tick: { className: 'chart-tick' } } as const
const margin = { top: 8, right: 12, bottom: 0, left: 0 }
/** The third series is drawn in the color of quiet text. */
const colors = ['var(--chart-1)', 'var(--chart-2)', 'var(--text-muted)']
const dashes = ['', '6 4', '2 3']
/** With more values, dots would cover the line. */
const MAX_DOTS = 120
/** With more days, bars would cover each other and take long to draw: the ranges are one shape. */
const MAX_BARS = 62

interface Props {
  chart: TimeChartProps
  rows: readonly TimeRow[]
}

/** Lines that stop at gaps over the bands of their series; or bars. */
export default function TimeDrawing({ chart, rows }: Props) {
  const { title, domain, ticks, bands, series, bars, tickFormatter, valueFormatter } = chart
  return (
    <ChartContainer height={280} title={title}>
      {(named) => (
        <ComposedChart data={[...rows]} margin={margin} {...named}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            {...axis}
            dataKey="time"
            type="number"
            scale="linear"
            domain={[...domain]}
            ticks={[...ticks]}
            allowDataOverflow
            tickFormatter={(time: number) => tickFormatter(time)}
          />
          <YAxis
            {...axis}
            width="auto"
            tickCount={5}
            domain={bars ? [0, 'auto'] : ['auto', 'auto']}
            tickFormatter={(value: number) => valueFormatter(value)}
          />
          {bands.map(({ from, to, series: place }) => (
            <ReferenceArea
              key={place}
              y1={from}
              y2={to}
              fill={colors[place] ?? colors[0]}
              fillOpacity={0.13}
              ifOverflow="extendDomain"
            />
          ))}
          <Tooltip
            isAnimationActive={false}
            cursor={{ stroke: 'var(--line-strong)' }}
            content={tooltipOf(chart)}
          />
          {!bars &&
            rows.some(({ ranges }) => ranges) &&
            series.map((_, place) =>
              rows.length <= MAX_BARS ? (
                <Bar key={`range ${place}`} {...rangeOf(place)} barSize={6} radius={3} />
              ) : (
                <Area key={`range ${place}`} {...rangeOf(place)} stroke="none" activeDot={false} />
              ),
            )}
          {series.map((_, place) =>
            bars ? (
              <Bar key={place} {...lineOf(place)} fill={colors[place] ?? ''} barSize={10} radius={3} />
            ) : (
              <Line
                key={place}
                {...lineOf(place)}
                stroke={colors[place] ?? ''}
                strokeWidth={2.25}
                strokeDasharray={dashes[place] ?? ''}
                dot={rows.length <= MAX_DOTS && { r: 3, fill: colors[place] ?? '' }}
              />
            ),
          )}
        </ComposedChart>
      )}
    </ChartContainer>
  )
}

const rangeOf = (place: number) => ({
  dataKey: (row: TimeRow) => row.ranges?.[place] ?? null,
  isAnimationActive: false as const,
  fill: colors[place] ?? '',
  fillOpacity: 0.3,
})

const lineOf = (place: number) => ({
  dataKey: (row: TimeRow) => row.values[place] ?? null,
  isAnimationActive: false as const,
})

/** The values at the pointer; screen readers announce them as the arrow keys move. */
const tooltipOf =
  ({ series, timeFormatter, valueFormatter }: TimeChartProps) =>
  ({ active, payload }: { active: boolean; payload: readonly { payload?: unknown }[] }) => {
    const row = active ? (payload[0]?.payload as TimeRow | undefined) : undefined
    return (
      <output className={row && 'chart-tip'}>
        {row && <span className="strong">{timeFormatter(row.time)}</span>}
        {row?.values.map((value, place) =>
          value === null ? null : (
            <span key={place}>
              <i style={{ background: colors[place] }} />
              {valueFormatter(value)}{' '}
              {series.length > 1 && <span className="muted">{series[place]?.name}</span>}
            </span>
          ),
        )}
      </output>
    )
  }
