import { useMemo } from 'react'
import type { TimeChartProps, TimeRow } from './timeSeries'
import { Cursor, Names, Values } from '../drawings/Axes'
import { ChartContainer, type NamingProps } from '../drawings/ChartContainer'
import type { Tip } from '../drawings/ChartTooltip'
import { Plot } from '../drawings/Plot'
import { timeLayout, type TimeLayout } from './timeLayout'
import { colorOfLine, TimeBars, TimeLines, TimeMarks, TimeSpans } from './TimeLines'

const HEIGHT = 280

interface Props {
  chart: TimeChartProps
  rows: readonly TimeRow[]
}

/** Lines that stop at gaps over the bands of their series; or bars. */
export default function TimeDrawing(props: Props) {
  return (
    <ChartContainer height={HEIGHT} title={props.chart.title}>
      {(width, named) => <Drawing {...props} width={width} named={named} />}
    </ChartContainer>
  )
}

function Drawing({ chart, rows, width, named }: Props & { width: number; named: NamingProps }) {
  const layout = useMemo(() => timeLayout(chart, rows, width, HEIGHT), [chart, rows, width])
  const { box, x, y, axis, labels, filled } = layout
  return (
    <Plot
      named={named}
      width={width}
      height={HEIGHT}
      places={filled.map(({ time }) => x(time))}
      tip={(at) => tooltipOf(chart, filled[at])}
      marks={marksOf(layout)}
    >
      {chart.bands.map(({ from, to, series }) => (
        <rect
          key={series}
          className="opacity-13"
          x={box.left}
          width={box.right - box.left}
          y={y(to)}
          height={y(from) - y(to)}
          rx={4}
          fill={colorOfLine(series)}
        />
      ))}
      <Values box={box} ticks={axis.ticks} y={y} format={chart.valueFormatter} />
      <Names box={box} labels={labels} />
      {chart.bars ? (
        <TimeBars chart={chart} rows={filled} layout={layout} />
      ) : chart.spans ? (
        <TimeSpans chart={chart} rows={filled} layout={layout} />
      ) : (
        <TimeLines chart={chart} rows={rows} layout={layout} />
      )}
      <TimeMarks chart={chart} layout={layout} />
    </Plot>
  )
}

const marksOf = (layout: TimeLayout) =>
  function marks(at: number) {
    return <Marks row={layout.filled[at]} layout={layout} />
  }

function Marks({ row, layout: { box, x, y } }: { row: TimeRow | undefined; layout: TimeLayout }) {
  if (!row) return null
  return (
    <>
      <Cursor box={box} x={x(row.time)} />
      {row.values.map((value, place) =>
        value === null ? null : (
          <circle
            key={place}
            className="stroke-raised [stroke-width:2]"
            cx={x(row.time)}
            cy={y(value)}
            r={5}
            fill={colorOfLine(place)}
          />
        ),
      )}
    </>
  )
}

/** The values at a time; a series without one is not named. */
function tooltipOf(chart: TimeChartProps, row?: TimeRow): Tip {
  const { series, spans, timeFormatter, valueFormatter, rangeFormatter } = chart
  const textOf = (value: number, place: number): string => {
    const range = spans ? row?.ranges?.[place] : null
    return range && rangeFormatter ? rangeFormatter(range) : valueFormatter(value)
  }
  return {
    name: row ? timeFormatter(row.time) : '',
    lines: (row?.values ?? []).flatMap((value, place) =>
      value === null
        ? []
        : [
            {
              color: colorOfLine(place),
              value: textOf(value, place),
              label: series.length > 1 ? (series[place]?.name ?? null) : null,
            },
          ],
    ),
  }
}
