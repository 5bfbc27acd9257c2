import { Icon } from '../ui/Icon'
import '../ui/Segments.css'
import { useChartText } from './texts'

export type ChartView = 'chart' | 'table'

interface Props {
  label: string
  view: ChartView
  onChange: (view: ChartView) => void
}

const views = [
  { view: 'chart', icon: 'chart-line', name: 'CHARTS.AS_CHART' },
  { view: 'table', icon: 'table', name: 'CHARTS.AS_TABLE' },
] as const

/** The same numbers as a drawing or as a table. */
export function ViewSwitch({ label, view, onChange }: Props) {
  const t = useChartText()
  return (
    <fieldset className="segments chart-views" aria-label={label}>
      {views.map((one) => (
        <button
          key={one.view}
          type="button"
          className="segment"
          aria-label={t(one.name)}
          title={t(one.name)}
          aria-pressed={one.view === view}
          onClick={() => onChange(one.view)}
        >
          <Icon name={one.icon} size="xs" />
        </button>
      ))}
    </fieldset>
  )
}
