import { valueOf, type ChartDrawingProps } from '../chart'
import type { Box } from './Axes'
import { widthOf, withoutOverlap, type Label } from './labels'
import { linear, valueAxis, type ValueAxis } from './scale'

export interface AreaLayout {
  box: Box
  axis: ValueAxis
  x: (at: number) => number
  y: (value: number) => number
  labels: readonly Label[]
}

/** Between two names of the axis, in pixels. */
const SPACE = 48

/** The positions of everything in a drawing of values at equal distances. */
export function areaLayout(chart: ChartDrawingProps, width: number, height: number): AreaLayout {
  const { data, index, categories, tickFormatter, valueFormatter } = chart
  const axis = valueAxis(
    data.flatMap((datum) => categories.map((category) => valueOf(datum, category))),
    'counts',
  )
  const box = { left: widthOf(axis.ticks.map(valueFormatter)), top: 8, right: width - 8, bottom: height - 30 }
  const x = linear([0, Math.max(1, data.length - 1)], [box.left, box.right])
  const labels = data.map((datum, at) => ({ x: x(at), text: tickFormatter(String(datum[index])) }))
  return {
    box,
    axis,
    x,
    y: linear(axis.domain, [box.bottom, box.top]),
    labels: withoutOverlap(labels, width, SPACE),
  }
}
