import { useText } from '@portico/core/i18n/useText'
import { useId } from 'react'
import { Card } from '@portico/core/ui/layout/Card'
import { Icon, type IconName } from '@portico/core/ui/media/Icon'
import { Inclusions, Ticks } from '../Inclusions'
import { PlanPrice } from '../PlanPrice'
import { useDifference } from '../useDifference'
import type { OwnPlan } from '../usePlans'
import type { TextKey } from '../../texts'

/** The parts of the comparison, and how each is drawn. A capability that becomes less stands with those that are lost. */
const parts = [
  { part: 'gain', icon: 'plus', tone: 'gain' },
  { part: 'better', icon: 'plus', tone: 'gain' },
  { part: 'keep', icon: 'check', tone: 'keep' },
  { part: 'lose', icon: 'minus', tone: 'lose' },
] as const satisfies readonly { part: string; icon: IconName; tone: string }[]

/** Both plans, and what a change brings, improves, leaves and takes. Plans that are described in words only are not compared. */
export function Difference({ current, target }: { current: OwnPlan | undefined; target: OwnPlan }) {
  const t = useText<TextKey>()
  const lines = useDifference(current, target)
  return (
    <Card as="section" aria-label={t('PLANS.WHAT_CHANGES')}>
      <div className="stack gap-6">
        <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 pb-5 hairline-b [&>*]:min-w-0 [&>svg]:text-muted">
          <div>
            <p className="text-sm text-muted">{t('PLANS.NOW')}</p>
            <p className="font-strong">{current?.name ?? t('PLANS.NONE')}</p>
            {current && <PlanPrice plan={current} className="text-muted" />}
          </div>
          <Icon name="chevron-right" />
          <div className="text-end">
            <p className="text-sm text-muted">{t('PLANS.AFTER')}</p>
            <p className="font-strong">{target.name}</p>
            <PlanPrice plan={target} className="text-muted" />
          </div>
        </div>
        {lines ? (
          <div className="grid gap-5 desk:grid-cols-[1fr_1fr] desk:gap-6">
            {parts.map((drawn) => (
              <Part key={drawn.part} drawn={drawn} lines={lines[drawn.part]} />
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
function Part({ drawn: { part, icon, tone }, lines }: { drawn: (typeof parts)[number]; lines: string[] }) {
  const t = useText<TextKey>()
  const id = useId()
  if (lines.length === 0 && part !== 'lose') return null
  return (
    <section className="stack gap-3" aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {t(`PLANS.${part}`)}
      </h2>
      {lines.length > 0 ? (
        <Ticks icon={icon} lines={lines} tone={tone} />
      ) : (
        <p className="text-muted">{t('PLANS.NOTHING_LOST')}</p>
      )}
    </section>
  )
}
