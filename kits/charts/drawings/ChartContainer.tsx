import { useId, type KeyboardEvent, type ReactElement } from 'react'
import { ResponsiveContainer } from 'recharts'
import { useChartText } from '../texts'

interface Props {
  /** Pixels. */
  height: number
  /** The chart; it takes what names it and says how it is walked through. */
  children: (named: { 'aria-label': string; 'aria-describedby': string }) => ReactElement
  title: string
  /** What the keys do, where the library has it the other way round. */
  onKey?: (event: KeyboardEvent) => void
}

/** As wide as its place: where that changes, the chart is laid out again. */
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
