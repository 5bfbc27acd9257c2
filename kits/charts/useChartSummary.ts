import type { ChartDrawingProps } from './chart'
import { findExtremes, listValues } from './summary'
import { useChartText } from './texts'

/** One sentence for screen readers, made from the data: every value of a short series, else its extremes. */
export function useChartSummary(chart: ChartDrawingProps): string {
  const t = useChartText()
  const { title, data, index, categories, valueFormatter, indexFormatter } = chart
  const [category] = categories
  const extremes = findExtremes(data, index, category)
  if (!extremes) return t('CHARTS.NONE')
  const list = listValues(data, index, category, chart)
  if (list) return t('CHARTS.LIST', { title, items: list.join(', ') })
  if (extremes.least === extremes.most) {
    return t('CHARTS.EVEN', { title, value: valueFormatter(extremes.most) })
  }
  return t('CHARTS.RANGE', {
    title,
    least: valueFormatter(extremes.least),
    most: valueFormatter(extremes.most),
    at: indexFormatter(extremes.at),
  })
}
