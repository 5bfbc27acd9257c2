import { useText } from '../../i18n/useText'
import { ErrorState } from '../../ui/ErrorState'
import { SupportLinks } from './SupportLinks'

/** Stands in the place of a page whose transition did not happen. `text` is a text key. */
export function NotOpened({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = useText<string>()
  return (
    <ErrorState title={t('SHELL.NOT_OPENED')} text={t(text)} onRetry={onRetry} action={<SupportLinks />} />
  )
}
