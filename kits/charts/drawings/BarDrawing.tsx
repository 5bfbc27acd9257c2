import { colorOf, truncateToWidth, valueOf, type ChartDatum, type ChartDrawingProps } from '../chart'
import { ChartContainer } from './ChartContainer'
import { Plot } from './Plot'
import { linear } from './scale'
import { tooltipOf } from './tooltipOf'

/** The heights of a row and its bar, and the width of its number, in pixels. */
const ROW = 33
const BAR = 20
const NUMBER = 64
/** A small value is seen too. */
const MIN_BAR = 2

/** A row for each datum: name, bar and number. */
export default function BarDrawing(chart: ChartDrawingProps) {
  const { title, data } = chart
  const height = data.length * ROW
  return (
    <ChartContainer height={height} title={title}>
      {(width, named) => (
        <Plot
          named={named}
          width={width}
          height={height}
          places={data.map((_, at) => middleOf(at))}
          isRows
          tip={(at) => tooltipOf(chart, at)}
        >
          {data.map((datum, at) => (
            // The key is the index: names need not be unique.
            <Row key={at} chart={chart} datum={datum} middle={middleOf(at)} width={width} />
          ))}
        </Plot>
      )}
    </ChartContainer>
  )
}

const middleOf = (row: number): number => (row + 0.5) * ROW

interface RowProps {
  chart: ChartDrawingProps
  datum: ChartDatum
  middle: number
  width: number
}

/** A long name is truncated, and shown in full by its tooltip. */
function Row({ chart, datum, middle, width }: RowProps) {
  const { data, index, categories, yAxisWidth, tickFormatter, valueFormatter } = chart
  const [category] = categories
  const name = tickFormatter(String(datum[index]))
  const value = valueOf(datum, category)
  const most = Math.max(0, ...data.map((each) => valueOf(each, category)))
  const room = Math.max(0, width - yAxisWidth - NUMBER)
  const bar = { x: yAxisWidth, y: middle - BAR / 2, height: BAR, rx: 3 }
  return (
    <>
      <text className="chart-name text-[0.8125rem] fill-body figures" x={0} y={middle} dy="0.35em">
        {truncateToWidth(name, yAxisWidth)}
        <title>{name}</title>
      </text>
      <rect className="fill-sunken" {...bar} width={room} />
      <rect
        {...bar}
        width={Math.max(MIN_BAR, linear([0, most], [0, room])(value))}
        fill={colorOf(chart, 0)}
      />
      <text
        className="chart-amount text-[0.8125rem] fill-body font-semibold figures"
        x={width}
        y={middle}
        dy="0.35em"
        textAnchor="end"
      >
        {valueFormatter(value)}
      </text>
    </>
  )
}
