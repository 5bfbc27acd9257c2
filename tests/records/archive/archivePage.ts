import { act, fireEvent, screen } from '@testing-library/react'
import { strFromU8, unzipSync } from 'fflate'
import { ApiError } from '../../../core/http/apiError'
import { store } from '../../../core/state/store'
import { renderPage } from '../../screens/renderPage'
import es from '../../../plugins/records/locales/es.json'
import appointments from '../../../plugins/appointments/plugin'
import plugin from '../../../plugins/records/plugin'
import { archiveAtom } from '../../../plugins/records/archive/archiveJob'

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
/** An answer with a file. */
export const file = (text: string) => async () => ({
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

/** Opens the page of the archive and makes one, with other answers of the API and features. With appointments, the portal has their list. */
export async function make(
  answers: object = {},
  features: readonly string[] = [],
  { hasAppointments = false } = {},
) {
  await renderPage({
    plugin,
    others: hasAppointments ? [appointments] : [],
    features,
    path: 'videoconsultation/health/archive',
    api: { ...api, ...answers },
  })
  const button = await screen.findByRole('button', { name: es['RECORDS.ARCHIVE_START'] })
  await act(async () => fireEvent.click(button))
}

/** The texts of the archive, by name. */
export async function readArchive(): Promise<Record<string, string>> {
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

/** A resource as it was written. */
export type Found = Record<string, unknown> & { resourceType: string }
