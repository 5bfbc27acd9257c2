import { useState } from 'react'
import { useRoute } from '@portico/core/routing/useRoute'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { LinkedPage } from './LinkedPage'
import { Result } from './Result'
import { endingOf, useLinked } from './useLinked'
import type { Outcome } from './useLinkedChange'
import { useLinkText } from './texts'

/** The page of the links in a letter about an appointment. Opening it changes nothing: only its buttons do (decision 811). */
export default function LetterLink() {
  const { params, query } = useRoute()
  const { token = '' } = query
  // Another link of a letter that is opened in the same tab changes only the address: it begins anew.
  return <Opened key={`${params['action']} ${token}`} token={token} />
}

function Opened({ token }: { token: string }) {
  const t = useLinkText()
  const { linked, error, retry } = useLinked(token)
  const [outcome, setOutcome] = useState<Outcome>()
  const ending = token === '' ? 'INVALID_TOKEN' : endingOf(error)
  const shown = outcome ?? (ending && { ending })
  if (shown) return <Result outcome={shown} linked={linked} />
  if (error)
    return (
      <ErrorState
        level={1}
        title={t('LETTER_LINK.FAILED')}
        text={t('LETTER_LINK.FAILED_TEXT')}
        onRetry={retry}
      />
    )
  if (!linked)
    return (
      <>
        <PageHeader title={t('APPOINTMENT_BOOKED.CARD')} />
        <Loading>
          <Skeleton shape="block" height="22rem" />
        </Loading>
      </>
    )
  return <LinkedPage token={token} linked={linked} onOutcome={setOutcome} />
}
