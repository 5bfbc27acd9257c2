import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { storeToken } from '@portico/core/session/session'
import { renderPage, setUpPages, startAgain } from '../../../../tests/screens/renderPage'
import { violationsOf } from '../../../../tests/screens/violations'
import es from '../../locales/es.json'
import plugin from '../../plugin'

setUpPages()
const signInAsDoctor = () => storeToken(`h.${btoa(JSON.stringify({ sub: 'u1', role: ['Doctor'] }))}.s`)
beforeEach(signInAsDoctor)

const records = {
  patient: { id: 'luis', name: 'Luis Marqués', birthDate: '1960-02-01', isReadable: true },
  doctorId: 3,
  medicalData: { allergies: [], illnesses: [], interventions: [], medicines: [] },
  consultations: [{ year: 2026, month: 10, consultations: [{ id: 5, date: '2026-10-21' }] }],
  receipts: [],
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
  'GET api/patients': [records.patient],
  'GET api/patients/{patientId}/records': records,
  'GET api/patients/{patientId}/documents': [document],
}
const openPatient = (answers: object = {}) =>
  renderPage({ plugin, path: 'doctor/patients/luis', api: { ...api, ...answers } })
const openDocuments = async () => {
  // The first test of a file also loads the screens.
  const tab = await screen.findByRole('tab', { name: /^Documentos/ }, { timeout: 20_000 })
  await act(async () => fireEvent.click(tab))
}

it('REC-013 a document opens beside the list, two are compared, and each is in the address', async () => {
  const read = vi.fn<(input: unknown) => Promise<Blob>>(
    async (input) => new Blob([`Texto ${(input as { params: { id: number } }).params.id}`]),
  )
  const text = { type: 'text/plain', size: 20 }
  await openPatient({
    'GET api/patients/{patientId}/documents': [
      { ...document, ...text },
      {
        ...document,
        ...text,
        id: 9,
        nameWithoutExtension: 'TAC de mayo',
        creationDate: '2020-05-14T10:00:00Z',
      },
    ],
    'GET api/patients/{patientId}/records/{kind}/{id}/download': read,
  })
  await openDocuments()
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Abrir Herida' })))
  const pane = await screen.findByRole('region', { name: 'Herida' })
  expect(await within(pane).findByText('Texto 8', {}, { timeout: 20_000 })).toBeTruthy()
  expect(location.hash).toBe('#/doctor/patients/luis?tab=documents&document=8')
  await vi.waitFor(() => expect(globalThis.document.activeElement?.textContent).toBe('Herida'))
  const choice = within(pane).getByLabelText<HTMLSelectElement>(es['RECORDS.COMPARE_WITH'])
  expect([...choice.options].map(({ text: label }) => label)).toEqual([
    es['RECORDS.COMPARE_NONE'],
    'TAC de mayo, 14-05-2020',
  ])
  await act(async () => fireEvent.change(choice, { target: { value: '9' } }))
  expect(await screen.findByText('Texto 9')).toBeTruthy()
  expect(screen.getByText('Texto 8')).toBeTruthy()
  expect(location.hash).toBe('#/doctor/patients/luis?tab=documents&document=8&beside=9')
  // Comparing needs the room of the list.
  expect(screen.queryByRole('button', { name: 'Cerrar Herida' })).toBeNull()
  expect(await violationsOf(globalThis.document.body)).toEqual([])
  await act(async () => fireEvent.click(screen.getByRole('button', { name: es['RECORDS.COMPARE_END'] })))
  expect(screen.queryByText('Texto 9')).toBeNull()
  await vi.waitFor(() => expect(globalThis.document.activeElement?.textContent).toBe('Herida'))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: es['RECORDS.DOCUMENT_CLOSE'] })))
  expect(screen.queryByText('Texto 8')).toBeNull()
  expect(location.hash).toBe('#/doctor/patients/luis?tab=documents')
  const opener = screen.getByRole('button', { name: 'Abrir Herida' })
  await vi.waitFor(() => expect(globalThis.document.activeElement).toBe(opener))
})

it('REC-013 an address with a document opens it, and one that is hidden by now says so', async () => {
  const open = (id: number) =>
    renderPage({
      plugin,
      path: `doctor/patients/luis?tab=documents&document=${id}`,
      api: {
        ...api,
        'GET api/patients/{patientId}/documents': [{ ...document, type: 'text/plain', size: 20 }],
        'GET api/patients/{patientId}/records/{kind}/{id}/download': async () => new Blob(['Sutura']),
      },
    })
  await open(8)
  expect(await screen.findByText('Sutura')).toBeTruthy()
  startAgain()
  signInAsDoctor()
  await open(77)
  expect(await screen.findByText(es['RECORDS.DOCUMENT_GONE'])).toBeTruthy()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: es['RECORDS.DOCUMENT_CLOSE'] })))
  expect(screen.queryByText(es['RECORDS.DOCUMENT_GONE'])).toBeNull()
})

it('REC-013 the parts say how much is in them, and new documents are marked and found', async () => {
  const fresh = { ...document, id: 10, nameWithoutExtension: 'Nueva', creationDate: new Date().toISOString() }
  const old = { ...document, creationDate: '2020-01-01T10:00:00Z' }
  await openPatient({
    'GET api/patients/{patientId}/records': { ...records, documentCount: 12 },
    'GET api/patients/{patientId}/documents': [fresh, old],
  })
  expect((await screen.findByRole('tab', { name: /^Documentos/ })).textContent).toContain('12')
  // A consultation and a test.
  expect(screen.getByRole('tab', { name: /^Consultas/ }).textContent).toContain('2')
  await act(async () => fireEvent.click(screen.getByRole('tab', { name: /^Documentos/ })))
  const list = await screen.findByRole('region', { name: 'Documentos' })
  const rows = await within(list).findAllByRole('listitem')
  expect(rows.map((row) => row.textContent?.includes(es['RECORDS.DOCUMENT_NEW']))).toEqual([true, false])
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: es['RECORDS.PATIENT_DOCUMENTS.new'] })),
  )
  expect([screen.queryByText('Herida'), screen.queryByText('Nueva') !== null]).toEqual([null, true])
})
