import { useText } from '@core/i18n/useText'
import { Button } from '@core/ui/actions/Button'
import { EmptyState } from '@core/ui/feedback/EmptyState'
import { Card } from '@core/ui/layout/Card'
import type es from '../../locales/es.json'

interface Props {
  isFiltered: boolean
  onUpload: (() => void) | undefined
}

/** No document at all, or none that matches. */
export function NoDocuments({ isFiltered, onUpload }: Props) {
  const t = useText<keyof typeof es>()
  return (
    <Card>
      <EmptyState
        icon="folder-open"
        title={t(isFiltered ? 'RECORDS.NO_MATCH' : 'RECORDS.NO_DOCUMENTS')}
        text={t(isFiltered ? 'RECORDS.NO_MATCH_TEXT' : 'RECORDS.NO_DOCUMENTS_TEXT')}
        action={
          onUpload &&
          !isFiltered && (
            <Button icon="upload" onClick={onUpload}>
              {t('RECORDS.UPLOAD')}
            </Button>
          )
        }
      />
    </Card>
  )
}
