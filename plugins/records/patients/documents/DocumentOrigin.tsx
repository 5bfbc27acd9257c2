import type { Document } from '@schemas/generated/entities'
import { browserZone, formatDate } from '@portico/core/format/dates'
import { useText } from '@portico/core/i18n/useText'
import { MEDICAL_EXAM } from '../../documents/useDocuments'
import type { TextKey } from '../../texts'

/** Who a document comes from, and when. */
export function DocumentOrigin({
  document: { documentType, givenBy, creationDate },
}: {
  document: Document
}) {
  const t = useText<TextKey>()
  const date = formatDate(creationDate, browserZone())
  const isExam = documentType === MEDICAL_EXAM
  const origin = givenBy ? 'RECORDS.GIVEN_BY' : isExam ? 'RECORDS.FROM_CENTRE' : 'RECORDS.FROM_PATIENT'
  return <span className="text-sm text-muted">{t(origin, { date, name: givenBy })}</span>
}
