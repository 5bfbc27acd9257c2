import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import { storeToken } from '@portico/core/session/session'
import { renderPage, setUpPages, startAgain } from '../../../tests/screens/renderPage'
import { violationsOf } from '../../../tests/screens/violations'
import es from '../locales/es.json'
import plugin from '../plugin'

setUpPages()
const signInAsDoctor = () => storeToken(`h.${btoa(JSON.stringify({ sub: 'u1', role: ['Doctor'] }))}.s`)
beforeEach(signInAsDoctor)

const luis = { id: 'luis', name: 'Luis Marqués', birthDate: '1960-02-01', isReadable: true }
const records = {
  patient: luis,
  doctorId: 3,
  medicalData: {
    allergies: [{ id: 1, name: 'Penicilina', isAllergy: true, isActive: true }],
    illnesses: [],
    interventions: [],
    medicines: [{ id: 2, name: 'Enalapril', posology: 24, posologyType: 1, isActive: true }],
  },
  consultations: [
    {
      year: 2026,
      month: 10,
      consultations: [{ id: 5, specialty: 'Cardiología', date: '2026-10-21', hasReport: true }],
    },
  ],
  receipts: [{ id: 6, prescriptionType: 'Bisoprolol', isExpired: false, hasDocument: true }],
  tests: [{ id: 7, complementaryTestType: 'Analítica' }],
}
const document = {
  id: 8,
  name: 'Herida.jpg',
  nameWithoutExtension: 'Herida',
  documentType: 0,
  creationDate: '2026-10-21T10:00:00.000Z',
}
const api = {
  'GET api/patients': [luis, { id: 'eva', name: 'Eva Prado', isReadable: false }],
  'GET api/patients/{patientId}/records': records,
  'GET api/patients/{patientId}/documents': [document],
}

const openList = (answers: object = {}) =>
  renderPage({
    plugin,
    path: 'doctor/patients',
    heading: 'Tus pacientes',
    api: { ...api, ...answers },
  })
const openTab = async (tab: 'documents' | 'consultations') =>
  act(async () =>
    fireEvent.click(
      await screen.findByRole('tab', { name: new RegExp(`^${es[`RECORDS.PATIENT_TAB.${tab}`]}`) }),
    ),
  )
const openPatient = (answers: object = {}, features: readonly string[] = []) =>
  renderPage({ plugin, features, path: 'doctor/patients/luis', api: { ...api, ...answers } })
const fail =
  (status: number, code = 'GENERAL') =>
  () =>
    Promise.reject(new ApiError(status, code))

it('ACCOUNT-009 a professional opens a patient of the list and reads what the patient shows', async () => {
  await openList()
  expect(await screen.findByText(es['RECORDS.NOT_ALLOWED'])).toBeTruthy()
  await act(async () => fireEvent.click(screen.getByRole('link', { name: /Luis Marqués/ })))
  expect((await screen.findAllByText('Penicilina')).length).toBeGreaterThan(0)
  expect(await screen.findByText('Enalapril')).toBeTruthy()
  expect(screen.getByText('cada 24 horas')).toBeTruthy()
  expect(screen.getByText('Cardiología, 21-10-2026')).toBeTruthy()
  expect(screen.getByText(es['RECORDS.PATIENT_SEES'])).toBeTruthy()
  expect(location.hash).toBe('#/doctor/patients/luis')
  await openTab('consultations')
  for (const text of ['Cardiología', 'Bisoprolol', 'Analítica'])
    expect(await screen.findByText(text)).toBeTruthy()
  expect(location.hash).toBe('#/doctor/patients/luis?tab=consultations')
  await openTab('documents')
  expect(await screen.findByText('Herida')).toBeTruthy()
  // The allergies stay in sight.
  expect(screen.getByText('Penicilina')).toBeTruthy()
  await act(async () => {
    history.back()
    await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  })
  expect(await screen.findByText('Bisoprolol')).toBeTruthy()
})

