import { Icon } from '@core/ui/media/Icon'
import type { IconName } from '@core/ui/media/icons'
import '@core/ui/forms/SegmentedControl.css'
import { useChartText } from './texts'

export type ChartView = 'chart' | 'table'

interface Props {
  label: string
  /** Of the drawing. */
  icon: IconName
  view: ChartView
  onChange: (view: ChartView) => void
}

const viewOptions = [
  { view: 'chart', name: 'CHARTS.AS_CHART' },
  { view: 'table', name: 'CHARTS.AS_TABLE' },
] as const

/** The same numbers as a drawing or as a table. */
export function ViewSwitch({ label, icon, view, onChange }: Props) {
  const t = useChartText()
  return (
    <fieldset className="segments chart-views" aria-label={label}>
      {viewOptions.map((one) => (
        <button
          key={one.view}
          type="button"
          className="segment"
          aria-label={t(one.name)}
          title={t(one.name)}
          aria-pressed={one.view === view}
          onClick={() => onChange(one.view)}
        >
          <Icon name={one.view === 'chart' ? icon : 'table'} size="xs" />
        </button>
      ))}
    </fieldset>
  )
}
