import { cx } from '@core/ui/cx'
import { Icon } from '@core/ui/media/Icon'
import type { IconName } from '@core/ui/media/icons'
import type { PlanText } from './planText'

/** What a plan includes, or its prose. */
export const Inclusions = ({ plan: { inclusions, prose } }: { plan: PlanText }) =>
  inclusions ? <Ticks icon="check" lines={inclusions} /> : prose && <p className="pretty">{prose}</p>

interface TicksProps {
  icon: IconName
  lines: readonly string[]
  tone?: 'gain' | 'lose' | 'keep'
}

/** Lines with an icon. */
export function Ticks({ icon, lines, tone }: TicksProps) {
  return (
    <ul className={cx('ticks', tone && `ticks-${tone}`)}>
      {lines.map((line) => (
        <li key={line}>
          <Icon name={icon} size="s" />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  )
}
