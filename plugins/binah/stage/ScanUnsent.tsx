import { useText } from '@portico/core/i18n/useText'
import type { ApiError } from '@portico/core/http/apiError'
import { Button } from '@portico/core/ui/actions/Button'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import type { TextKey } from '../texts'

interface ScanUnsentProps {
  error: ApiError
  onRetry: () => void
  onLeave: () => void
}

/** The measurement is done and the server does not know it yet; without credits there is nothing to show. */
export function ScanUnsent({ error, onRetry, onLeave }: ScanUnsentProps) {
  const t = useText<TextKey>()
  const isSpent = error.message === 'NO_SCANS_LEFT'
  const why = error.status === 0 ? '_OFFLINE' : ''
  return (
    <ErrorState
      level={1}
      title={t(isSpent ? 'SCAN.SPENT' : `SCAN.UNSENT${why}`)}
      text={t(isSpent ? 'SCAN.SPENT_TEXT' : `SCAN.UNSENT_TEXT${why}`)}
      onRetry={isSpent ? undefined : onRetry}
      action={
        <Button variant="quiet" onClick={onLeave}>
          {t('SCAN.BACK')}
        </Button>
      }
    />
  )
}
