import { useText } from '@portico/core/i18n/useText'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { mayStart } from '../status'
import { shownStatus, useIdentity } from '../useIdentity'
import { Meanwhile } from './Meanwhile'
import { Needs } from './Needs'
import { StatusCard } from './StatusCard'
import type { TextKey } from '../texts'

/** The identity status with what can be done about it. `isOwn`: nobody acts for the person. */
export function StatusPage({ isOwn }: { isOwn: boolean }) {
  const t = useText<TextKey>()
  const { name, check, error, isValidating, retry, refresh } = useIdentity()
  if (name && check) {
    const status = shownStatus(name, check)
    return (
      <div className="grid gap-5 min-w-0 desk:grid-cols-[minmax(0,1fr)_20.5rem] desk:gap-6 desk:items-start">
        <StatusCard status={status} check={check} isOwn={isOwn} onAbandoned={refresh} />
        {isOwn && mayStart(status) && status !== 'review' ? (
          <Needs />
        ) : (
          status !== 'approved' && <Meanwhile />
        )}
      </div>
    )
  }
  if (error) return <ErrorState title={t('IDENTITY.FAILED')} busy={isValidating} onRetry={retry} />
  return (
    <Loading>
      <Skeleton shape="block" height="14rem" />
    </Loading>
  )
}
