import { createElement, memo, Suspense, use, useDeferredValue } from 'react'
import { loadOnce } from '@portico/core/plugin/LazyPart'
import { ChartSkeleton } from '../ChartSkeleton'
import type { TimeChartProps } from './timeSeries'
import { useThinned } from './useThinned'

const drawing = () => import('./TimeDrawing')

/**
 * Measurements over time: lines with gaps over reference bands, or bars. The drawing loads when the chart is shown. The texts
 * beside it come first: a year would keep a phone busy for longer than a frame.
 */
export function TimeChart(props: TimeChartProps) {
  const chart = useDeferredValue(props, null)
  return chart ? <ThinnedChart chart={chart} /> : <ChartSkeleton height="17.5rem" />
}

const ThinnedChart = memo(function ThinnedChart({ chart }: { chart: TimeChartProps }) {
  const rows = useThinned(chart.series, chart.gap)
  if (!rows) return <ChartSkeleton height="17.5rem" />
  return (
    <Suspense fallback={<ChartSkeleton height="17.5rem" />}>
      <LazyDrawing chart={chart} rows={rows} />
    </Suspense>
  )
})

const LazyDrawing = (props: { chart: TimeChartProps; rows: NonNullable<ReturnType<typeof useThinned>> }) =>
  createElement(use(loadOnce(drawing)), props)
