import { useText } from '@portico/core/i18n/useText'
import type { IdentityRefusal } from '@schemas/generated/entities'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { Icon } from '@portico/core/ui/media/Icon'
import type { TextKey } from '../texts'

const reasons: readonly IdentityRefusal[] = ['unreadable', 'expired', 'notAccepted', 'mismatch']
const tips = ['TABLE', 'FOCUS', 'LIGHT'] as const

/** Why an identity was declined, where the service says so in a known code, and tips for another attempt. */
export function Refusal({ reason }: { reason: IdentityRefusal | null }) {
  const t = useText<TextKey>()
  const known = reasons.find((one) => one === reason)
  return (
    <div className="stack gap-3">
      {known && (
        <Notice tone="danger" title={t('IDENTITY.REASON')}>
          {t(`IDENTITY.REASONS.${known}`)}
        </Notice>
      )}
      <p className="font-strong">{t('IDENTITY.TIPS')}</p>
      <ul className="grid gap-4 [&_li]:grid [&_li]:grid-cols-[1.5rem_minmax(0,1fr)] [&_li]:gap-3 [&_svg]:text-brand">
        {tips.map((tip) => (
          <li key={tip}>
            <Icon name="check" />
            <span>{t(`IDENTITY.TIP.${tip}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