it('ACCOUNT-009 each file is asked for with the patient, its kind and its id; a record without a file offers none', async () => {
  const read = vi.fn<(input: unknown) => Promise<never>>(() => Promise.reject(new ApiError(500, 'GENERAL')))
  await openPatient({ 'GET api/patients/{patientId}/records/{kind}/{id}/download': read })
  for (const [name, tab] of [
    ['Cardiología', 'consultations'],
    ['Bisoprolol', 'consultations'],
    ['Herida', 'documents'],
  ] as const) {
    await openTab(tab)
    const button = await screen.findByRole('button', { name: `Descargar: ${name}` })
    await act(async () => fireEvent.click(button))
  }
  expect(read.mock.calls.map(([input]) => (input as { params: object }).params)).toEqual([
    { patientId: 'luis', kind: 'consultation', id: 5 },
    { patientId: 'luis', kind: 'receipt', id: 6 },
    { patientId: 'luis', kind: 'document', id: 8 },
  ])
  expect(screen.queryByRole('button', { name: 'Descargar: Analítica' })).toBeNull()
})

it('ACCOUNT-009 says that only doctors need no permission of the patient, and that somebody else is not their patient', async () => {
  await openPatient({ 'GET api/patients/{patientId}/records': fail(403, 'NOT_ALLOWED_BY_PATIENT') })
  expect(await screen.findByText(es['RECORDS.PATIENT_REFUSED'])).toBeTruthy()
  startAgain()
  signInAsDoctor()
  await openPatient({ 'GET api/patients/{patientId}/records': fail(404) })
  expect(await screen.findByText(es['RECORDS.NO_PATIENT'])).toBeTruthy()
})

it('REC-008 REC-083 REC-086 ERR-042 I18N-030 a doctor adds the patient to a care area; a refusal takes it back and says why', async () => {
  const put = vi.fn<(input: unknown) => Promise<unknown>>(async () => ({}))
  const areas = vi.fn<(input: unknown) => unknown>(() => [{ id: 4, name: 'Sueño', isAssigned: false }])
  await openPatient(
    {
      'GET api/careareas/doctor/{doctorId}/patient/{patientId}': areas,
      'PUT api/careareas/{id}/patient/{patientId}': put,
    },
    ['careAreas'],
  )
  const area = await screen.findByRole<HTMLInputElement>('switch', { name: 'Sueño' })
  expect(areas.mock.calls[0]?.[0]).toMatchObject({ params: { doctorId: 3, patientId: 'luis' } })
  await act(async () => fireEvent.click(area))
  expect(put).toHaveBeenCalledWith({ params: { id: 4, patientId: 'luis' }, body: { isAssigned: true } })
  expect(area.checked).toBe(true)
  put.mockRejectedValueOnce(new ApiError(400, 'NOT_OF_DOCTOR'))
  await act(async () => fireEvent.click(area))
  expect(await screen.findByText(es['CARE_AREAS.ERRORS.NOT_OF_DOCTOR'])).toBeTruthy()
  expect(area.checked).toBe(true)
})

it('says that there are no patients, that none has the name, or that the list failed', async () => {
  await openList({ 'GET api/patients': [] })
  expect(await screen.findByText(es['RECORDS.NO_PATIENTS'])).toBeTruthy()
  await act(async () =>
    fireEvent.change(screen.getByRole('searchbox', { name: es['RECORDS.PATIENTS_SEARCH'] }), {
      target: { value: 'Zoe' },
    }),
  )
  expect(await screen.findByText(es['RECORDS.NO_MATCH_PATIENTS'])).toBeTruthy()
  startAgain()
  signInAsDoctor()
  await openList({ 'GET api/patients': fail(500) })
  expect(await screen.findByText(es['RECORDS.PATIENTS_FAILED'])).toBeTruthy()
})

it('FEAT-026 without the feature nobody is asked in which care areas a patient is followed', async () => {
  const areas = vi.fn<() => unknown>(() => [])
  await openPatient({ 'GET api/careareas/doctor/{doctorId}/patient/{patientId}': areas })
  expect((await screen.findAllByText('Penicilina')).length).toBeGreaterThan(0)
  expect(screen.queryByRole('region', { name: es['RECORDS.CARE_AREAS'] })).toBeNull()
  expect(areas).not.toHaveBeenCalled()
})

