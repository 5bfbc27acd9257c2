import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { SupportLinks } from '@portico/core/app/shell/menu/SupportLinks'
import { ApiError } from '@portico/core/http/apiError'
import { useRoute } from '@portico/core/routing/useRoute'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { UndoForm } from '../undo/UndoForm'
import { useChangeFacts } from '../undo/useChangeFacts'
import type { TextKey } from '../texts'

type Result = 'DONE' | 'GONE' | 'TAKEN'

/** The page of the letter about a changed address, telephone or password. Opening it changes nothing: only its button does (decision 222). */
export default function UndoChange() {
  const t = useText<TextKey>()
  const { token = '' } = useRoute().query
  const { facts, error, retry } = useChangeFacts(token)
  const [result, setResult] = useState<Result>()
  const isGone = !token || (error instanceof ApiError && error.message === 'INVALID_TOKEN')
  const shown = result ?? (isGone ? 'GONE' : undefined)
  if (shown) return <Outcome result={shown} />
  if (error) return <ErrorState level={1} title={t('UNDO.FAILED')} onRetry={retry} />
  if (!facts)
    return (
      <>
        <PageHeader title={t('MENU.ACCOUNT')} />
        <Loading>
          <Skeleton shape="block" height="16rem" />
        </Loading>
      </>
    )
  return <UndoForm token={token} facts={facts} onResult={setResult} />
}

function Outcome({ result }: { result: Result }) {
  const t = useText<TextKey>()
  return (
    <div className="stack max-w-160 mx-auto">
      <PageHeader title={t(`UNDO.${result}`)}>
        <output className="lead">{t(`UNDO.${result}_TEXT`)}</output>
      </PageHeader>
      <SupportLinks />
    </div>
  )
}
