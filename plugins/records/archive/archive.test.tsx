import { act, fireEvent, screen } from '@testing-library/react'
import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import { resetPersonAtoms, store } from '@portico/core/state/store'
import { renderPage, setUpPages } from '../../../tests/screens/renderPage'
import es from '../locales/es.json'
import plugin from '../plugin'
import { archiveAtom } from './archiveJob'

setUpPages()
beforeEach(resetPersonAtoms)

const ana = { id: 'u1', name: 'Ana', surname: '<b>Suárez</b>', birthDate: '1984-05-02', gender: 2 }
const medicalData = {
  allergies: [
    { id: 1, name: 'Penicilina', isAllergy: true, isActive: true, notes: '<script>alert(1)</script>' },
  ],
  illnesses: [
    { id: 2, name: 'Asma', isPersonal: true, isActive: false },
    { id: 3, name: 'Diabetes', isPersonal: false, isActive: true },
  ],
  interventions: [{ id: 4, name: 'Apendicitis' }],
  medicines: [
    {
      id: 5,
      name: 'Enalapril',
      dose: 20,
      doseUnit: 4,
      posology: 24,
      posologyType: 1,
      duration: 2,
      durationType: 5,
    },
  ],
}
const documents = [8, 9].map((id) => ({
  id,
  name: `../Informe ${id}.pdf`,
  nameWithoutExtension: `Informe ${id}`,
  documentType: id === 9 ? 1 : 0,
  type: 'application/pdf',
  creationDate: '2026-10-21T10:00:00.000Z',
}))
const file = (text: string) => async () => ({
  arrayBuffer: async () => new TextEncoder().encode(text).buffer,
})
const api = {
  'GET api/users/data': ana,
  'GET api/medicalData': medicalData,
  'GET api/consultations': [
    {
      year: 2026,
      month: 10,
      consultations: [{ id: 6, date: '2026-10-21', reviewCount: 1, hasReport: true }],
    },
  ],
  'GET api/receipts': [{ id: 7, prescriptionType: 'Bisoprolol', isExpired: false, hasDocument: true }],
  'GET api/complementarytests': () => Promise.reject(new ApiError(400, 'USER_NOT_VERIFIED')),
  'GET api/documents/filter': documents,
  'GET api/documents/{id}/download': file('documento'),
  'GET api/medical-exams/{id}/download': file('prueba'),
  'GET api/consultations/{id}/patient/download': file('consulta'),
  'GET api/receipt-documents/{id}': file('receta'),
}

async function make(answers: object = {}, features: readonly string[] = []) {
  await renderPage({
    plugin,
    features,
    path: 'videoconsultation/health/archive',
    api: { ...api, ...answers },
  })
  const button = await screen.findByRole('button', { name: es['RECORDS.ARCHIVE_START'] })
  await act(async () => fireEvent.click(button))
}

async function readArchive(): Promise<Record<string, string>> {
  const blob = store.get(archiveAtom)?.archive
  const bytes = await new Promise<Uint8Array>((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(new Uint8Array(reader.result as ArrayBuffer)))
    reader.readAsArrayBuffer(blob ?? new Blob())
  })
  return Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]),
  )
}

type Found = Record<string, unknown> & { resourceType: string }

it('REC-005 REC-014 the archive has every file, a page without scripts and the data as FHIR', async () => {
  await make()
  expect(await screen.findByText(es['RECORDS.ARCHIVE_READY'])).toBeTruthy()
  const entries = await readArchive()
  expect(Object.keys(entries)).toEqual([
    'Índice.html',
    'fhir.json',
    'Documentos/8 -Informe 8.pdf',
    'Documentos/9 -Informe 9.pdf',
    'Consultas/6 Informe 2026-10-21.pdf',
    'Recetas/7 Bisoprolol.pdf',
  ])
  expect(Object.values(entries).slice(2)).toEqual(['documento', 'prueba', 'consulta', 'receta'])
  const page = new DOMParser().parseFromString(entries['Índice.html'] ?? '', 'text/html')
  expect([page.querySelectorAll('script, b').length, page.documentElement.lang]).toEqual([0, 'es'])
  expect(page.body.textContent).toContain('<script>alert(1)</script>')
  const links = [...page.querySelectorAll('a')].map((link) =>
    decodeURIComponent(link.getAttribute('href') ?? ''),
  )
  expect(new Set(links)).toEqual(new Set(Object.keys(entries).slice(2)))
})

it('REC-005 the FHIR resources have the shape of R4 and refer to the files of the archive', async () => {
  await make()
  await screen.findByText(es['RECORDS.ARCHIVE_READY'])
  const entries = await readArchive()
  const bundle = JSON.parse(entries['fhir.json'] ?? '') as { type: string; entry: { resource: Found }[] }
  const resources = bundle.entry.map(({ resource }) => resource)
  const subject = { reference: 'Patient/u1' }
  expect(bundle.type).toBe('collection')
  expect(resources.map(({ resourceType }) => resourceType).slice(0, 6)).toEqual([
    'Patient',
    'AllergyIntolerance',
    'Condition',
    'FamilyMemberHistory',
    'Procedure',
    'MedicationStatement',
  ])
  expect(resources[1]).toMatchObject({ type: 'allergy', patient: subject, code: { text: 'Penicilina' } })
  expect(resources[2]).toMatchObject({ subject, clinicalStatus: { coding: [{ code: 'inactive' }] } })
  expect(resources[5]).toMatchObject({
    status: 'active',
    medicationCodeableConcept: { text: 'Enalapril' },
    dosage: [
      {
        timing: { repeat: { period: 24, periodUnit: 'h', boundsDuration: { value: 4, code: 'wk' } } },
        doseAndRate: [{ doseQuantity: { value: 20 } }],
      },
    ],
  })
  const urls = resources
    .filter(({ resourceType }) => resourceType === 'DocumentReference')
    .map(({ content }) => (content as [{ attachment: { url: string } }])[0].attachment.url)
  expect(new Set(urls)).toEqual(new Set(Object.keys(entries).slice(2)))
})

