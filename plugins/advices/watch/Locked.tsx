import { useText } from '@portico/core/i18n/useText'
import { useEffect, useEffectEvent } from 'react'
import type { ApiError } from '@portico/core/http/apiError'
import { useApi } from '@portico/core/http/useApi'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Link } from '@portico/core/routing/Link'
import { useGo } from '@portico/core/routing/useGo'
import { usePath } from '@portico/core/routing/useHref'
import { useSession } from '@portico/core/session/useSession'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { Icon } from '@portico/core/ui/media/Icon'
import { BackToVideos } from '../list/BackToVideos'
import type { TextKey } from '../texts'
import { LockedPlayer } from '../player/LockedPlayer'

/**
 * A video that the plan does not include: leads to the change of plan, with a sentence that says which plan includes it. Where no plan can be changed, or somebody else's account is used, the page says so itself.
 */
export function Locked({ error }: { error: ApiError }) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const go = useGo()
  const { actingFor } = useSession()
  const canChange = usePath()('profile.changePlan') !== null && actingFor === null
  const { data, error: failed } = useApi('GET api/plans', { quiet: true })
  const title = titleOf(error)
  const names = (data ?? []).filter(({ id }) => idsOf(error).includes(id)).map(({ name }) => name)
  const plans = new Intl.ListFormat(language, { type: 'disjunction' }).format(names)
  const isKnown = data !== undefined || failed !== undefined
  const notice =
    names.length > 0
      ? t('ADVICES.LOCKED_NOTICE', { title, plans })
      : t('ADVICES.LOCKED_NOTICE_PLAIN', { title })
  const leave = useEffectEvent(() => go('profile.changePlan', { replace: true, state: { notice } }))
  useEffect(() => {
    if (canChange && isKnown) leave()
  }, [canChange, isKnown])
  if (canChange) return null
  return (
    <div className="grid gap-4 max-w-175">
      <BackToVideos />
      <LockedPlayer>
        <Icon name="lock" className="size-12" />
        <p>{t('ADVICES.LOCKED')}</p>
      </LockedPlayer>
      <PageHeader title={title} />
      <Notice tone="brand">
        {names.length > 0 ? t('ADVICES.LOCKED_TEXT', { plans }) : t('ADVICES.LOCKED_TEXT_PLAIN')}
      </Notice>
      <Link className={buttonClass()} to="advices.videos">
        {t('ADVICES.OTHERS')}
      </Link>
    </div>
  )
}

const idsOf = ({ details }: ApiError): number[] =>
  Array.isArray(details?.['planIds']) ? (details['planIds'] as number[]) : []

const titleOf = ({ details }: ApiError): string => {
  const title = details?.['title']
  return typeof title === 'string' ? title : ''
}
