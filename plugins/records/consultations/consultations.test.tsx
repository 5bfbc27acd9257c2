import { everyCapability } from '@portico/core/plugin/capability/everyCapability'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import { renderApp } from '@portico/core/app/testApp'
import { initTexts } from '@portico/core/i18n/i18n'
import { collect } from '../../../core/plugin/host'
import { closePortal, fakeApi, signInAsAna } from '@portico/booking/testing/testPortal'
import es from '../locales/es.json'
import plugin from '../plugin'

beforeAll(() => initTexts('es'))
beforeEach(signInAsAna)
afterEach(closePortal)

async function open(
  path: string,
  answers: Readonly<Record<string, unknown>>,
  features: readonly string[] = [],
) {
  const { host } = collect([plugin], { records: {} }, new Set([...features, ...everyCapability]))
  location.hash = `#/${path}`
  await renderApp(host, fakeApi(answers))
}

const consultation = {
  id: 5,
  sourceConsultationId: 4,
  date: '2026-10-21',
  year: 2026,
  month: 10,
  reviewCount: 2,
  doctorName: 'Dra. Inés Corral',
  specialty: 'Cardiología',
  summary: 'Tensión bien controlada.',
  hasReport: true,
}

it('REC-007 REC-035 REC-041 consultations are listed by month and open', async () => {
  await open('videocall/consultations', {
    'GET api/consultations': [{ year: 2026, month: 10, consultations: [consultation] }],
    'GET api/consultations/{id}/patient': consultation,
    'GET api/consultations/{id}/review-number': 2,
  })
  expect(await screen.findByRole('heading', { name: 'Octubre de 2026' })).toBeTruthy()
  await act(async () => fireEvent.click(screen.getByRole('link', { name: /Dra. Inés Corral/ })))
  expect(await screen.findByText('Tensión bien controlada.')).toBeTruthy()
  expect(location.hash).toBe('#/videocall/consultations/5')
})

it('REC-031 a consultation of an API that says only year and month is listed and opened with its month', async () => {
  const { date: _, ...undated } = consultation
  await open('videocall/consultations', {
    'GET api/consultations': [{ year: 2026, month: 10, consultations: [undated] }],
    'GET api/consultations/{id}/patient': undated,
    'GET api/consultations/{id}/review-number': 2,
  })
  expect(await screen.findByText('Cardiología · 10-2026')).toBeTruthy()
  await act(async () => fireEvent.click(screen.getByRole('link', { name: /Dra. Inés Corral/ })))
  expect(await screen.findByText('Tensión bien controlada.')).toBeTruthy()
  expect(screen.getByText('Octubre de 2026')).toBeTruthy()
})

it('REC-036 REC-042 REC-061 REC-062 REC-063 REC-064 a review leads to the previous and the next one of its series', async () => {
  const first = { ...consultation, id: 4, sourceConsultationId: null, summary: 'La primera.' }
  const read = ({ params }: { params: { id: number } }) => (params.id === 4 ? first : consultation)
  await open('videocallmobile/consultations/5', {
    'GET api/consultations/{id}/patient': read,
    'GET api/consultations/{id}/review-number': ({ params }: { params: { id: number } }) => params.id - 3,
    'GET api/consultations/{id}/previous-review/patient': first,
    'GET api/consultations/{id}/next-review/patient': consultation,
  })
  expect(await screen.findByText('Consulta 2 de 2')).toBeTruthy()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: es['RECORDS.PREVIOUS'] })))
  expect(await screen.findByText('La primera.')).toBeTruthy()
  expect(location.hash).toBe('#/videocallmobile/consultations/4')
  expect(await screen.findByText('Consulta 1 de 2')).toBeTruthy()
  expect(screen.queryByRole('button', { name: es['RECORDS.PREVIOUS'] })).toBeNull()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: es['RECORDS.NEXT'] })))
  expect(await screen.findByText('Tensión bien controlada.')).toBeTruthy()
  expect(location.hash).toBe('#/videocallmobile/consultations/5')
})

