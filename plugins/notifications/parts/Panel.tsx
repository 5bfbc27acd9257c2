import { useText } from '@portico/core/i18n/useText'
import { useId, type ReactNode } from 'react'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { Card } from '@portico/core/ui/layout/Card'
import type { TextKey } from '../texts'

interface Props {
  title: string
  /** What the panel reads from the API. */
  source: { data: unknown; error: unknown; mutate: () => Promise<unknown> }
  /** An introduction, which is also shown while the part loads and when it fails. */
  lead?: ReactNode
  children: ReactNode
}

/** A part of the page with its heading, which loads and fails on its own. */
export function Panel({ title, source, lead, children }: Props) {
  const t = useText<TextKey>()
  const id = useId()
  const isMissing = source.data === undefined
  return (
    <Card as="section" aria-labelledby={id}>
      <div className="stack">
        <h2 className="h2" id={id}>
          {title}
        </h2>
        {lead}
        {isMissing && source.error ? (
          <ErrorState title={t('NOTIFICATIONS.FAILED')} onRetry={() => void source.mutate()} level={3} />
        ) : isMissing ? (
          <Loading>
            <Skeleton shape="block" height="6rem" />
          </Loading>
        ) : (
          children
        )}
      </div>
    </Card>
  )
}
