import { useId, type KeyboardEvent, type ReactElement } from 'react'
import { ResponsiveContainer } from 'recharts'
import { useChartText } from '../texts'

interface Props {
  /** In pixels. */
  height: number
  /** Renders the chart, with the props that name and describe it. */
  children: (named: { 'aria-label': string; 'aria-describedby': string }) => ReactElement
  title: string
  /** Handles keys before the chart library does. */
  onKey?: (event: KeyboardEvent) => void
}

/** A chart as wide as its container, with a hint about its keys. */
export function ChartContainer({ height, title, children, onKey }: Props) {
  const t = useChartText()
  const keys = useId()
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the drawing in it has the focus
    <div className="chart-drawing" onKeyDownCapture={onKey}>
      <p className="visually-hidden" id={keys}>
        {t('CHARTS.KEYS')}
      </p>
      <ResponsiveContainer width="100%" height={height}>
        {children({ 'aria-label': title, 'aria-describedby': keys })}
      </ResponsiveContainer>
    </div>
  )
}
