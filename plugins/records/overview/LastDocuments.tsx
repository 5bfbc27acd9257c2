import { useText } from '@portico/core/i18n/useText'
import { browserZone, formatDate } from '@portico/core/format/dates'
import { useApi } from '@portico/core/http/useApi'
import { Link } from '@portico/core/routing/Link'
import { Card } from '@portico/core/ui/layout/Card'
import { Part } from '../parts/Part'
import type { TextKey } from '../texts'

const SHOWN_DOCUMENTS = 3

/** The newest documents, of the person and of the centre. */
export function LastDocuments() {
  const t = useText<TextKey>()
  const answer = useApi('GET api/documents/withMedicalExams', { quiet: 'faults' })
  return (
    <Card as="section" className="stack gap-2" aria-labelledby="records-newest">
      <h2 className="h2" id="records-newest">
        {t('RECORDS.NEWEST_DOCUMENTS')}
      </h2>
      <Part answer={answer} failed={t('RECORDS.DOCUMENTS_FAILED')}>
        {(documents) =>
          documents.length === 0 ? (
            <p className="text-muted">{t('RECORDS.NO_DOCUMENTS')}</p>
          ) : (
            <ul>
              {documents.slice(0, SHOWN_DOCUMENTS).map(({ id, nameWithoutExtension, creationDate }) => (
                <li key={id} className="flex items-center gap-3 justify-between">
                  <Link
                    className="inline-flex items-center min-h-tap text-inherit no-underline hover:text-brand hover:[text-decoration:underline] font-strong"
                    to="videoConsultation.documents"
                    params={{ documentId: String(id) }}
                  >
                    {nameWithoutExtension}
                  </Link>
                  <span className="text-sm text-muted">{formatDate(creationDate, browserZone())}</span>
                </li>
              ))}
            </ul>
          )
        }
      </Part>
    </Card>
  )
}
