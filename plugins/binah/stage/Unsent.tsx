import type { ApiError } from '@core/http/apiError'
import { Button } from '@core/ui/actions/Button'
import { ErrorState } from '@core/ui/feedback/ErrorState'
import { useScanText } from '../text'

interface UnsentProps {
  error: ApiError
  onRetry: () => void
  onLeave: () => void
}

/** The measurement is done and the server does not know it yet; without credits there is nothing to show. */
export function Unsent({ error, onRetry, onLeave }: UnsentProps) {
  const t = useScanText()
  const isSpent = error.message === 'NO_SCANS_LEFT'
  return (
    <ErrorState
      level={1}
      title={t(isSpent ? 'SCAN.SPENT' : 'SCAN.UNSENT')}
      text={t(isSpent ? 'SCAN.SPENT_TEXT' : 'SCAN.UNSENT_TEXT')}
      onRetry={isSpent ? undefined : onRetry}
      action={
        <Button variant="quiet" onClick={onLeave}>
          {t('SCAN.BACK')}
        </Button>
      }
    />
  )
}
