import { Bar, BarChart, LabelList, Tooltip, useChartWidth, XAxis, YAxis } from 'recharts'
import { colorOf, truncateToWidth, type ChartDrawingProps } from '../chart'
import { ChartContainer } from './ChartContainer'
import { createTooltip } from './ChartTooltip'
import { handleArrowKeys } from './arrowKeys'

/** The height of a row and the width of its number, in pixels. */
const rowHeight = 33
const numberWidth = 64
/** The key of the row number: names need not be unique. */
const rowKey = '#row'
const margin = { top: 0, right: numberWidth, bottom: 0, left: 0 }

/** A row for each datum: name, bar and number. */
export default function BarDrawing(chart: ChartDrawingProps) {
  const { title, data, categories, yAxisWidth } = chart
  const [category] = categories
  return (
    <ChartContainer height={data.length * rowHeight} title={title} onKey={handleArrowKeys}>
      {(named) => (
        <BarChart
          data={data.map((datum, at) => ({ ...datum, [rowKey]: at }))}
          layout="vertical"
          margin={margin}
          {...named}
        >
          <XAxis type="number" hide domain={[0, 'dataMax']} />
          <YAxis
            type="category"
            dataKey={rowKey}
            width={yAxisWidth}
            tickLine={false}
            axisLine={false}
            interval={0}
            tick={nameOf(chart)}
          />
          <Tooltip isAnimationActive={false} cursor={false} content={createTooltip(chart)} />
          <Bar
            dataKey={category}
            barSize={20}
            radius={3}
            minPointSize={2}
            fill={colorOf(chart, 0)}
            background={{ fill: 'var(--surface-sunken)', radius: 3 }}
            isAnimationActive={false}
          >
            <LabelList dataKey={category} content={amountOf(chart)} />
          </Bar>
        </BarChart>
      )}
    </ChartContainer>
  )
}

/** The name of a row; a long one is truncated, and shown in full by its tooltip. */
const nameOf =
  ({ data, index, tickFormatter, yAxisWidth }: ChartDrawingProps) =>
  ({ y, payload }: { y: number | string; payload: { value: unknown } }) => {
    const name = tickFormatter(String(data[Number(payload.value)]?.[index] ?? ''))
    return (
      <text className="chart-name" x={0} y={y} dy="0.35em">
        {truncateToWidth(name, yAxisWidth)}
        <title>{name}</title>
      </text>
    )
  }

interface LabelPosition {
  y?: number | string | undefined
  height?: number | string | undefined
  value?: unknown
}

const amountOf =
  ({ valueFormatter }: ChartDrawingProps) =>
  ({ y = 0, height = 0, value }: LabelPosition) => (
    <Amount y={Number(y) + Number(height) / 2}>{valueFormatter(Number(value))}</Amount>
  )

/** The number of a row, at the right edge. */
function Amount({ y, children }: { y: number; children: string }) {
  return (
    <text className="chart-amount" x={useChartWidth()} y={y} dy="0.35em" textAnchor="end">
      {children}
    </text>
  )
}
