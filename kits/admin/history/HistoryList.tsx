import type { AuditEntry } from '@schemas/generated/entities'
import type { ReactNode } from 'react'
import type { SWRResponse } from 'swr'
import type { ApiError } from '@portico/core/http/apiError'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { useAdminText } from '../texts'

interface Props {
  /** The answer of `GET api/audit/{entity}/{id}`, latest entry first. */
  history: Pick<SWRResponse<readonly AuditEntry[], ApiError>, 'data' | 'error' | 'isValidating'> & {
    mutate: () => unknown
  }
  emptyText: string
  className?: string
  children: (entry: AuditEntry) => ReactNode
}

/** The history of a record or a calendar: loading, failed, empty, or one item for each entry. */
export function HistoryList({ history, emptyText, className, children }: Props) {
  const t = useAdminText()
  const { data, error, isValidating, mutate } = history
  return (
    <>
      {error && (
        <ErrorState
          level={3}
          title={t('ADMIN.HISTORY.FAILED')}
          busy={isValidating}
          onRetry={() => void mutate()}
        />
      )}
      {!error && !data && (
        <Loading>
          <Skeleton shape="block" height="4rem" />
        </Loading>
      )}
      {data?.length === 0 && <p className="text-muted">{emptyText}</p>}
      <ol className={className}>
        {data?.map((entry) => (
          <li key={`${entry.version} ${entry.action} ${entry.changedAt}`}>{children(entry)}</li>
        ))}
      </ol>
    </>
  )
}
