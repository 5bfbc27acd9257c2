import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import type { Document } from '@schemas/generated/entities'
import { browserZone, formatDate } from '@portico/core/format/dates'
import { useApi } from '@portico/core/http/useApi'
import { Button } from '@portico/core/ui/actions/Button'
import { Card } from '@portico/core/ui/layout/Card'
import { MEDICAL_EXAM } from '../documents/useDocuments'
import { Part } from '../parts/Part'
import { PatientFile } from './PatientFile'
import type { TextKey } from '../texts'

/** The documents that the server sends at once. */
const PART_LENGTH = 50

/** The documents that a patient shows to professionals, and medical exams. */
export function PatientDocuments({ patientId }: { patientId: string }) {
  const t = useText<TextKey>()
  return (
    <Card as="section" flush aria-labelledby="patient-documents">
      <div className="card-head">
        <h2 className="h2" id="patient-documents">
          {t('MENU.DOCUMENTS')}
        </h2>
      </div>
      <DocumentPart patientId={patientId} />
    </Card>
  )
}

function DocumentPart({ patientId, before }: { patientId: string; before?: number }) {
  const t = useText<TextKey>()
  const [isLonger, setIsLonger] = useState(false)
  const answer = useApi('GET api/patients/{patientId}/documents', {
    capability: 'patients',
    params: { patientId },
    query: before === undefined ? {} : { before },
    quiet: 'faults',
  })
  const last = answer.data?.at(-1)
  return (
    <Part answer={answer} failed={t('RECORDS.DOCUMENTS_FAILED')}>
      {(documents) => (
        <>
          {documents.length === 0 && before === undefined && (
            <p className="muted records-none">{t('RECORDS.NO_SHOWN_DOCUMENTS')}</p>
          )}
          <ul className="list records-list">
            {documents.map((document) => (
              <Row key={document.id} patientId={patientId} document={document} />
            ))}
          </ul>
          {documents.length === PART_LENGTH && last && !isLonger && (
            <Button variant="quiet" onClick={() => setIsLonger(true)}>
              {t('RECORDS.MORE')}
            </Button>
          )}
          {isLonger && last && <DocumentPart patientId={patientId} before={last.id} />}
        </>
      )}
    </Part>
  )
}

function Row({ patientId, document }: { patientId: string; document: Document }) {
  const t = useText<TextKey>()
  const { id, name, nameWithoutExtension, notes, documentType, givenBy, creationDate } = document
  const date = formatDate(creationDate, browserZone())
  const isExam = documentType === MEDICAL_EXAM
  const origin = givenBy ? 'RECORDS.GIVEN_BY' : isExam ? 'RECORDS.FROM_CENTRE' : 'RECORDS.FROM_PATIENT'
  return (
    <PatientFile
      patientId={patientId}
      kind="document"
      id={id}
      name={nameWithoutExtension}
      detail={t(origin, { date, name: givenBy })}
      notes={notes}
      fileName={name}
    />
  )
}
