import type {
  ComplementaryTest,
  Consultation,
  ConsultationMonth,
  Document,
  Receipt,
} from '@schemas/generated/entities'
import { ApiError } from '@portico/core/http/apiError'
import type { Call } from '@portico/core/http/useCall'
import { MEDICAL_EXAM } from '../documents/useDocuments'
import type { WantedFile } from './archiveJob'

/** The documents that the server sends at once. */
const PART_LENGTH = 50

/** All documents, part by part. */
export async function readAllDocuments(call: Call, signal: AbortSignal): Promise<Document[]> {
  const all: Document[] = []
  for (;;) {
    const before = all.at(-1)?.id
    const query = before === undefined ? {} : { before }
    const part = await call('GET api/documents/filter', { query, quiet: true, signal })
    all.push(...part)
    if (part.length < PART_LENGTH) return all
  }
}

/** A consultation, and of a series which one it is. */
export interface ArchivedConsultation extends Consultation {
  review?: { number: number; count: number }
}

/** All consultations, with the earlier reviews of each series. */
export async function readAllConsultations(
  call: Call,
  months: readonly ConsultationMonth[],
  signal: AbortSignal,
): Promise<ArchivedConsultation[]> {
  const all: ArchivedConsultation[] = []
  for (const listed of months.flatMap(({ consultations }) => consultations)) {
    const { reviewCount: count } = listed
    const numbered = (one: Consultation, number: number): ArchivedConsultation =>
      count > 1 ? { ...one, review: { number, count } } : one
    all.push(numbered(listed, count))
    let { id } = listed
    for (let place = count; place > 1; place--) {
      const path = 'GET api/consultations/{id}/previous-review/patient'
      const previous = await call(path, { params: { id }, quiet: true, signal })
      all.push(numbered(previous, place - 1))
      id = previous.id
    }
  }
  return all
}

/** Why the hospital does not show the tests of a person. */
const refusals = ['USER_NOT_VERIFIED', 'NHC_NOT_FOUND'] as const
export type TestsRefusal = (typeof refusals)[number]

/** The tests of a person; none, and the reason, while the hospital does not show them. */
export async function readTests(
  call: Call,
  signal: AbortSignal,
): Promise<Pick<Records, 'tests' | 'testsRefusal'>> {
  try {
    return { tests: await call('GET api/complementarytests', { quiet: true, signal }) }
  } catch (error) {
    const testsRefusal = refusals.find((code) => error instanceof ApiError && error.message === code)
    if (!testsRefusal) throw error
    return { tests: [], testsRefusal }
  }
}

/** A name that every system can store. */
export const plain = (name: string) => name.replaceAll(/[\\/:*?"<>|]/g, '-').replace(/^\.+/, '') || 'x'

/** What the archive has besides the medical data. */
export interface Records {
  documents: readonly Document[]
  consultations: readonly ArchivedConsultation[]
  receipts: readonly Receipt[]
  tests: readonly ComplementaryTest[]
  testsRefusal?: TestsRefusal | undefined
}

interface Names {
  /** Of a report. */
  report: string
  folders: Record<'documents' | 'consultations' | 'receipts' | 'tests', string>
}

const quietly = { file: true, quiet: true } as const
const pdf = 'application/pdf'
const place = (folder: string, id: number, name: string) => `${plain(folder)}/${id} ${plain(name)}`

/** The files of all records. */
export const planFiles = (call: Call, records: Records, { report, folders }: Names): WantedFile[] => [
  ...records.documents.map((document) => documentFile(call, folders.documents, document)),
  ...records.consultations
    .filter(({ hasReport }) => hasReport)
    .map((consultation) => reportFile(call, folders.consultations, consultation, report)),
  ...records.receipts
    .filter(({ hasDocument }) => hasDocument)
    .map((receipt) => receiptFile(call, folders.receipts, receipt)),
  ...records.tests.flatMap((test) => testFile(call, folders.tests, test)),
]

const documentFile = (call: Call, folder: string, document: Document): WantedFile => {
  const { id, name, nameWithoutExtension: title, type = '', creationDate: date, notes } = document
  const params = { id }
  return {
    id: `document-${id}`,
    path: place(folder, id, name),
    title,
    type,
    notes,
    date,
    author: document.givenBy
      ? { name: document.givenBy }
      : document.documentType === MEDICAL_EXAM
        ? 'centre'
        : undefined,
    read: (signal) =>
      document.documentType === MEDICAL_EXAM
        ? call('GET api/medical-exams/{id}/download', { ...quietly, params, signal })
        : call('GET api/documents/{id}/download', { ...quietly, params, signal }),
  }
}

const byDoctor = (name: string | null | undefined) => (name ? { name } : 'centre')

const reportFile = (
  call: Call,
  folder: string,
  { id, date, doctorName }: Consultation,
  report: string,
): WantedFile => ({
  id: `consultation-${id}`,
  path: place(folder, id, `${report} ${date}.pdf`),
  title: `${report} ${date}`,
  type: pdf,
  date,
  author: byDoctor(doctorName),
  consultation: id,
  read: (signal) =>
    call('GET api/consultations/{id}/patient/download', { ...quietly, params: { id }, signal }),
})

const receiptFile = (
  call: Call,
  folder: string,
  { id, prescriptionType: title, prescribedAt: date, doctorName }: Receipt,
): WantedFile => ({
  id: `receipt-${id}`,
  path: place(folder, id, `${title}.pdf`),
  title,
  type: pdf,
  date,
  author: byDoctor(doctorName),
  read: (signal) => call('GET api/receipt-documents/{id}', { ...quietly, params: { id }, signal }),
})

/** None while the test has no result. */
function testFile(call: Call, folder: string, test: ComplementaryTest): WantedFile[] {
  const { id, complementaryTestType: title, documentId, documentFilename, date } = test
  if (typeof documentId !== 'number') return []
  const read = (signal: AbortSignal) =>
    call('GET api/complementarytests/download', { ...quietly, query: { documentId }, signal })
  const path = place(folder, id, documentFilename ?? `${title}.pdf`)
  return [{ id: `test-${id}`, path, title, type: pdf, date, read }]
}
