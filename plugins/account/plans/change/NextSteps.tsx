import { useText } from '@portico/core/i18n/useText'
import { useId } from 'react'
import { Link } from '@portico/core/routing/Link'
import { Button, buttonClass } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { Card } from '@portico/core/ui/layout/Card'
import { Fact, Facts } from '@portico/core/ui/layout/Facts'
import { useSubmit } from '../../useSubmit'
import { usePriceText } from '../PlanPrice'
import type { OwnPlan } from '../usePlans'
import type { TextKey } from '../../texts'

interface Props {
  current: OwnPlan | undefined
  target: OwnPlan
  onCard: () => void
  onChange: () => Promise<void>
}

/** When a change begins, what it costs, and the buttons. */
export function NextSteps({ current, target, onCard, onChange }: Props) {
  const t = useText<TextKey>()
  const id = useId()
  const priceText = usePriceText()
  const { isBusy, refusal, submit } = useSubmit()
  const isPaid = current?.isPaid === true
  const price = priceText(target)
  return (
    <Card as="section" aria-labelledby={id}>
      <div className="stack">
        <h2 className="h3" id={id}>
          {t('PLANS.NEXT_STEPS')}
        </h2>
        <Facts>
          <Fact icon="calendar" label={t('PLANS.STARTS')}>
            {t(isPaid ? 'PLANS.STARTS_LATER' : 'PLANS.STARTS_TODAY')}
          </Fact>
          {price !== null && (
            <Fact
              icon="credit-card"
              label={t('PLANS.YOU_PAY')}
              note={target.needsCard && t('PLANS.FIRST_CHARGE')}
            >
              {price}
            </Fact>
          )}
        </Facts>
        {refusal && (
          <Notice tone="danger" role="alert">
            {refusal}
          </Notice>
        )}
        {target.needsCard ? (
          <Button size="lg" block onClick={onCard}>
            {t('PLANS.TO_CARD')}
          </Button>
        ) : (
          <Button
            size="lg"
            block
            busy={isBusy}
            busyText={t('ACCOUNT.SAVING')}
            onClick={() => void submit(onChange)}
          >
            {t('PLANS.SWITCH', { name: target.name })}
          </Button>
        )}
        <Link className={buttonClass({ variant: 'quiet', block: true })} to="profile.changePlan">
          {t('PLANS.STAY')}
        </Link>
      </div>
    </Card>
  )
}
