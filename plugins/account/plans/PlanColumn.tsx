import { useText } from '@portico/core/i18n/useText'
import { Link } from '@portico/core/routing/Link'
import { Card } from '@portico/core/ui/layout/Card'
import { Chip } from '@portico/core/ui/layout/Chip'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { Inclusions } from './Inclusions'
import { PlanPrice } from './PlanPrice'
import type { OwnPlan } from './usePlans'
import type { TextKey } from '../texts'

/** One of the plans side by side. */
export function PlanColumn({ plan }: { plan: OwnPlan }) {
  const t = useText<TextKey>()
  const { id, name, isCurrent, isNext, isOffered } = plan
  return (
    <Card as="article" aria-label={name} data-now={isCurrent || undefined} data-next={isNext || undefined}>
      <div className="stack gap-2">
        <p className="desk:min-h-7">
          {isCurrent && <Chip tone="success">{t('PLANS.CURRENT')}</Chip>}
          {isNext && <Chip>{t('PLANS.NEXT')}</Chip>}
        </p>
        <h2 className="h2">{name}</h2>
        <PlanPrice plan={plan} className="text-xl/[1.2] font-bold" />
      </div>
      <Inclusions plan={plan} />
      {!isCurrent && !isNext && isOffered && (
        <Link
          className={buttonClass({ variant: 'secondary', block: true })}
          to="profile.changePlan"
          query={{ plan: String(id) }}
        >
          {t('PLANS.SEE_CHANGE', { name })}
        </Link>
      )}
      {isNext && <p className="text-muted">{t('PLANS.STARTS_ALONE')}</p>}
      {!isCurrent && !isOffered && <p className="text-muted">{t('PLANS.NOT_HERE')}</p>}
    </Card>
  )
}