it('FEAT-034 the summary of a consultation is downloaded where the tenant has the feature', async () => {
  const saved: Blob[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${saved.push(file)}` }))
  const api = { 'GET api/consultations/{id}/patient': { ...consultation, reviewCount: 1 } }
  await open('videocall/consultations/5', api)
  expect(await screen.findByText('Tensión bien controlada.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: es['RECORDS.DOWNLOAD_SUMMARY'] })).toBeNull()
  closePortal()
  signInAsAna()
  await open('videocall/consultations/5', api, ['consultationSummaryGeneration'])
  const button = await screen.findByRole('button', { name: es['RECORDS.DOWNLOAD_SUMMARY'] })
  await act(async () => fireEvent.click(button))
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.readAsText(saved[0] ?? new Blob())
  })
  expect(text).toContain('Tensión bien controlada.')
  expect(text).toContain('Dra. Inés Corral · 21-10-2026')
})

it('REC-036 a consultation of somebody else is not here', async () => {
  const missing = vi.fn<() => unknown>(() => Promise.reject(new ApiError(404, 'NOT_FOUND')))
  await open('videocall/consultations/9', { 'GET api/consultations/{id}/patient': missing })
  expect(await screen.findByText(es['RECORDS.NO_CONSULTATION'])).toBeTruthy()
})

it('REC-027 REC-037 REC-043 C-085 valid prescriptions come before expired ones', async () => {
  const receipt = {
    id: 1,
    prescriptionType: 'Enalapril',
    dose: '20 mg',
    singleDose: '1 comprimido',
    posology: 24,
    posologyTime: 1,
  }
  await open('videocall/receipts', {
    'GET api/receipts': [
      { ...receipt, isExpired: false, expiresAt: '2027-01-11', hasDocument: true },
      { ...receipt, id: 2, prescriptionType: 'Paracetamol', isExpired: true },
    ],
  })
  expect(await screen.findByRole('heading', { name: 'Enalapril 20 mg' })).toBeTruthy()
  expect(screen.getAllByText('1 comprimido cada 24 horas')).toHaveLength(2)
  const groups = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(groups).toEqual([es['RECORDS.VALID'], es['RECORDS.EXPIRED']])
  expect(screen.getAllByRole('button', { name: /Descargar la receta/ })).toHaveLength(1)
})

it.each([
  ['ERR-039', 'USER_NOT_VERIFIED', es['RECORDS.TESTS_UNVERIFIED']],
  ['ERR-040', 'NHC_NOT_FOUND', es['RECORDS.TESTS_UNKNOWN']],
  ['ERR-041', 'ANYTHING_ELSE', es['RECORDS.TESTS_FAILED']],
])('%s REC-057 REC-038 %s is explained, without an alert', async (_row, code, text) => {
  const refused = vi.fn<() => unknown>(() => Promise.reject(new ApiError(400, code)))
  await open('videocall/complementary-tests', { 'GET api/complementarytests': refused })
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.queryByRole('alert') === null || code === 'ANYTHING_ELSE').toBe(true)
})

it('REC-028 REC-044 MENU-011 test results on a phone need the feature of the hospital', async () => {
  const tests = [{ id: 1, complementaryTestType: 'Analítica', documentFilename: 'a.pdf', documentId: 3 }]
  await open('videocallmobile/complementary-tests', { 'GET api/complementarytests': tests }, [
    'fhgstIntegration',
  ])
  expect(await screen.findByRole('button', { name: 'Descargar el resultado: Analítica' })).toBeTruthy()
  expect(screen.getByText('a.pdf')).toBeTruthy()
  closePortal()
  signInAsAna()
  const asked = vi.fn<() => unknown>(() => [])
  await open('videocallmobile/complementary-tests', { 'GET api/complementarytests': asked })
  expect(screen.queryByRole('heading', { level: 1, name: 'Resultados de pruebas' })).toBeNull()
  expect(asked).not.toHaveBeenCalled()
})

it.each([
  [
    'REC-007 REC-075',
    'videocall/consultations/5',
    { 'GET api/consultations/{id}/patient': { ...consultation, reviewCount: 1 } },
    'GET api/consultations/{id}/patient/download',
    es['RECORDS.DOWNLOAD_REPORT'],
    [{ params: { id: 5 } }, 'Informe 2026-10-21.pdf'],
  ],
  [
    'REC-009 REC-076',
    'videocall/receipts',
    {
      'GET api/receipts': [{ id: 6, prescriptionType: 'Bisoprolol', isExpired: false, hasDocument: true }],
    },
    'GET api/receipt-documents/{id}',
    'Descargar la receta de Bisoprolol',
    [{ params: { id: 6 } }, 'Bisoprolol.pdf'],
  ],
  [
    'REC-009 REC-038 REC-059 C-087',
    'videocall/complementary-tests',
    {
      'GET api/complementarytests': [
        { id: 7, complementaryTestType: 'Analítica', documentFilename: 'a.pdf', documentId: 3 },
      ],
    },
    'GET api/complementarytests/download',
    'Descargar el resultado: Analítica',
    [{ query: { documentId: 3 } }, 'a.pdf'],
  ],
] as const)('%s at %s a file is downloaded', async (_row, path, api, operation, button, [asked, name]) => {
  const saved: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const read = vi.fn<(input: unknown) => Promise<Blob>>(async () => new Blob(['%PDF']))
  await open(path, { ...api, [operation]: read })
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: button })))
  await waitFor(() => expect(saved).toEqual([name]))
  expect(read.mock.calls).toEqual([[{ ...asked, file: true, quiet: true }]])
})
