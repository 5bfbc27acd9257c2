import { useDeferredValue, useState } from 'react'
import type { Document } from '@schemas/generated/entities'
import { useNow } from '@portico/core/format/useNow'
import { useApi } from '@portico/core/http/useApi'
import { useText } from '@portico/core/i18n/useText'
import { Button } from '@portico/core/ui/actions/Button'
import { SearchField } from '@portico/core/ui/forms/SearchField'
import { Card, CardHead } from '@portico/core/ui/layout/Card'
import { ChipToggle } from '@portico/core/ui/layout/ChipToggle'
import { MEDICAL_EXAM } from '../../documents/useDocuments'
import { Part } from '../../parts/Part'
import type { TextKey } from '../../texts'
import { isNewDocument } from '../important'
import { PatientDocument } from './PatientDocument'

/** The documents that the server sends at once. */
const PART_LENGTH = 50

const filters = ['all', 'new', 'tests', 'patient'] as const
type Filter = (typeof filters)[number]

/** Whether a document is one of a filter. Takes the present instant in milliseconds. */
const isOf: Readonly<Record<Filter, (document: Document, now: number) => boolean>> = {
  all: () => true,
  new: isNewDocument,
  tests: ({ documentType }) => documentType === MEDICAL_EXAM,
  patient: ({ documentType, givenBy }) => documentType !== MEDICAL_EXAM && !givenBy,
}

interface ListProps {
  patientId: string
  /** The document that is open. */
  openId: number | undefined
  onOpen: (document: Document) => void
  onClose: () => void
}

/** The documents of a patient, found by their words and their kind, the newest first. */
export function PatientDocumentList(props: ListProps) {
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
      <DocumentPart key={search} {...props} search={search} filter={filter} />
    </Card>
  )
}

interface PartProps extends ListProps {
  search: string
  filter: Filter
  before?: number
}

function DocumentPart(props: PartProps) {
  const { patientId, search, filter, before, openId, onOpen, onClose } = props
  const t = useText<TextKey>()
  const now = useNow()
  const [isLonger, setIsLonger] = useState(false)
  const answer = useApi('GET api/patients/{patientId}/documents', {
    capability: 'patients',
    params: { patientId },
    query: { ...(search !== '' && { search }), ...(before !== undefined && { before }) },
    quiet: 'faults',
  })
  const last = answer.data?.at(-1)
  return (
    <Part answer={answer} failed={t('RECORDS.DOCUMENTS_FAILED')}>
      {(documents) => {
        const matching = documents.filter((one) => isOf[filter](one, now))
        return (
          <>
            {before === undefined && matching.length === 0 && <NoneFound {...{ search, filter }} />}
            <ul className="list hairline-t">
              {matching.map((document) => (
                <PatientDocument
                  key={document.id}
                  {...{ patientId, document }}
                  isNew={isNewDocument(document, now)}
                  isOpen={document.id === openId}
                  onOpen={(isOpen) => (isOpen ? onOpen(document) : onClose())}
                />
              ))}
            </ul>
            {documents.length === PART_LENGTH && last && !isLonger && (
              <Button variant="quiet" onClick={() => setIsLonger(true)}>
                {t('RECORDS.MORE')}
              </Button>
            )}
            {isLonger && last && <DocumentPart {...props} before={last.id} />}
          </>
        )
      }}
    </Part>
  )
}

function NoneFound({ search, filter }: Pick<PartProps, 'search' | 'filter'>) {
  const t = useText<TextKey>()
  return (
    <p className="text-muted px-5 pb-5">
      {t(search === '' && filter === 'all' ? 'RECORDS.NO_SHOWN_DOCUMENTS' : 'RECORDS.PATIENT_DOCUMENTS_NONE')}
    </p>
  )
}
