import { SegmentedControl } from '@portico/core/ui/forms/SegmentedControl'
import type { IconName } from '@portico/core/ui/media/Icon'
import { useChartText } from './texts'

export type ChartView = 'chart' | 'table'

interface Props {
  label: string
  /** The icon of the drawing. */
  icon: IconName
  view: ChartView
  onChange: (view: ChartView) => void
}

/** Switches between the drawing and the table. */
export function ViewSwitch({ label, icon, view, onChange }: Props) {
  const t = useChartText()
  return (
    <SegmentedControl
      hasIconsOnly
      label={label}
      value={view}
      onChange={onChange}
      options={[
        { value: 'chart', label: t('CHARTS.AS_CHART'), icon },
        { value: 'table', label: t('CHARTS.AS_TABLE'), icon: 'table' },
      ]}
    />
  )
}
