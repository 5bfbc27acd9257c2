import { useText } from '@portico/core/i18n/useText'
import { Button } from '@portico/core/ui/actions/Button'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { Card } from '@portico/core/ui/layout/Card'
import type { TextKey } from '../../texts'

export type EmptyReason = 'none' | 'noExams' | 'noMatch'

interface Props {
  why: EmptyReason
  onUpload: (() => void) | undefined
}

const texts = {
  none: ['RECORDS.NO_DOCUMENTS', 'RECORDS.NO_DOCUMENTS_TEXT'],
  noExams: ['RECORDS.NO_EXAMS', 'RECORDS.NO_EXAMS_TEXT'],
  noMatch: ['RECORDS.NO_MATCH', 'RECORDS.NO_MATCH_TEXT'],
} as const

/** No document at all, no exam of the centre, or none that matches. */
export function NoDocuments({ why, onUpload }: Props) {
  const t = useText<TextKey>()
  const [title, text] = texts[why]
  return (
    <Card>
      <EmptyState
        icon="folder-open"
        title={t(title)}
        text={t(text)}
        action={
          onUpload &&
          why === 'none' && (
            <Button icon="upload" onClick={onUpload}>
              {t('RECORDS.UPLOAD')}
            </Button>
          )
        }
      />
    </Card>
  )
}
