import { useUser } from '@portico/core/session/useUser'
import { usePlans, type OwnPlan } from '../usePlans'

/** What somebody reads about video consultations. */
export interface Upgrade {
  source: ReturnType<typeof usePlans>['source']
  /** `included`: their plan has them. Undefined while it is read. */
  state: 'included' | 'offered' | 'absent' | undefined
  /** The cheapest plan with video consultations, in the order of the tenant. */
  plan: OwnPlan | undefined
}

/** Whether this person's plan has video consultations, and the plan that would. */
export function useUpgrade(): Upgrade {
  const user = useUser()
  const { source, plans } = usePlans()
  const plan = plans?.find(({ videoCalls, isCurrent }) => videoCalls && !isCurrent)
  if (user?.isPlus || user?.isDoctor24) return { source, state: 'included', plan: undefined }
  return { source, state: plans && (plan ? 'offered' : 'absent'), plan }
}
