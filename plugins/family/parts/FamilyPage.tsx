import { useText } from '@portico/core/i18n/useText'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import type { User } from '@schemas/generated/entities'
import { useApi } from '@portico/core/http/useApi'
import { useGo } from '@portico/core/routing/useGo'
import { useUser } from '@portico/core/session/useUser'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { PhoneLink } from '@portico/core/ui/actions/PhoneLink'
import { useTenant } from '@portico/core/tenant/useTenant'
import type { TextKey } from '../texts'

/** What a page of the family shows. */
export interface FamilyData {
  /** The family administrator. */
  owner: User
  members: readonly User[]
}

/**
 * Loads the family for a page. Anybody who is not a family administrator, such as a dependent who is acted for, is sent to
 * the personal data (C-139).
 */
export function FamilyPage({ children }: { children: (family: FamilyData) => ReactNode }) {
  const t = useText<TextKey>()
  const go = useGo()
  const owner = useUser()
  const support = useTenant().support?.phone
  const isOwner = owner?.isFamilyAdmin === true
  const { data, error, isValidating, mutate } = useApi('GET api/family', isOwner ? { quiet: 'faults' } : null)
  const leave = useEffectEvent(() => go('profile.personalData', { replace: true }))
  const isOther = owner !== undefined && !isOwner
  useEffect(() => {
    if (isOther) leave()
  }, [isOther])
  if (owner && data) return children({ owner, members: data })
  return (
    <div className="stack gap-6">
      <PageHeader title={t('MENU.FAMILY')} />
      {error ? (
        <ErrorState
          icon="wifi-off"
          title={t('FAMILY.FAILED')}
          text={t('FAMILY.FAILED_TEXT')}
          busy={isValidating}
          onRetry={() => void mutate()}
          action={support && <PhoneLink phone={support} />}
        />
      ) : (
        <Loading label={t('FAMILY.LOADING')}>
          <Skeleton shape="block" height="12rem" />
          <Skeleton shape="block" height="12rem" />
        </Loading>
      )}
    </div>
  )
}
