import { useText } from '@portico/core/i18n/useText'
import { useId } from 'react'
import { Link } from '@portico/core/routing/Link'
import { useTenant } from '@portico/core/tenant/useTenant'
import { PhoneLink } from '@portico/core/ui/actions/PhoneLink'
import { Card } from '@portico/core/ui/layout/Card'
import { useBookingEntry } from '@portico/booking/useEntry'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { Inclusions } from '../Inclusions'
import { PlanPrice } from '../PlanPrice'
import type { OwnPlan } from '../usePlans'
import type { TextKey } from '../../texts'

/** The plan with video consultations and the ways on. Without such a plan, or where it is not changed here: the telephone. */
export function UpgradeOffer({ plan, onLeave }: { plan: OwnPlan | undefined; onLeave?: () => void }) {
  const t = useText<TextKey>()
  const id = useId()
  const entry = useBookingEntry()
  const phone = useTenant().support?.phone
  return (
    <Card as="section" aria-labelledby={id}>
      <div className="stack">
        <div className="stack gap-1">
          <h2 className="h2" id={id}>
            {plan?.name ?? t('UPGRADE.ABSENT')}
          </h2>
          {plan && <PlanPrice plan={plan} className="text-xl/[1.2] font-bold" />}
        </div>
        {plan && <Inclusions plan={plan} />}
        {plan?.isOffered ? (
          <Link
            className={buttonClass({ size: 'lg', block: true })}
            to="profile.changePlan"
            query={{ plan: String(plan.id) }}
            onClick={onLeave}
          >
            {t('UPGRADE.SEE_CHANGE')}
          </Link>
        ) : (
          phone && (
            <p className="text-pretty">
              {t('UPGRADE.CALL_US')} <PhoneLink phone={phone} />
            </p>
          )
        )}
        {entry && (
          <Link className={buttonClass({ variant: 'quiet', block: true })} to={entry.route} onClick={onLeave}>
            {t('UPGRADE.IN_PERSON')}
          </Link>
        )}
      </div>
    </Card>
  )
}
