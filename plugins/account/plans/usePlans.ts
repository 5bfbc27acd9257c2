import type { Plan } from '@schemas/generated/entities'
import { useApi } from '@portico/core/http/useApi'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { useUser } from '@portico/core/session/useUser'
import { useCardEngines } from '@portico/cards/useCardEngines'
import { readPlan, type PlanText } from './planText'

/** A plan of the tenant for this person. */
export interface OwnPlan extends PlanText {
  id: number
  isCurrent: boolean
  /** Follows the current plan. */
  isNext: boolean
  /** The change to it asks for a card (C-067). */
  needsCard: boolean
  /** The person can change to it here: a change that asks for a card needs an engine that captures one. */
  isOffered: boolean
  /** Stays until the period ends that is paid. */
  isPaid: boolean
  /** Includes video consultations; undefined where the API does not say. */
  videoCalls: boolean | undefined
}

/** The plans of the tenant, as this person sees them, and how they are read. */
export function usePlans() {
  const { language } = useLanguage()
  const user = useUser()
  const hasCards = useCardEngines().length > 0
  const source = useApi('GET api/plans', { quiet: 'faults' })
  const all = source.data
  const current = all?.find(({ id }) => id === user?.planId)
  const toOwn = (plan: Plan): OwnPlan => {
    const needsCard = plan.isPaymentPlan === true && current?.isPaymentPlan !== true
    return {
      ...readPlan(plan, language),
      id: plan.id,
      isCurrent: plan.id === user?.planId,
      isNext: plan.id === user?.nextPlanId,
      isPaid: plan.isPaymentPlan === true,
      needsCard,
      isOffered: !needsCard || hasCards,
      videoCalls: plan.videoCalls,
    }
  }
  return { source, plans: user && all?.map(toOwn) }
}
