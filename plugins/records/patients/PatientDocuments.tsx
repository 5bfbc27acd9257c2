import { useText } from '@portico/core/i18n/useText'
import { useDeferredValue, useState } from 'react'
import type { Document } from '@schemas/generated/entities'
import { useApi } from '@portico/core/http/useApi'
import { Button } from '@portico/core/ui/actions/Button'
import { ChipToggle } from '@portico/core/ui/layout/ChipToggle'
import { SearchField } from '@portico/core/ui/forms/SearchField'
import { Card, CardHead } from '@portico/core/ui/layout/Card'
import { MEDICAL_EXAM } from '../documents/useDocuments'
import { Part } from '../parts/Part'
import { PatientDocument } from './PatientDocument'
import type { TextKey } from '../texts'

/** The documents that the server sends at once. */
const PART_LENGTH = 50

const filters = ['all', 'tests', 'patient'] as const
type Filter = (typeof filters)[number]

const isOf = (filter: Filter, { documentType, givenBy }: Document): boolean =>
  filter === 'all' ||
  (filter === 'tests' ? documentType === MEDICAL_EXAM : documentType !== MEDICAL_EXAM && !givenBy)

/** The documents that a patient shows to professionals, and medical exams: found by their words, and opened in place. */
export function PatientDocuments({ patientId }: { patientId: string }) {
  const t = useText<TextKey>()
  const [words, setWords] = useState('')
  const [filter, setFilter] = useState<Filter>('all')
  const search = useDeferredValue(words.trim())
  return (
    <Card as="section" flush aria-labelledby="patient-documents">
      <CardHead>
        <h2 className="h2" id="patient-documents">
          {t('MENU.DOCUMENTS')}
        </h2>
      </CardHead>
      <div className="stack gap-3 px-4 pb-4">
        <SearchField label={t('RECORDS.PATIENT_DOCUMENTS_SEARCH')} value={words} onChange={setWords} />
        <fieldset className="flex flex-wrap gap-2" aria-label={t('RECORDS.PATIENT_DOCUMENTS_WHICH')}>
          {filters.map((one) => (
            <ChipToggle key={one} pressed={filter === one} onChange={() => setFilter(one)}>
              {t(`RECORDS.PATIENT_DOCUMENTS.${one}`)}
            </ChipToggle>
          ))}
        </fieldset>
      </div>
      <DocumentPart key={search} patientId={patientId} search={search} filter={filter} />
    </Card>
  )
}

interface PartProps {
  patientId: string
  search: string
  filter: Filter
  before?: number
}

function DocumentPart({ patientId, search, filter, before }: PartProps) {
  const t = useText<TextKey>()
  const [isLonger, setIsLonger] = useState(false)
  const answer = useApi('GET api/patients/{patientId}/documents', {
    capability: 'patients',
    params: { patientId },
    query: { ...(search !== '' && { search }), ...(before !== undefined && { before }) },
    quiet: 'faults',
  })
  const last = answer.data?.at(-1)
  const next = { patientId, search, filter }
  return (
    <Part answer={answer} failed={t('RECORDS.DOCUMENTS_FAILED')}>
      {(documents) => (
        <>
          {before === undefined && !documents.some((one) => isOf(filter, one)) && (
            <p className="text-muted px-5 pb-5">
              {t(
                search === '' && filter === 'all'
                  ? 'RECORDS.NO_SHOWN_DOCUMENTS'
                  : 'RECORDS.PATIENT_DOCUMENTS_NONE',
              )}
            </p>
          )}
          <ul className="list hairline-t">
            {documents
              .filter((one) => isOf(filter, one))
              .map((document) => (
                <PatientDocument key={document.id} patientId={patientId} document={document} />
              ))}
          </ul>
          {documents.length === PART_LENGTH && last && !isLonger && (
            <Button variant="quiet" onClick={() => setIsLonger(true)}>
              {t('RECORDS.MORE')}
            </Button>
          )}
          {isLonger && last && <DocumentPart {...next} before={last.id} />}
        </>
      )}
    </Part>
  )
}