it('ACCOUNT-009 a document opens in place, and is found by its words and its kind', async () => {
  const read = vi.fn<(input: unknown) => Promise<Blob>>(async () => new Blob(['Sutura de 4 puntos']))
  const list = vi.fn<(input: unknown) => unknown>(() => [
    { ...document, name: 'Herida.txt', type: 'text/plain', size: 20 },
    { ...document, id: 9, nameWithoutExtension: 'TAC', documentType: 1 },
  ])
  await openPatient({
    'GET api/patients/{patientId}/documents': list,
    'GET api/patients/{patientId}/records/{kind}/{id}/download': read,
  })
  await openTab('documents')
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Abrir Herida' })))
  expect(await screen.findByText('Sutura de 4 puntos')).toBeTruthy()
  expect(read.mock.calls.map(([input]) => (input as { params: object }).params)).toEqual([
    { patientId: 'luis', kind: 'document', id: 8 },
  ])
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cerrar Herida' })))
  expect(screen.queryByText('Sutura de 4 puntos')).toBeNull()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Pruebas' })))
  expect([screen.queryByText('Herida'), screen.queryByText('TAC') !== null]).toEqual([null, true])
  await act(async () =>
    fireEvent.change(screen.getByLabelText('Buscar en sus documentos'), { target: { value: 'tórax' } }),
  )
  expect(list.mock.calls.map(([input]) => (input as { query: object }).query).at(-1)).toEqual({
    search: 'tórax',
  })
})

it.each([
  [{ at: '2026-10-21T10:00:00Z', isOwn: true }, 'Dicho por el paciente el 21-10-2026.'],
  [null, es['RECORDS.ALLERGIES_UNKNOWN']],
])(
  'REC-078 a doctor reads whether there are no allergies, or nobody said: %o',
  async (noKnownAllergies, text) => {
    const medicalData = { ...records.medicalData, allergies: [], noKnownAllergies }
    await openPatient({ 'GET api/patients/{patientId}/records': { ...records, medicalData } })
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
  },
)

it('ACCOUNT-009 what to look at first: a medicine that names an allergy, and new documents', async () => {
  const medicalData = {
    ...records.medicalData,
    medicines: [
      { id: 2, name: 'Penicilina V 500 mg', isActive: true },
      { id: 3, name: 'Ibuprofeno', isActive: false },
      { id: 4, name: 'Enalapril', isActive: true, prescribedBy: 'Dra. Corral', prescribedAt: '2026-10-21' },
    ],
  }
  const fresh = { ...document, id: 9, nameWithoutExtension: 'TAC', creationDate: new Date().toISOString() }
  await openPatient({
    'GET api/patients/{patientId}/records': { ...records, medicalData },
    'GET api/patients/{patientId}/documents': [fresh, { ...document, creationDate: '2020-01-01T10:00:00Z' }],
  })
  const first = within(await screen.findByRole('region', { name: es['RECORDS.LOOK_FIRST'] }))
  expect(await first.findByText('TAC')).toBeTruthy()
  expect(first.getByText('Penicilina V 500 mg')).toBeTruthy()
  expect(first.queryByText(/Herida/)).toBeNull()
  const medicines = screen.getByRole('region', { name: es['RECORDS.LIST.medicine'] })
  expect(within(medicines).getByText('Recetado por Dra. Corral el 21-10-2026')).toBeTruthy()
  expect(within(medicines).getByText('Una anterior')).toBeTruthy()
  expect(await violationsOf(globalThis.document.body)).toEqual([])
})

it('ACCOUNT-009 with nothing to look at first it says so, and a list that failed is not taken for an empty one', async () => {
  const old = { ...document, creationDate: '2020-01-01T10:00:00Z' }
  await openPatient({ 'GET api/patients/{patientId}/documents': [old] })
  expect(await screen.findByText(es['RECORDS.LOOK_NOTHING'])).toBeTruthy()
  startAgain()
  signInAsDoctor()
  await openPatient({ 'GET api/patients/{patientId}/documents': fail(500) })
  expect(await screen.findByText(es['RECORDS.LOOK_FAILED'])).toBeTruthy()
  expect(screen.queryByText(es['RECORDS.LOOK_NOTHING'])).toBeNull()
})
