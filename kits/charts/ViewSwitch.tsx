import { Icon, type IconName } from '@portico/core/ui/media/Icon'
import '@portico/core/ui/forms/choices.css'
import { useChartText } from './texts'

export type ChartView = 'chart' | 'table'

interface Props {
  label: string
  /** The icon of the drawing. */
  icon: IconName
  view: ChartView
  onChange: (view: ChartView) => void
}

const viewOptions = [
  { view: 'chart', name: 'CHARTS.AS_CHART' },
  { view: 'table', name: 'CHARTS.AS_TABLE' },
] as const

/** Switches between the drawing and the table. */
export function ViewSwitch({ label, icon, view, onChange }: Props) {
  const t = useChartText()
  return (
    <fieldset className="segments [&_.segment]:px-3" aria-label={label}>
      {viewOptions.map((option) => (
        <button
          key={option.view}
          type="button"
          className="segment"
          aria-label={t(option.name)}
          title={t(option.name)}
          aria-pressed={option.view === view}
          onClick={() => onChange(option.view)}
        >
          <Icon name={option.view === 'chart' ? icon : 'table'} size="xs" />
        </button>
      ))}
    </fieldset>
  )
}
