import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { useApi, useInvalidate } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { Button } from '@portico/core/ui/actions/Button'
import { toast } from '@portico/core/ui/feedback/toast'
import { useCardEngines } from '@portico/cards/useCardEngines'
import type { ChangeToPlan } from '../change/usePlanChange'
import type { OwnPlan } from '../usePlans'
import { CardDialog } from './CardDialog'
import type { TextKey } from '../../texts'

/** Replaces the card that pays the plan, where the API can and this portal captures cards. */
export function ReplaceCard({ plan }: { plan: OwnPlan }) {
  const t = useText<TextKey>()
  const call = useCall()
  const invalidate = useInvalidate()
  const hasEngine = useCardEngines().length > 0
  const { data } = useApi('GET api/users/plan-payment', { capability: 'planCards', quiet: true })
  const [isOpen, setIsOpen] = useState(false)
  if (!data?.hasCard || !hasEngine) return null
  const replace: ChangeToPlan = async (token, idempotencyKey) => {
    const body = { creditCardToken: token ?? '' }
    await call('POST api/users/card', { capability: 'planCards', body, idempotencyKey, quiet: true })
    toast({ tone: 'success', text: t('CARD.REPLACED') })
    setIsOpen(false)
    await invalidate('api/users/plan-payment')
  }
  return (
    <>
      <Button variant="secondary" block icon="credit-card" onClick={() => setIsOpen(true)}>
        {t('CARD.REPLACE_OPEN')}
      </Button>
      {isOpen && <CardDialog plan={plan} isReplacement onClose={() => setIsOpen(false)} onPay={replace} />}
    </>
  )
}
