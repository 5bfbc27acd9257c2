import { Loading } from '@portico/core/ui/feedback/Skeleton'
import { Spinner } from '@portico/core/ui/feedback/Spinner'
import { useCallText } from '../texts'

/** Shown from the answer until the call begins, in place of the page without a call. */
export function Answering() {
  const t = useCallText()
  return (
    <>
      <h1 className="sr-only" tabIndex={-1}>
        {t('CALL.CONNECTING')}
      </h1>
      <Loading>
        <Spinner />
      </Loading>
    </>
  )
}
