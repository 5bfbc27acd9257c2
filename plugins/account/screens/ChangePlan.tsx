import { useText } from '@portico/core/i18n/useText'
import { useEffect, useEffectEvent } from 'react'
import { BackLink } from '@portico/core/routing/BackLink'
import { useGo } from '@portico/core/routing/useGo'
import { useRoute } from '@portico/core/routing/useRoute'
import { useSession } from '@portico/core/session/useSession'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { PlanChange } from '../plans/change/PlanChange'
import { PlanColumn } from '../plans/PlanColumn'
import { usePlans, type OwnPlan } from '../plans/usePlans'
import type { TextKey } from '../texts'

/**
 * The plans side by side, or what a change to the plan of the address means. A person who acts for
 * another is sent to the data of that person.
 */
export default function ChangePlan() {
  const go = useGo()
  const { actingFor } = useSession()
  const { query } = useRoute()
  const { source, plans } = usePlans()
  const isActing = actingFor !== null
  const leave = useEffectEvent(() => go('profile.personalData', { replace: true }))
  useEffect(() => {
    if (isActing) leave()
  }, [isActing])
  if (isActing) return null
  const target = plans?.find(
    ({ id, isCurrent, isOffered }) => String(id) === query['plan'] && !isCurrent && isOffered,
  )
  if (target)
    return <PlanChange key={target.id} current={plans?.find(({ isCurrent }) => isCurrent)} target={target} />
  return <AllPlans source={source} plans={plans} />
}

interface AllPlansProps {
  source: { error?: unknown; mutate: () => Promise<unknown> }
  plans: readonly OwnPlan[] | undefined
}

function AllPlans({ source, plans }: AllPlansProps) {
  const t = useText<TextKey>()
  // The page that leads here may say why.
  const { notice } = useRoute().state
  const hasPlans = plans !== undefined && plans.length > 0
  return (
    <>
      <PageHeader
        title={t('PLANS.TITLE')}
        back={<BackLink to="profile.myaccount" label={t('MENU.ACCOUNT')} />}
      >
        {hasPlans && <p className="text-muted text-pretty">{t('PLANS.LEAD')}</p>}
      </PageHeader>
      {typeof notice === 'string' && <Notice tone="brand">{notice}</Notice>}
      {plans?.length === 0 && <p className="text-muted">{t('PLANS.EMPTY')}</p>}
      {!plans && Boolean(source.error) && (
        <ErrorState title={t('PLANS.FAILED')} onRetry={() => void source.mutate()} />
      )}
      {!plans && !source.error && (
        <Loading>
          <Skeleton shape="block" height="16rem" />
        </Loading>
      )}
      <div className="grid gap-5 items-stretch [&>.card]:grid [&>.card]:grid-rows-[auto_1fr_auto] [&>.card]:gap-4 [&>[data-now]]:border-brand [&>[data-now]]:[box-shadow:inset_0_0_0_1px_var(--brand),var(--shadow)] [&>[data-next]]:[border:1.5px_dashed_var(--line-strong)] desk:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
        {plans?.map((plan) => (
          <PlanColumn key={plan.id} plan={plan} />
        ))}
      </div>
    </>
  )
}
