import { useId } from 'react'
import { Card } from '@core/ui/layout/Card'
import { Icon } from '@core/ui/media/Icon'
import type { IconName } from '@core/ui/media/icons'
import { useAccountText } from '../../useAccountText'
import { Inclusions, Ticks } from '../Inclusions'
import { PlanPrice } from '../PlanPrice'
import { comparePlans } from '../planText'
import type { OwnPlan } from '../usePlans'

const icons: Record<'gain' | 'lose' | 'keep', IconName> = { gain: 'plus', lose: 'minus', keep: 'check' }

/** Both plans, and what a change brings, takes and leaves. Plans in prose are not compared. */
export function Difference({ current, target }: { current: OwnPlan | undefined; target: OwnPlan }) {
  const t = useAccountText()
  const difference = comparePlans(current, target)
  return (
    <Card as="section" aria-label={t('PLANS.WHAT_CHANGES')}>
      <div className="stack stack-6">
        <div className="swap">
          <div>
            <p className="small muted">{t('PLANS.NOW')}</p>
            <p className="strong">{current?.name ?? t('PLANS.NONE')}</p>
            {current && <PlanPrice plan={current} className="muted" />}
          </div>
          <Icon name="chevron-right" />
          <div className="swap-to">
            <p className="small muted">{t('PLANS.AFTER')}</p>
            <p className="strong">{target.name}</p>
            <PlanPrice plan={target} className="muted" />
          </div>
        </div>
        {difference ? (
          <div className="change-cols">
            {(['gain', 'lose', 'keep'] as const).map((part) => (
              <Part key={part} part={part} lines={difference[part]} />
            ))}
          </div>
        ) : (
          <Inclusions plan={target} />
        )}
      </div>
    </Card>
  )
}

/** A part of the comparison. It says so if nothing is lost; the other parts are left out when they are empty. */
function Part({ part, lines }: { part: 'gain' | 'lose' | 'keep'; lines: readonly string[] }) {
  const t = useAccountText()
  const id = useId()
  if (lines.length === 0 && part !== 'lose') return null
  return (
    <section className="stack stack-3" aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {t(`PLANS.${part}`)}
      </h2>
      {lines.length > 0 ? (
        <Ticks icon={icons[part]} lines={lines} tone={part} />
      ) : (
        <p className="muted">{t('PLANS.NOTHING_LOST')}</p>
      )}
    </section>
  )
}
