import { createElement, Suspense, use, useId, useState, type ComponentType } from 'react'
import { loadOnce } from '@core/plugin/load'
import type { Load } from '@core/plugin/points'
import { cx } from '@core/ui/cx'
import type { IconName } from '@core/ui/media/icons'
import { Loading, Skeleton } from '@core/ui/feedback/Skeleton'
import { colorOf, withDefaults, type ChartProps, type ChartDrawingProps } from './chart'
import './charts.css'
import { ChartTable } from './ChartTable'
import { useChartText } from './texts'
import { useChartSummary } from './useChartSummary'
import { ViewSwitch, type ChartView } from './ViewSwitch'

interface Props extends ChartProps {
  /** The drawing and its library; they arrive when the first chart is shown. */
  drawing: Load<ComponentType<ChartDrawingProps>>
  icon: IconName
}

/** A chart with its heading and key, the same numbers as a table, and one sentence for who cannot see it. */
export function ChartFigure({ drawing, icon, className, ...props }: Props) {
  const chart = withDefaults(props)
  const { title, data, showLegend } = chart
  const t = useChartText()
  const sentence = useChartSummary(chart)
  const [view, show] = useState<ChartView>('chart')
  const heading = useId()
  return (
    <section className={cx('chart', className)} aria-labelledby={heading}>
      <header className="chart-head">
        <h2 id={heading}>{title}</h2>
        {showLegend && view === 'chart' && <Legend chart={chart} />}
        <ViewSwitch icon={icon} label={t('CHARTS.VIEW', { title })} view={view} onChange={show} />
      </header>
      <p className={data.length > 0 ? 'visually-hidden' : 'muted'}>{sentence}</p>
      {data.length > 0 && view === 'table' && <ChartTable chart={chart} />}
      {data.length > 0 && view === 'chart' && (
        <Suspense fallback={<ChartSkeleton />}>
          <LazyDrawing drawing={drawing} chart={chart} />
        </Suspense>
      )}
    </section>
  )
}

const LazyDrawing = ({ drawing, chart }: { drawing: Props['drawing']; chart: ChartDrawingProps }) =>
  createElement(use(loadOnce(drawing)), chart)

/** As high as the chart will be. */
function ChartSkeleton() {
  const t = useChartText()
  return (
    <Loading label={t('CHARTS.LOADING')}>
      <Skeleton shape="block" height="13.5rem" />
    </Loading>
  )
}

/** Which line is which: a colour, and a stroke for who cannot tell colours apart. */
const Legend = ({ chart }: { chart: ChartDrawingProps }) => (
  <ul className="chart-key">
    {chart.categories.map((category, at) => (
      <li key={category}>
        <i className={at > 0 ? 'is-dashed' : undefined} style={{ color: colorOf(chart, at) }} />
        {category}
      </li>
    ))}
  </ul>
)
