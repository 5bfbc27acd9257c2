import { useText } from '@portico/core/i18n/useText'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Card } from '@portico/core/ui/layout/Card'
import type { TextKey } from '../texts'
import { formatPosition } from '../time'

/** Replaces a video that does not load; a retry continues at the same second. */
export function PlayerError({ time, onRetry }: { time: number; onRetry: () => void }) {
  const t = useText<TextKey>()
  return (
    <Card>
      <ErrorState
        icon="video-off"
        title={t('PLAYER.ERROR')}
        text={t('PLAYER.ERROR_TEXT', { time: formatPosition(time) })}
        onRetry={onRetry}
      />
    </Card>
  )
}