it('DEV-009 the measurements are Observations, part by part, and estimates by the camera say so', async () => {
  const readingOf = (id: number) => ({
    id,
    date: '2026-11-02T07:15:00.000Z',
    zone: 'Europe/Madrid',
    origin: id === 1 ? 'camera' : 'device',
    source: id === 1 ? null : 'Pulsera',
    measures: [
      { id: 4, value: 60 + id },
      { id: 11, value: 90 },
    ],
  })
  const asked: unknown[] = []
  const readings = ({ query }: { query?: { before?: number } } = {}) => {
    asked.push(query?.before)
    return query?.before === 2
      ? [readingOf(1)]
      : Array.from({ length: 50 }, (_, place) => readingOf(51 - place))
  }
  await make({ 'GET api/vital-signs-measurements/readings': readings }, ['devices'])
  await screen.findByText(es['RECORDS.ARCHIVE_READY'])
  const entries = await readArchive()
  const bundle = JSON.parse(entries['fhir.json'] ?? '') as { entry: { resource: Found }[] }
  const found = bundle.entry
    .map(({ resource }) => resource)
    .filter((one) => one.resourceType === 'Observation')
  expect([asked, found.length]).toEqual([[undefined, 2], 102])
  expect(found[0]).toMatchObject({
    status: 'final',
    code: { coding: [{ system: 'http://loinc.org', code: '8867-4' }], text: 'Pulso' },
    subject: { reference: 'Patient/u1' },
    effectiveDateTime: '2026-11-02T07:15:00.000Z',
    valueQuantity: { value: 111, code: '/min' },
    device: { display: 'Pulsera' },
  })
  expect(found[0]).not.toHaveProperty('method')
  expect(found[1]).toMatchObject({ code: { text: 'Glucosa' }, valueQuantity: { code: 'mg/dL' } })
  const page = new DOMParser().parseFromString(entries['Índice.html'] ?? '', 'text/html').body.textContent
  expect(page).toContain('Pulso: 111')
  expect(page).toContain('51 valores, entre 61 y 111')
  expect(page).toContain('Glucosa: 90 mg/dl')
  expect(page).not.toContain(es['RECORDS.MEASURES_CUT'])
  expect(found[100]).toMatchObject({ method: { text: 'Estimación con la cámara' } })
})

it('DEV-009 an archive with the newest measurements only says so', async () => {
  const readings = ({ query }: { query?: { before?: number } } = {}) =>
    Array.from({ length: 50 }, (_, place) => ({
      id: (query?.before ?? 9000) - 1 - place,
      date: '2026-11-02T07:15:00.000Z',
      zone: 'Europe/Madrid',
      origin: 'device',
      source: null,
      measures: [{ id: 6, value: 27_000 }],
    }))
  await make({ 'GET api/vital-signs-measurements/readings': readings }, ['devices'])
  await screen.findByText(es['RECORDS.ARCHIVE_READY'])
  const page = (await readArchive())['Índice.html'] ?? ''
  expect(page).toContain('Sueño: 7,5 h')
  expect(page).toContain(es['RECORDS.MEASURES_CUT'])
})

it('REC-014 a file that does not arrive is requested twice, then listed as missing', async () => {
  const lost = vi.fn<() => unknown>(() => Promise.reject(new ApiError(503, 'GENERAL')))
  await make({ 'GET api/receipt-documents/{id}': lost })
  expect(await screen.findByText(/pero falta: Bisoprolol/)).toBeTruthy()
  expect(lost).toHaveBeenCalledTimes(2)
  const entries = await readArchive()
  expect(Object.keys(entries)).not.toContain('Recetas/7 Bisoprolol.pdf')
  expect(entries['Índice.html']).toContain(es['RECORDS.ARCHIVE_MISSING'])
})

it('says how far it is, can be cancelled, and says when the data cannot be read', async () => {
  await make({ 'GET api/documents/{id}/download': () => new Promise(() => {}) })
  expect(await screen.findByText('Archivo 0 de 4')).toBeTruthy()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: es['RECORDS.CANCEL'] })))
  expect(store.get(archiveAtom)).toBeNull()
  expect(await screen.findByRole('button', { name: es['RECORDS.ARCHIVE_START'] })).toBeTruthy()
})

it('SHELL-036 another person gets no archive of the one before', async () => {
  let answer: (content: unknown) => void = () => {}
  await make({ 'GET api/documents/{id}/download': () => new Promise((resolve) => (answer = resolve)) })
  await screen.findByText('Archivo 0 de 4')
  await act(async () => resetPersonAtoms())
  await act(async () => answer(await file('documento')()))
  expect(store.get(archiveAtom)).toBeNull()
})

it('says when the data cannot be read', async () => {
  await make({ 'GET api/medicalData': () => Promise.reject(new ApiError(500, 'GENERAL')) })
  expect(await screen.findByText(es['RECORDS.ARCHIVE_FAILED'])).toBeTruthy()
})
