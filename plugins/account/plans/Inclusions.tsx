import { useText } from '@portico/core/i18n/useText'
import { listCapabilities } from '@schemas/rules/planCapabilities'
import { Icon, type IconName } from '@portico/core/ui/media/Icon'
import type { PlanText } from './planText'
import type { TextKey } from '../texts'

/** What a plan includes: its capabilities, else the sentences of the API, else its prose. */
export function Inclusions({ plan: { capabilities, inclusions, prose } }: { plan: PlanText }) {
  const t = useText<TextKey>()
  const lines = capabilities
    ? listCapabilities(capabilities).map((level) => t(`PLANS.CAN_${level}`))
    : inclusions
  return (
    <div className="stack gap-3">
      {prose && <p className="text-pretty">{prose}</p>}
      {lines && <Ticks icon="check" lines={lines} />}
    </div>
  )
}

interface TicksProps {
  icon: IconName
  lines: readonly string[]
  tone?: 'gain' | 'lose' | 'keep'
}

const toneClasses = { gain: 'text-success', lose: 'text-danger', keep: 'text-muted' }

/** Lines with an icon. */
export function Ticks({ icon, lines, tone }: TicksProps) {
  return (
    <ul className="grid gap-3 content-start">
      {lines.map((line) => (
        <li key={line} className="flex gap-3 items-start text-pretty">
          <Icon name={icon} size="s" className={`mt-[0.2rem] ${tone ? toneClasses[tone] : 'text-brand'}`} />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  )
}
