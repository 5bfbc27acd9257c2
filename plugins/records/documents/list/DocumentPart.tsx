import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { useApi } from '@portico/core/http/useApi'
import { useAtomValue } from '@portico/core/state/store'
import { Button } from '@portico/core/ui/actions/Button'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { removalsAtom } from '../../parts/removal'
import { removalId } from '../useDocuments'
import { DocumentMonths } from './DocumentMonths'
import { NoDocuments, type EmptyReason } from './NoDocuments'
import type { TextKey } from '../../texts'

/** The documents that the server sends at once. */
const PART_LENGTH = 50

interface Props {
  query: { search?: string; documentType?: number; before?: number }
  /** The reason to show if there are no documents. */
  whyNone: EmptyReason
  onUpload: (() => void) | undefined
}

/** Up to fifty documents, with a button for the next ones. */
export function DocumentPart({ query, whyNone, onUpload }: Props) {
  const t = useText<TextKey>()
  const { data, error, isValidating, mutate } = useApi('GET api/documents/filter', { query, quiet: 'faults' })
  const [isLonger, setIsLonger] = useState(false)
  const removed = new Set(useAtomValue(removalsAtom).map(({ id }) => id))
  if (error && !data)
    return (
      <ErrorState
        title={t('RECORDS.DOCUMENTS_FAILED')}
        text={t('RECORDS.STILL_SAVED')}
        busy={isValidating}
        onRetry={() => void mutate()}
      />
    )
  if (!data)
    return (
      <Loading>
        <Skeleton shape="block" height="17rem" />
      </Loading>
    )
  const shown = data.filter((document) => !removed.has(removalId(document)))
  const last = data.at(-1)
  const isFirst = query.before === undefined
  return (
    <>
      {shown.length > 0 && <DocumentMonths documents={shown} />}
      {shown.length === 0 && isFirst && <NoDocuments why={whyNone} onUpload={onUpload} />}
      {data.length === PART_LENGTH && last && !isLonger && (
        <Button variant="secondary" onClick={() => setIsLonger(true)}>
          {t('RECORDS.MORE')}
        </Button>
      )}
      {isLonger && last && (
        <DocumentPart query={{ ...query, before: last.id }} whyNone={whyNone} onUpload={undefined} />
      )}
    </>
  )
}
