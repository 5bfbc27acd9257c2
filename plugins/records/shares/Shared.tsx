import { useState } from 'react'
import { useText } from '@portico/core/i18n/useText'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import type { TextKey } from '../texts'
import { readSummary, type SharedSummary } from './readSummary'
import { SharedForm } from './SharedForm'
import { SharedRecord } from './SharedRecord'
import { readShlink, type Shlink } from './shlink'

/** The page of a link, for somebody without an account: the code and a name, and then what was shared. */
export default function Shared() {
  const [link] = useState<Shlink | null>(() => readShlink(location.hash))
  const [summary, setSummary] = useState<SharedSummary>()
  const [isClosed, setIsClosed] = useState(link === null)
  const t = useText<TextKey>()
  if (summary) return <SharedRecord summary={summary} />
  if (!link || isClosed)
    return (
      <EmptyState
        level={1}
        icon="lock"
        title={t('RECORDS.SHARED_CLOSED')}
        text={t('RECORDS.SHARED_CLOSED_TEXT')}
      />
    )
  return (
    <SharedForm
      link={link}
      onClosed={() => setIsClosed(true)}
      onOpen={(bundle) => {
        const found = readSummary(bundle)
        if (found) setSummary(found)
        return found !== null
      }}
    />
  )
}
