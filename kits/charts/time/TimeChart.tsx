import { createElement, Suspense, use } from 'react'
import { loadOnce } from '@core/plugin/load'
import { Loading, Skeleton } from '@core/ui/feedback/Skeleton'
import '../charts.css'
import { useChartText } from '../texts'
import type { TimeChartProps } from './timeChart'
import { useThinned } from './useThinned'

const drawing = () => import('../drawings/TimeDrawing')

/** Measurements over time: lines with gaps over reference bands, or bars. The drawing loads when the chart is shown. */
export function TimeChart(props: TimeChartProps) {
  const rows = useThinned(props.series, props.gap)
  if (!rows) return <ChartSkeleton />
  return (
    <Suspense fallback={<ChartSkeleton />}>
      <LazyDrawing chart={props} rows={rows} />
    </Suspense>
  )
}

const LazyDrawing = (props: { chart: TimeChartProps; rows: NonNullable<ReturnType<typeof useThinned>> }) =>
  createElement(use(loadOnce(drawing)), props)

function ChartSkeleton() {
  const t = useChartText()
  return (
    <Loading label={t('CHARTS.LOADING')}>
      <Skeleton shape="block" height="17.5rem" />
    </Loading>
  )
}
