import { useText } from '@portico/core/i18n/useText'
import { useEffect, useId, useRef } from 'react'
import { useSession } from '@portico/core/session/useSession'
import { Button } from '@portico/core/ui/actions/Button'
import { Card } from '@portico/core/ui/layout/Card'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { Icon } from '@portico/core/ui/media/Icon'
import { Ticks } from '../Inclusions'
import { useDifference } from '../useDifference'
import type { OwnPlan } from '../usePlans'
import type { TextKey } from '../../texts'

/** How long the sentence about the sign-out stays, in milliseconds. */
const SIGN_OUT_MS = 2000

/** Says that the plan has changed and why the session ends, and ends it (C-146). */
export function PlanResult({ plan, current }: { plan: OwnPlan; current: OwnPlan | undefined }) {
  const t = useText<TextKey>()
  const id = useId()
  const head = useRef<HTMLDivElement>(null)
  const { signOut } = useSession()
  useEffect(() => {
    head.current?.querySelector('h1')?.focus()
    const timer = setTimeout(signOut, SIGN_OUT_MS)
    return () => clearTimeout(timer)
  }, [signOut])
  const difference = useDifference(current, plan)
  const brings = difference ? [...difference.gain, ...difference.better] : []
  return (
    <>
      <div ref={head}>
        <PageHeader title={t('PLANS.DONE', { name: plan.name })} />
      </div>
      <div className="grid gap-5 desk:grid-cols-[minmax(0,1fr)_20.5rem] desk:gap-6 desk:items-start">
        <Card as="section" aria-labelledby={id}>
          <div className="stack">
            <div className="flex gap-3 items-start">
              <span
                className="size-16 grid place-items-center flex-none rounded-[50%] bg-success-soft text-success"
                aria-hidden="true"
              >
                <Icon name="check" />
              </span>
              <div className="stack gap-2">
                <h2 className="h2" id={id}>
                  {t('PLANS.SIGN_IN_AGAIN')}
                </h2>
                <output className="text-muted text-pretty">{t('PLANS.SIGN_OUT')}</output>
              </div>
            </div>
            <Button onClick={signOut}>{t('PLANS.SIGN_OUT_NOW')}</Button>
          </div>
        </Card>
        {brings.length > 0 && (
          <section className="stack gap-3">
            <h2 className="h3">{t('PLANS.FROM_TODAY')}</h2>
            <Ticks icon="check" lines={brings} />
          </section>
        )}
      </div>
    </>
  )
}
