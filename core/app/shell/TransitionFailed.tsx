import { useText } from '../../i18n/useText'
import { ErrorState } from '../../ui/feedback/ErrorState'
import { PageHeader } from '../../ui/layout/PageHeader'
import { SupportLinks } from './menu/SupportLinks'

/** Shown instead of a page whose transition failed. `text` is a text key. */
export function TransitionFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = useText<string>()
  return (
    <>
      <PageHeader title={t('SHELL.NOT_OPENED')} />
      <ErrorState title={t(text)} onRetry={onRetry} action={<SupportLinks />} />
    </>
  )
}
