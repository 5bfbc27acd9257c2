import { colorOf, valueOf, type ChartDrawingProps } from '../chart'
import type { Tip } from './ChartTooltip'

/** The name and the values of a datum. */
export function tooltipOf(chart: ChartDrawingProps, at: number): Tip {
  const { data, index, categories, indexFormatter, valueFormatter } = chart
  const datum = data[at] ?? {}
  return {
    name: indexFormatter(String(datum[index])),
    lines: categories.map((category, place) => ({
      color: colorOf(chart, place),
      value: valueFormatter(valueOf(datum, category)),
      label: categories.length > 1 ? category : null,
      isQuiet: place > 0,
    })),
  }
}
