import { useText } from '../i18n/useText'
import { ErrorState } from '../ui/ErrorState'

/** Stands in the place of a part of the page that could not be shown. */
export function PartFailed({ onRetry }: { onRetry: () => void }) {
  const t = useText()
  return <ErrorState title={t('UI.PART_FAILED.TITLE')} text={t('UI.PART_FAILED.TEXT')} onRetry={onRetry} />
}
