import { useText } from '../../i18n/useText'
import { ErrorState } from '../../ui/feedback/ErrorState'
import { PageHead } from '../../ui/layout/PageHead'
import { SupportLinks } from './SupportLinks'

/** Stands in the place of a page whose transition did not happen. `text` is a text key. */
export function NotOpened({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = useText<string>()
  return (
    <>
      <PageHead title={t('SHELL.NOT_OPENED')} />
      <ErrorState title={t(text)} onRetry={onRetry} action={<SupportLinks />} />
    </>
  )
}
