import { useId, useMemo, type ReactNode } from 'react'
import { colorOf, valueOf, type ChartDrawingProps } from '../chart'
import { Cursor, Names, Values } from './Axes'
import { areaLayout, type AreaLayout } from './areaLayout'
import { ChartContainer, type NamingProps } from './ChartContainer'
import { areaPath, linePath } from './paths'
import { Plot } from './Plot'
import { tooltipOf } from './tooltipOf'

const HEIGHT = 216
const seriesStyles = [
  { radius: 5, line: { strokeWidth: 2.25 } },
  { radius: 4, line: { strokeWidth: 1.75, strokeDasharray: '4 3' } },
]

/** The first series as an area, the second as a dashed line behind it. */
export default function AreaDrawing(chart: ChartDrawingProps) {
  return (
    <ChartContainer height={HEIGHT} title={chart.title}>
      {(width, named) => <Drawing chart={chart} width={width} named={named} />}
    </ChartContainer>
  )
}

function Drawing({ chart, width, named }: { chart: ChartDrawingProps; width: number; named: NamingProps }) {
  const layout = useMemo(() => areaLayout(chart, width, HEIGHT), [chart, width])
  const { box, x, y, axis, labels } = layout
  return (
    <Plot
      named={named}
      width={width}
      height={HEIGHT}
      places={chart.data.map((_, at) => x(at))}
      tip={(at) => tooltipOf(chart, at)}
      marks={marksOf(chart, layout)}
    >
      <Values box={box} ticks={axis.ticks} y={y} format={chart.valueFormatter} />
      <Names box={box} labels={labels} />
      <Series chart={chart} layout={layout} />
    </Plot>
  )
}

const marksOf = (chart: ChartDrawingProps, { box, x, y }: AreaLayout) =>
  function marks(at: number) {
    return (
      <>
        <Cursor box={box} x={x(at)} />
        {backToFront(chart, (category, place) => (
          <circle
            key={category}
            className="stroke-raised [stroke-width:2]"
            cx={x(at)}
            cy={y(valueOf(chart.data[at] ?? {}, category))}
            r={seriesStyles[place]?.radius}
            fill={colorOf(chart, place)}
          />
        ))}
      </>
    )
  }

/** The comparison comes first, so that the main series is drawn over it. */
const backToFront = (
  { categories }: ChartDrawingProps,
  render: (category: string, place: number) => ReactNode,
): ReactNode[] => categories.map(render).toReversed()

function Series({ chart, layout: { box, x, y } }: { chart: ChartDrawingProps; layout: AreaLayout }) {
  const gradient = useId()
  return (
    <>
      <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={colorOf(chart, 0)} stopOpacity={0.28} />
        <stop offset="1" stopColor={colorOf(chart, 0)} stopOpacity={0.03} />
      </linearGradient>
      {backToFront(chart, (category, place) => {
        const points = chart.data.map((datum, at) => ({ x: x(at), y: y(valueOf(datum, category)) }))
        return (
          <g key={category}>
            {place === 0 && <path d={areaPath(points, box.bottom)} fill={`url(#${gradient})`} />}
            <path
              className="chart-line fill-none [stroke-linecap:round] [stroke-linejoin:round]"
              d={linePath(points)}
              stroke={colorOf(chart, place)}
              {...seriesStyles[place]?.line}
            />
          </g>
        )
      })}
    </>
  )
}
