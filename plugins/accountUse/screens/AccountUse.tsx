import { useText } from '@portico/core/i18n/useText'
import { useApi } from '@portico/core/http/useApi'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { EntryList } from '../parts/EntryList'
import type { TextKey } from '../texts'

/** What others did in the account that is used and read of the records. */
export default function AccountUse() {
  const t = useText<TextKey>()
  const { data, error, isValidating, mutate } = useApi('GET api/users/acting-log', {
    capability: 'actingLog',
    quiet: 'faults',
  })
  return (
    <div className="stack gap-6">
      <PageHeader title={t('ACCOUNT_USE.TITLE')}>
        <p className="lead">{t('ACCOUNT_USE.TEXT')}</p>
      </PageHeader>
      {data ? (
        <EntryList entries={data} />
      ) : error ? (
        <ErrorState title={t('ACCOUNT_USE.FAILED')} busy={isValidating} onRetry={() => void mutate()} />
      ) : (
        <Loading>
          <Skeleton shape="block" height="12rem" />
        </Loading>
      )}
    </div>
  )
}
