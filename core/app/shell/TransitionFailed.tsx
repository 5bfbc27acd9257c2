import { useOffline } from '../../http/useOffline'
import { useText } from '../../i18n/useText'
import { ErrorState } from '../../ui/feedback/ErrorState'
import { SupportLinks } from './menu/SupportLinks'

/** Shown instead of a page whose transition failed. `text` is a text key. */
export function TransitionFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = useText<string>()
  const isOffline = useOffline(onRetry)
  return (
    <ErrorState
      title={t(isOffline ? 'UI.OFFLINE.TITLE' : 'SHELL.NOT_OPENED')}
      text={t(isOffline ? 'UI.OFFLINE.TEXT' : text)}
      level={1}
      onRetry={onRetry}
      action={<SupportLinks />}
    />
  )
}
