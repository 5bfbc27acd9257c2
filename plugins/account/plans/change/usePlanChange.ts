import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { useInvalidate } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { useGoIfHere } from '@portico/core/routing/useGo'
import { toast } from '@portico/core/ui/feedback/toast'
import type { OwnPlan } from '../usePlans'
import type { TextKey } from '../../texts'

/** Changes the plan with a token of the card provider, or null without a card. Repeated with the same key it happens once. */
export type ChangeToPlan = (creditCardToken: string | null, idempotencyKey: string) => Promise<void>

/** The change to a plan: afterwards the plans are shown again, or the session ends because the rights have changed (C-146). */
export function usePlanChange({ id, name }: OwnPlan): { signsOut: boolean; change: ChangeToPlan } {
  const t = useText<TextKey>()
  const call = useCall()
  const go = useGoIfHere()
  const invalidate = useInvalidate()
  const [signsOut, setSignsOut] = useState(false)
  const change: ChangeToPlan = async (creditCardToken, idempotencyKey) => {
    const body = { planId: id, creditCardToken }
    const input = { body, idempotencyKey, quiet: true } as const
    const { logoutRequired, loginRequired } = await call('POST api/users/change-user-plan', input)
    if (logoutRequired || loginRequired) return setSignsOut(true)
    await invalidate('api/users')
    toast({ tone: 'success', text: t('PLANS.CHANGED', { name }) })
    go('profile.changePlan', { replace: true })
  }
  return { signsOut, change }
}
