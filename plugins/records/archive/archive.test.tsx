import { act, fireEvent, screen } from '@testing-library/react'
import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import { resetPersonAtoms, store } from '@portico/core/state/store'
import { renderPage, setUpPages, startAgain } from '../../../tests/screens/renderPage'
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
  const subject = { reference: `Patient/${String(resources[0]?.['id'])}` }
  expect(bundle.type).toBe('collection')
  expect(resources.map(({ resourceType }) => resourceType).slice(0, 7)).toEqual([
    'Patient',
    'Organization',
    'AllergyIntolerance',
    'Condition',
    'FamilyMemberHistory',
    'Procedure',
    'MedicationStatement',
  ])
  expect(resources[2]).toMatchObject({ type: 'allergy', patient: subject, code: { text: 'Penicilina' } })
  expect(resources[3]).toMatchObject({ subject, clinicalStatus: { coding: [{ code: 'inactive' }] } })
  expect(resources[6]).toMatchObject({
    status: 'active',
    medicationCodeableConcept: { text: 'Enalapril' },
    dosage: [
      {
        timing: { repeat: { period: 24, periodUnit: 'h', boundsDuration: { value: 4, code: 'wk' } } },
        doseAndRate: [{ doseQuantity: { value: 20, code: 'mg' } }],
      },
    ],
  })
  const urls = resources
    .filter(({ resourceType }) => resourceType === 'DocumentReference')
    .map(({ content }) => (content as [{ attachment: { url: string } }])[0].attachment.url)
  expect(new Set(urls.map(decodeURIComponent))).toEqual(new Set(Object.keys(entries).slice(2)))
  expect(urls.every((url) => !url.includes(' '))).toBe(true)
})

/** The values of a measure as the API answers them, the newest first. */
const valuesOf = (values: readonly number[], more: object = {}) => ({
  hasMore: false,
  groups: [
    {
      zone: 'Europe/Madrid',
      origin: 'device',
      source: 'Pulsera',
      ids: values.map((_, place) => place + 1),
      times: values.map((_, place) => Date.parse('2026-11-02T07:15:00.000Z') - place * 60_000),
      values,
      ...more,
    },
  ],
})
const values = 'GET api/vital-signs-measurements/values/{measure}'
const ofMeasures = (answers: Readonly<Record<number, unknown>>) => ({
  [values]: ({ params }: { params: { measure: number } }) =>
    answers[params.measure] ?? { groups: [], hasMore: false },
})

it('DEV-009 each measure is in the page, in a CSV file with every value and in Observations', async () => {
  const pulses = Array.from({ length: 1500 }, (_, place) => 60 + (place % 40))
  const answers = {
    2: valuesOf([128], { source: '=HYPERLINK("x")', origin: 'manual' }),
    3: valuesOf([79], { source: '=HYPERLINK("x")', origin: 'manual' }),
    4: valuesOf(pulses.slice(1), { ids: pulses.slice(1).map((_, place) => place + 100) }),
    11: valuesOf([90], { origin: 'camera', source: null }),
  }
  await make(ofMeasures(answers), ['devices'])
  await screen.findByText(es['RECORDS.ARCHIVE_READY'])
  const entries = await readArchive()
  const bundle = JSON.parse(entries['fhir.json'] ?? '') as { entry: { resource: Found }[] }
  const found = bundle.entry
    .map(({ resource }) => resource)
    .filter((one) => one.resourceType === 'Observation')
  expect(found[0]).toMatchObject({
    code: { coding: [{ code: '85354-9' }], text: 'Tensión arterial' },
    component: [
      { valueQuantity: { value: 128, unit: 'mmHg', code: 'mm[Hg]' } },
      { valueQuantity: { value: 79 } },
    ],
    effectiveDateTime: '2026-11-02T08:15:00.000+01:00',
  })
  expect(found.find(({ method }) => method)).toMatchObject({ method: { text: 'Estimación con la cámara' } })
  const lines = (entries['Mediciones/Pulso.csv'] ?? '').trim().split('\r\n')
  expect(lines[0]).toBe('"Fecha";"Hora";"Zona horaria";"Pulso (/min)";"Origen";"Instante (UTC)"')
  expect(lines.length).toBe(1500)
  const pressures = entries['Mediciones/Tensión arterial.csv'] ?? ''
  expect(pressures).toContain('"128";"79";""')
  expect(pressures).not.toMatch(/;"?=/)
  const page = new DOMParser().parseFromString(entries['Índice.html'] ?? '', 'text/html').body.textContent
  expect(page).toContain('Glucosa: 90 mg/dl')
  // 37 times 0 to 39 and once 0 to 19, of 1499.
  expect(page).toContain('1499 valores, entre 60 y 99; media 79,4')
})

it('DEV-009 a measure that cannot be read is named as missing, and the others are there', async () => {
  const lost = vi.fn<() => unknown>(() => Promise.reject(new ApiError(503, 'GENERAL')))
  const heart = { 8: valuesOf([71.5]) }
  const answer = (input: { params: { measure: number } }) =>
    input.params.measure === 4 ? lost() : ofMeasures(heart)[values]?.(input)
  await make({ [values]: answer }, ['devices'])
  expect(await screen.findByText(/pero falta: Pulso/)).toBeTruthy()
  expect(lost).toHaveBeenCalledTimes(2)
  const entries = await readArchive()
  expect(entries['Índice.html']).toContain('Pulso')
  expect(entries['Mediciones/Peso.csv']).toContain('"71,5"')
  expect(Object.keys(entries)).not.toContain('Mediciones/Pulso.csv')
})

it('REC-057 the page says why it has no test results, and an archive without them is not made for another fault', async () => {
  await make()
  await screen.findByText(es['RECORDS.ARCHIVE_READY'])
  expect((await readArchive())['Índice.html']).toContain('cuando verifiques tu identidad')
  startAgain()
  await make({ 'GET api/complementarytests': () => Promise.reject(new ApiError(500, 'GENERAL')) })
  expect(await screen.findByText(es['RECORDS.ARCHIVE_FAILED'])).toBeTruthy()
})

it('REC-027 REC-028 the page has birth date, zone, frequency, dates, authors and results', async () => {
  const receipt = {
    id: 7,
    prescriptionType: 'Bisoprolol',
    dose: '2,5 mg',
    singleDose: '1 comprimido',
    posology: 24,
    posologyTime: 1,
    isExpired: false,
    expiresAt: '2027-01-02',
    prescribedAt: '2026-10-02',
    doctorName: 'Dra. Inés Corral Vega',
    hasDocument: true,
  }
  const test = {
    id: 3,
    complementaryTestType: 'Analítica',
    documentId: 5,
    documentFilename: 'Análisis.pdf',
    date: '2026-09-01',
  }
  await make({
    'GET api/receipts': [receipt],
    'GET api/complementarytests': [test],
    'GET api/complementarytests/download': file('resultado'),
  })
  await screen.findByText(es['RECORDS.ARCHIVE_READY'])
  const page = new DOMParser().parseFromString((await readArchive())['Índice.html'] ?? '', 'text/html')
  const text = page.body.textContent
  for (const words of [
    '02-05-1984',
    '1 comprimido cada 24 horas',
    'Dra. Inés Corral Vega',
    'Recetada el 02-10-2026',
    'Hasta el 02-01-2027',
    'Análisis.pdf',
  ])
    expect(text).toContain(words)
  expect(text).toContain(Intl.DateTimeFormat().resolvedOptions().timeZone)
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
