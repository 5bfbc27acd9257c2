import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../../core/http/apiError'
import { resetPersonAtoms, store } from '../../../core/state/store'
import { setUpPages, startAgain } from '../../screens/renderPage'
import es from '../../../plugins/records/locales/es.json'
import { archiveAtom } from '../../../plugins/records/archive/archiveJob'
import { file, make, readArchive, type Found } from './archivePage'

setUpPages()
beforeEach(resetPersonAtoms)

it('REC-005 REC-014 the archive has every file, a page without scripts and the data as FHIR', async () => {
  await make()
  expect(await screen.findByText(es['RECORDS.ARCHIVE_READY'])).toBeTruthy()
  const entries = await readArchive()
  expect(Object.keys(entries)).toEqual([
    'Índice.html',
    'fhir.json',
    'ips.json',
    'Documentos/8 -Informe 8.pdf',
    'Documentos/9 -Informe 9.pdf',
    'Consultas/6 Informe 2026-10-21.pdf',
    'Recetas/7 Bisoprolol.pdf',
  ])
  expect(Object.values(entries).slice(3)).toEqual(['documento', 'prueba', 'consulta', 'receta'])
  const page = new DOMParser().parseFromString(entries['Índice.html'] ?? '', 'text/html')
  expect([page.querySelectorAll('script, b').length, page.documentElement.lang]).toEqual([0, 'es'])
  expect(page.body.textContent).toContain('<script>alert(1)</script>')
  const links = [...page.querySelectorAll('a')].map((link) =>
    decodeURIComponent(link.getAttribute('href') ?? ''),
  )
  expect(new Set(links)).toEqual(new Set(Object.keys(entries).slice(3)))
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
  expect(new Set(urls.map(decodeURIComponent))).toEqual(new Set(Object.keys(entries).slice(3)))
  expect(urls.every((url) => !url.includes(' '))).toBe(true)
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

it('REC-022 REC-027 the page says who prescribed a medicine, how it is taken, and what a consultation led to', async () => {
  const prescription = {
    name: 'Amoxicilina 500 mg',
    dose: 500,
    doseUnit: 4,
    posology: 8,
    posologyType: 1,
    duration: 7,
    durationType: 3,
    isAsNeeded: true,
    notes: 'Con un vaso de agua',
  }
  const consultation = {
    id: 6,
    date: '2026-10-21',
    reviewCount: 1,
    doctorName: 'Dr. Andrés Llaneza',
    isOnline: true,
    appointmentId: 9,
    finishedAt: '2026-10-21T10:00:00Z',
    summary: 'Faringitis',
    prescriptions: [prescription],
    given: [{ documentId: 8, name: 'Hoja de cuidados', isReceipt: false }],
    followUp: {
      id: 11,
      startDate: '2026-11-04T09:30:00Z',
      zone: 'Europe/Madrid',
      isOnline: false,
      state: 'booked',
    },
  }
  const note = { id: 8, name: 'Carta.pdf', nameWithoutExtension: 'Carta', documentType: 0 }
  await make({
    'GET api/documents/filter': [{ ...note, creationDate: '2026-10-21T10:00:00Z', visible: false }],
    'GET api/consultations': [{ year: 2026, month: 10, consultations: [consultation] }],
    'GET api/receipts': [{ id: 7, prescriptionType: prescription.name, isExpired: false, prescription }],
    'GET api/medicalData': {
      allergies: [],
      illnesses: [],
      interventions: [],
      medicines: [
        {
          id: 5,
          name: 'Enalapril',
          isActive: true,
          prescribedBy: 'Dra. Inés Corral Vega',
          prescribedAt: '2026-10-02',
        },
      ],
    },
  })
  await screen.findByText(es['RECORDS.ARCHIVE_READY'])
  const page = new DOMParser().parseFromString((await readArchive())['Índice.html'] ?? '', 'text/html')
  const text = page.body.textContent
  for (const words of [
    'Recetado por Dra. Inés Corral Vega el 02-10-2026',
    'Dr. Andrés Llaneza · Videoconsulta',
    'Lo que te ha recetado: Amoxicilina 500 mg · 500 mg · cada 8 horas · durante 7 días · solo si hace falta · Con un vaso de agua',
    'Documentos: Hoja de cuidados',
    'Oculto para tu médico · Sin ver todavía',
    'Lo siguiente: 04-11-2026, 10:30 (Europe/Madrid) · En persona',
  ])
    expect(text).toContain(words)
  expect(text.split('Con un vaso de agua').length - 1, 'in the consultation and in the prescription').toBe(2)
})

it('REC-027 the page says which consultation of a series each one is', async () => {
  const consultation = { id: 6, date: '2026-10-21', reviewCount: 3, doctorName: 'Dra. Vega' }
  const earlier = [
    { ...consultation, id: 5, date: '2026-06-21' },
    { ...consultation, id: 4, date: '2026-02-21' },
  ]
  await make({
    'GET api/consultations': [{ year: 2026, month: 10, consultations: [consultation] }],
    'GET api/consultations/{id}/previous-review/patient': () => earlier.shift(),
  })
  await screen.findByText(es['RECORDS.ARCHIVE_READY'])
  const page = (await readArchive())['Índice.html'] ?? ''
  const found = [...page.matchAll(/(\d\d-\d\d-2026)<\/strong><p>([^<]*)/g)].map(([, ...parts]) => parts)
  expect(found).toEqual([
    ['21-10-2026', 'Dra. Vega · Consulta 3 de 3'],
    ['21-06-2026', 'Dra. Vega · Consulta 2 de 3'],
    ['21-02-2026', 'Dra. Vega · Consulta 1 de 3'],
  ])
})

it('REC-078 the page says that there are no known allergies, as the portal does, and only where none is active', async () => {
  const said = { at: '2026-10-21T10:00:00Z', isOwn: true }
  const medicalData = {
    allergies: [],
    illnesses: [],
    interventions: [],
    medicines: [],
    noKnownAllergies: said,
  }
  const pageOf = async (more: object) => {
    await make({ 'GET api/medicalData': { ...medicalData, ...more } })
    await screen.findByText(es['RECORDS.ARCHIVE_READY'])
    return (await readArchive())['Índice.html'] ?? ''
  }
  expect(await pageOf({})).toMatch(/Ninguna alergia conocida<\/strong><p>Dicho por el paciente el 21-10-2026/)
  startAgain()
  const active = [{ id: 1, name: 'Penicilina', isAllergy: true, isActive: true }]
  expect(await pageOf({ allergies: active })).not.toContain('Ninguna alergia conocida')
})

it('REC-060 the page has what a doctor wrote about a visit, and what they added', async () => {
  const consultation = {
    id: 6,
    date: '2026-10-21',
    reviewCount: 0,
    hasReport: false,
    appointmentId: 9,
    reason: 'Fiebre',
    findings: 'Amígdalas rojas',
    assessment: 'Faringitis',
    plan: 'Líquidos',
    summary: 'Bebe mucho.',
    diagnoses: [{ code: 'J02.9', name: 'Faringitis aguda' }],
    additions: [
      { id: 1, text: 'Cultivo negativo', author: 'Dra. Inés Corral', writtenAt: '2026-10-22T08:00:00Z' },
    ],
  }
  await make({ 'GET api/consultations': [{ year: 2026, month: 10, consultations: [consultation] }] })
  await screen.findByText(es['RECORDS.ARCHIVE_READY'])
  const page = (await readArchive())['Índice.html']
  const { reason, findings, assessment, plan, summary } = consultation
  for (const part of [
    reason,
    findings,
    assessment,
    plan,
    summary,
    'Faringitis aguda (J02.9)',
    'Cultivo negativo',
  ])
    expect(page).toContain(part)
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
