import { useText } from '@portico/core/i18n/useText'
import { useId } from 'react'
import { useApi } from '@portico/core/http/useApi'
import { Link } from '@portico/core/routing/Link'
import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import type { BookingDocumentsProps } from '@portico/booking/points'
import { DocumentChoice } from './DocumentChoice'
import type { TextKey } from '../texts'

/** Chooses which documents the doctor of an appointment sees. What cannot be loaded does not stop the booking. */
export default function BookingDocuments(props: BookingDocumentsProps) {
  const t = useText<TextKey>()
  const hint = useId()
  const { data, error, isValidating, mutate } = useApi('GET api/documents/withMedicalExams', { quiet: true })
  const isEmpty = data?.length === 0 && props.value.length === 0
  return (
    <fieldset className="stack gap-2" aria-describedby={hint}>
      <legend className="font-strong mb-2">{t('RECORDS.FOR_VISIT')}</legend>
      <p className="text-muted -mt-1" id={hint}>
        {t(isEmpty ? 'RECORDS.FOR_VISIT_NONE' : 'RECORDS.FOR_VISIT_HINT')}
      </p>
      {!data && !error && (
        <Loading>
          <Skeleton shape="block" height="8rem" />
        </Loading>
      )}
      {!data && error && (
        <Notice
          tone="warning"
          title={t('RECORDS.DOCUMENTS_FAILED')}
          action={
            <Button variant="secondary" size="sm" busy={isValidating} onClick={() => void mutate()}>
              {t('UI.RETRY')}
            </Button>
          }
        >
          {t('RECORDS.FOR_VISIT_FAILED_TEXT')}
        </Notice>
      )}
      <DocumentChoice {...props} documents={data ?? []} />
      <p>
        <Link className="link" to="videoConsultation.documents">
          {t('RECORDS.FOR_VISIT_LINK')}
        </Link>
      </p>
    </fieldset>
  )
}
