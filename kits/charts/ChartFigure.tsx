import { createElement, Suspense, use, useId, useState, type ComponentType } from 'react'
import { loadOnce } from '@portico/core/plugin/LazyPart'
import type { Load } from '@portico/core/plugin/points'
import { cx } from '@portico/core/ui/cx'
import type { IconName } from '@portico/core/ui/media/Icon'
import { colorOf, withDefaults, type ChartProps, type ChartDrawingProps } from './chart'
import { ChartSkeleton } from './ChartSkeleton'
import { ChartTable } from './ChartTable'
import { useChartText } from './texts'
import { useChartSummary } from './useChartSummary'
import { ViewSwitch, type ChartView } from './ViewSwitch'

interface Props extends ChartProps {
  /** Lazy: it brings the chart library. */
  drawing: Load<ComponentType<ChartDrawingProps>>
  icon: IconName
}

/** A chart with heading and legend, its data as a table, and a summary for screen readers. The page stays while its texts load. */
export const ChartFigure = (props: Props) => (
  <Suspense fallback={<ChartSkeleton height="17rem" />}>
    <Figure {...props} />
  </Suspense>
)

function Figure({ drawing, icon, className, ...props }: Props) {
  const chart = withDefaults(props)
  const { title, data, showLegend } = chart
  const t = useChartText()
  const summary = useChartSummary(chart)
  const [view, setView] = useState<ChartView>('chart')
  const headingId = useId()
  return (
    <section
      className={cx('min-w-0 pt-3 pb-4 px-4.5 bg-raised hairline rounded-card', className)}
      aria-labelledby={headingId}
    >
      <header className="flex flex-wrap items-center gap-y-1 gap-x-3 min-h-8 mb-2 [&>h2]:flex-1 [&>h2]:text-[0.9375rem] [&>h2]:font-strong">
        <h2 id={headingId}>{title}</h2>
        {showLegend && view === 'chart' && <Legend chart={chart} />}
        <ViewSwitch icon={icon} label={t('CHARTS.VIEW', { title })} view={view} onChange={setView} />
      </header>
      <p className={data.length > 0 ? 'sr-only' : 'text-muted'}>{summary}</p>
      {data.length > 0 && view === 'table' && <ChartTable chart={chart} />}
      {data.length > 0 && view === 'chart' && (
        <Suspense fallback={<ChartSkeleton height="13.5rem" />}>
          <LazyDrawing drawing={drawing} chart={chart} />
        </Suspense>
      )}
    </section>
  )
}

const LazyDrawing = ({ drawing, chart }: { drawing: Props['drawing']; chart: ChartDrawingProps }) =>
  createElement(use(loadOnce(drawing)), chart)

/** The legend: a color for each category, and a stroke pattern for people who cannot tell colors apart. */
const Legend = ({ chart }: { chart: ChartDrawingProps }) => (
  <ul className="forced-colors:[--chart-1:CanvasText] forced-colors:[--chart-2:LinkText] forced-colors:[--text-muted:GrayText] flex flex-wrap gap-y-1 gap-x-3.5 text-muted text-sm/normal [&_i]:w-4 [&_i]:rounded-[2px]">
    {chart.categories.map((category, at) => (
      <li className="flex items-center gap-1.5" key={category}>
        <i
          className={cx(
            'forced-colors:[forced-color-adjust:none]',
            at > 0 ? '[border-top:2px_dashed]' : '[border-top:3px_solid]',
          )}
          style={{ color: colorOf(chart, at) }}
        />
        {category}
      </li>
    ))}
  </ul>
)
