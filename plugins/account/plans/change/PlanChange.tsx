import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { BackLink } from '@portico/core/routing/BackLink'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { CardDialog } from '../card/CardDialog'
import type { OwnPlan } from '../usePlans'
import { Difference } from './Difference'
import { NextSteps } from './NextSteps'
import { PlanResult } from './PlanResult'
import { usePlanChange } from './usePlanChange'
import type { TextKey } from '../../texts'

interface Props {
  current: OwnPlan | undefined
  target: OwnPlan
}

/** What a change of plan brings, takes and costs, and the change itself. */
export function PlanChange({ current, target }: Props) {
  const t = useText<TextKey>()
  const [isCardOpen, setIsCardOpen] = useState(false)
  const { signsOut, change } = usePlanChange(target)
  if (signsOut) return <PlanResult plan={target} current={current} />
  return (
    <>
      <PageHeader
        title={t('PLANS.SWITCH', { name: target.name })}
        back={<BackLink to="profile.changePlan" label={t('PLANS.ALL')} />}
      />
      <div className="grid gap-5 desk:grid-cols-[minmax(0,1fr)_20.5rem] desk:gap-6 desk:items-start">
        <Difference current={current} target={target} />
        <NextSteps
          current={current}
          target={target}
          onCard={() => setIsCardOpen(true)}
          onChange={() => change(null, crypto.randomUUID())}
        />
      </div>
      {isCardOpen && <CardDialog plan={target} onClose={() => setIsCardOpen(false)} onPay={change} />}
    </>
  )
}
