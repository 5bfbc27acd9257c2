import { useText } from '../i18n/useText'
import { ErrorState } from '../ui/feedback/ErrorState'
import { PageHeader } from '../ui/layout/PageHeader'

interface Props {
  /** The part is the whole page, so it needs a heading. */
  isPage: boolean
  onRetry: () => void
}

/** Stands in the place of a part of the page that could not be shown. */
export function PartFailed({ isPage, onRetry }: Props) {
  const t = useText()
  return (
    <>
      {isPage && <PageHeader title={t('SHELL.NOT_OPENED')} />}
      <ErrorState title={t('UI.PART_FAILED.TITLE')} text={t('UI.PART_FAILED.TEXT')} onRetry={onRetry} />
    </>
  )
}
