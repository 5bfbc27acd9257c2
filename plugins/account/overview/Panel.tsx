import { useId, type ReactNode } from 'react'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { Card } from '@portico/core/ui/layout/Card'

interface Props {
  title: string
  /** What the panel reads; absent: nothing. */
  source?: { data: unknown; error: unknown; mutate: () => Promise<unknown> }
  /** The title of the error. */
  failed?: string
  children: ReactNode
}

/** A part of the account, which loads and fails on its own. */
export function Panel({ title, source, failed = '', children }: Props) {
  const id = useId()
  const isMissing = source !== undefined && source.data === undefined
  return (
    <Card as="section" aria-labelledby={id}>
      <div className="stack gap-3">
        <h2 className="h3" id={id}>
          {title}
        </h2>
        {isMissing && source.error ? (
          <ErrorState title={failed} onRetry={() => void source.mutate()} level={3} />
        ) : isMissing ? (
          <Loading>
            <Skeleton shape="block" height="4rem" />
          </Loading>
        ) : (
          children
        )}
      </div>
    </Card>
  )
}
