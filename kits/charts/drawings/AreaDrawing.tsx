import { useId } from 'react'
import { Area, AreaChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'
import { colorOf, type ChartDrawingProps } from '../chart'
import { ChartContainer } from './ChartContainer'
import { createTooltip } from './ChartTooltip'

const axis = { tickLine: false, axisLine: false, tick: { className: 'chart-tick' } } as const
const margin = { top: 8, right: 8, bottom: 0, left: 0 }

/** At most five horizontal grid lines; a narrow chart has fewer names on its axis. */
export default function AreaDrawing(chart: ChartDrawingProps) {
  const { title, data, index, tickFormatter, valueFormatter } = chart
  const gradient = useId()
  return (
    <ChartContainer height={216} title={title}>
      {(named) => (
        <AreaChart data={[...data]} margin={margin} {...named}>
          <defs>
            <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" stopColor={colorOf(chart, 0)} stopOpacity={0.28} />
              <stop offset="1" stopColor={colorOf(chart, 0)} stopOpacity={0.03} />
            </linearGradient>
          </defs>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            {...axis}
            dataKey={index}
            tickFormatter={(name: string) => tickFormatter(name)}
            interval="equidistantPreserveStart"
            minTickGap={48}
          />
          <YAxis
            {...axis}
            width="auto"
            tickCount={5}
            allowDecimals={false}
            tickFormatter={(value: number) => valueFormatter(value)}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ stroke: 'var(--line-strong)' }}
            content={createTooltip(chart)}
          />
          {series(chart, `url(#${gradient})`)}
        </AreaChart>
      )}
    </ChartContainer>
  )
}

const seriesStyles = [
  { r: 5, line: { strokeWidth: 2.25 } },
  { r: 4, line: { strokeWidth: 1.75, strokeDasharray: '4 3' } },
]

/** The comparison comes first, so that the main series is drawn over it. */
const series = (chart: ChartDrawingProps, area: string) =>
  chart.categories
    .map((category, at) => {
      const stroke = colorOf(chart, at)
      const { r, line } = seriesStyles[at] ?? {}
      return (
        <Area
          key={category}
          dataKey={category}
          stroke={stroke}
          fill={at === 0 ? area : 'none'}
          {...line}
          activeDot={{ r: r ?? 4, fill: stroke, stroke: 'var(--surface-raised)', strokeWidth: 2 }}
          isAnimationActive={false}
        />
      )
    })
    .toReversed()
