import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import { renderPage, setUpPages } from '../../tests/screens/renderPage'
import es from './locales/es.json'
import plugin from './plugin'

setUpPages()

const document = {
  id: 8,
  documentId: 8,
  name: 'Herida.jpg',
  nameWithoutExtension: 'Herida',
  notes: 'De la rodilla',
  visible: false,
  documentType: 0,
  creationDate: '2026-10-21T10:00:00.000Z',
  seenByAdmin: true,
  type: 'image/heic',
}
const noData = { allergies: [], illnesses: [], interventions: [], medicines: [] }
const medicine = { id: 2, name: 'Enalapril', posology: 24, posologyType: 1, isActive: true }
const data = {
  allergies: [{ id: 1, name: 'Polen', isAllergy: true, isActive: true }],
  illnesses: [{ id: 3, name: 'Asma', isPersonal: true, isActive: true }],
  interventions: [{ id: 4, name: 'Apendicitis' }],
  medicines: [medicine],
}
const consultation = {
  id: 5,
  date: '2026-10-21',
  year: 2026,
  month: 10,
  reviewCount: 1,
  specialty: 'Cardiología',
  doctorName: 'Dra. Inés Corral',
}

/** Each screen: its requirements, paths, operation, what it shows with nothing and when it fails, and something to show. */
const screens = [
  {
    rows: 'REC-010 REC-017 REC-034 REC-040 REC-065',
    paths: ['videoconsultation/documents', 'dra-corral/videoconsultation/documents', 'videocall/documents'],
    operation: 'GET api/documents/filter',
    empty: [[], es['RECORDS.NO_DOCUMENTS']],
    failed: es['RECORDS.DOCUMENTS_FAILED'],
    full: [[document], ['Herida', 'De la rodilla', es['RECORDS.HIDDEN'], es['RECORDS.SEEN']]],
  },
  {
    rows: 'REC-008 REC-009 REC-033 REC-039 REC-078',
    paths: [
      'videoconsultation/medical-data',
      'dra-corral/videoconsultation/medical-data',
      'videocall/medical-data',
    ],
    operation: 'GET api/medicalData',
    empty: [noData, es['RECORDS.NONE.medicine']],
    failed: es['RECORDS.MEDICAL_DATA_FAILED'],
    full: [data, ['Polen', 'Asma', 'Apendicitis', 'Enalapril', 'cada 24 horas']],
  },
  {
    rows: 'REC-007 REC-035 REC-041 REC-060',
    paths: ['videocall/consultations', 'videocallmobile/consultations'],
    operation: 'GET api/consultations',
    empty: [[], es['RECORDS.NO_CONSULTATIONS']],
    failed: es['RECORDS.CONSULTATIONS_FAILED'],
    full: [[{ year: 2026, month: 10, consultations: [consultation] }], ['Dra. Inés Corral']],
  },
  {
    rows: 'REC-009 REC-037 REC-043 REC-080',
    paths: ['videocall/receipts', 'videocallmobile/receipts'],
    operation: 'GET api/receipts',
    empty: [[], es['RECORDS.NO_RECEIPTS']],
    failed: es['RECORDS.RECEIPTS_FAILED'],
    full: [
      [{ id: 6, prescriptionType: 'Bisoprolol', isExpired: true }],
      ['Bisoprolol', es['RECORDS.EXPIRED']],
    ],
  },
  {
    rows: 'REC-009 REC-038 REC-044 REC-057',
    paths: ['videocall/complementary-tests', 'videocallmobile/complementary-tests'],
    operation: 'GET api/complementarytests',
    empty: [[], es['RECORDS.NO_TESTS']],
    failed: es['RECORDS.TESTS_FAILED'],
    full: [[{ id: 7, complementaryTestType: 'Analítica' }], ['Analítica', es['RECORDS.NO_RESULT']]],
  },
] as const
const table = screens.flatMap(({ paths, ...one }) => paths.map((path) => ({ ...one, path })))

const open = (path: string, operation: string, answer: unknown) =>
  renderPage({ plugin, path, features: ['fhgstIntegration'], api: { [operation]: answer } })

it.each(table)('$rows $path shows what there is', async ({ path, operation, full: [answer, texts] }) => {
  await open(path, operation, answer)
  for (const text of texts) expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
})

it.each(table)(
  '$rows $path says that there is nothing yet',
  async ({ path, operation, empty: [answer, text] }) => {
    await open(path, operation, answer)
    expect(await screen.findByText(text)).toBeTruthy()
  },
)

it.each(table)('$rows $path says what failed, and tries again', async ({ path, operation, failed, full }) => {
  const [answer, [text]] = full
  let isDown = true
  await open(path, operation, () => (isDown ? Promise.reject(new ApiError(500, 'GENERAL')) : answer))
  expect(await screen.findByText(failed)).toBeTruthy()
  isDown = false
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Reintentar' })))
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
})

it.each(table)('$rows $path has its heading while it loads', async ({ path, operation, full }) => {
  await open(path, operation, () => new Promise(() => {}))
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect(screen.queryByText(full[1][0])).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})
