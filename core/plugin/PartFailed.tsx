import { useOffline } from '../http/useOffline'
import { useText } from '../i18n/useText'
import { Button } from '../ui/actions/Button'
import { ErrorState } from '../ui/feedback/ErrorState'
import { Notice } from '../ui/feedback/Notice'
import { PageHeader } from '../ui/layout/PageHeader'

interface Props {
  /** The part is the whole page, so it needs a heading. */
  isPage: boolean
  /** While a retry loads. */
  busy: boolean
  onRetry: () => void
}

/** Replaces a part of the page that failed, and offers a retry. Without a connection it says so, and continues once it is back. */
export function PartFailed({ isPage, busy, onRetry }: Props) {
  const t = useText()
  const isOffline = useOffline(onRetry)
  if (isOffline && isPage) {
    return (
      <ErrorState
        icon="wifi-off"
        title={t('UI.OFFLINE.TITLE')}
        text={t('UI.OFFLINE.TEXT')}
        level={1}
        busy={busy}
        onRetry={onRetry}
      />
    )
  }
  // The page itself is there: a small part must not look as if it were not.
  if (isOffline) {
    const retry = (
      <Button size="sm" variant="quiet" busy={busy} onClick={onRetry}>
        {t('UI.RETRY')}
      </Button>
    )
    return (
      <Notice icon="wifi-off" action={retry}>
        {t('UI.OFFLINE.PART')}
      </Notice>
    )
  }
  return (
    <>
      {isPage && <PageHeader title={t('SHELL.NOT_OPENED')} />}
      <ErrorState
        title={t('UI.PART_FAILED.TITLE')}
        text={t('UI.PART_FAILED.TEXT')}
        busy={busy}
        onRetry={onRetry}
      />
    </>
  )
}
