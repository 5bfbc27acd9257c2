import { useText } from '@portico/core/i18n/useText'
import type { ReactNode } from 'react'
import type { SWRResponse } from 'swr'
import type { ApiError } from '@portico/core/http/apiError'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import type { TextKey } from '../texts'

interface Props<T> {
  answer: SWRResponse<T, ApiError>
  /** What could not be loaded. */
  failed: string
  children: (data: T) => ReactNode
}

/** A part of a page with its own data: loading, failed with a retry, or there. */
export function Part<T>({ answer: { data, error, isValidating, mutate }, failed, children }: Props<T>) {
  const t = useText<TextKey>()
  if (data !== undefined) return children(data)
  if (error)
    return (
      <ErrorState
        title={failed}
        text={t('RECORDS.STILL_SAVED')}
        busy={isValidating}
        onRetry={() => void mutate()}
      />
    )
  return (
    <Loading>
      <Skeleton shape="block" height="15rem" />
    </Loading>
  )
}
