import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { formatLongDate } from '@portico/core/format/longDate'
import { useApi, useInvalidate } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Link } from '@portico/core/routing/Link'
import { Button, buttonClass } from '@portico/core/ui/actions/Button'
import { toast } from '@portico/core/ui/feedback/toast'
import { Panel } from '../overview/Panel'
import { ReplaceCard } from './card/ReplaceCard'
import { Inclusions } from './Inclusions'
import { UnpaidNotice } from './UnpaidNotice'
import { UpgradeLink } from './upgrade/UpgradeLink'
import { usePlans } from './usePlans'
import type { TextKey } from '../texts'

/** The plan of the person, with its last day and a button to keep it. A tenant without plans has none. */
export function PlanCard() {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const call = useCall()
  const invalidate = useInvalidate()
  const { source, plans } = usePlans()
  const { data: endsOn } = useApi('GET api/users/current-plan-cancel-date', { quiet: true })
  const [isBusy, setIsBusy] = useState(false)
  if (source.data?.length === 0) return null
  const current = plans?.find(({ isCurrent }) => isCurrent)
  const next = plans?.find(({ isNext }) => isNext)
  const keep = () => {
    setIsBusy(true)
    void call('POST api/users/reactivate-user-plan')
      .then(() => invalidate('api/users'))
      .then(
        () => toast({ tone: 'success', text: t('PLANS.KEPT', { name: current?.name ?? '' }) }),
        () => undefined,
      )
      .finally(() => setIsBusy(false))
  }
  return (
    <Panel title={t('PLANS.YOURS')} source={{ ...source, data: plans }} failed={t('PLANS.FAILED')}>
      <p className="h2">{current?.name ?? t('PLANS.NONE')}</p>
      <UnpaidNotice />
      {current?.isPaid && <ReplaceCard plan={current} />}
      {current && <Inclusions plan={current} />}
      {endsOn && current && (
        <>
          <p className="text-pretty">
            {t('PLANS.ENDS', { date: formatLongDate(endsOn, language), next: next?.name ?? t('PLANS.NONE') })}
          </p>
          <Button block busy={isBusy} onClick={keep}>
            {t('PLANS.KEEP', { name: current.name })}
          </Button>
        </>
      )}
      <Link className={buttonClass({ variant: 'secondary', block: true })} to="profile.changePlan">
        {t('PLANS.COMPARE')}
      </Link>
      <UpgradeLink />
    </Panel>
  )
}
