import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Consultation } from '@schemas/generated/entities'
import { emitHubMessage } from '@portico/core/realtime/hub'
import { renderPage, setUpPages } from '../../../tests/screens/renderPage'
import { violationsOf } from '../../../tests/screens/violations'
import es from '../locales/es.json'
import plugin from '../plugin'

setUpPages()
const visit: Consultation = {
  id: 7,
  date: '2026-11-30',
  year: 2026,
  month: 11,
  reviewCount: 1,
  doctorName: 'Dr. Andrés Llaneza',
  specialty: 'Medicina de familia',
  appointmentId: 70,
  isOnline: true,
  startedAt: '2026-11-30T10:01:00Z',
  endedAt: '2026-11-30T10:14:00Z',
  finishedAt: null,
  diagnoses: [],
  prescriptions: [],
  given: [],
  additions: [],
  followUp: null,
}
const finished: Consultation = {
  ...visit,
  finishedAt: '2026-11-30T10:18:00Z',
  summary: 'Es un virus.\nBebe mucho.',
  assessment: 'Centor 2',
  diagnoses: [{ code: 'J02.9', name: 'Faringitis aguda' }],
  prescriptions: [{ name: 'Paracetamol 1 g', posology: 8, posologyType: 1, notes: 'Después de comer' }],
  given: [{ documentId: 3, name: 'Consejos para la fiebre', isReceipt: false }],
  additions: [
    { id: 1, text: 'Cultivo negativo', author: 'Dr. Andrés Llaneza', writtenAt: '2026-12-01T09:00:00Z' },
  ],
  followUp: {
    appointmentId: 71,
    startDate: '2026-12-04T10:00:00Z',
    zone: 'Europe/Madrid',
    isOnline: true,
    state: 'booked',
  },
}
const open = (consultation: () => Consultation) =>
  renderPage({
    plugin,
    path: 'videocall/consultations/7',
    api: {
      'GET api/consultations/{id}/patient': consultation,
      'GET api/consultations': () => [{ year: 2026, month: 11, consultations: [consultation()] }],
    },
    heading: 'Consulta de medicina de familia',
  })

it('REC-061 WCAG a finished visit has the summary, what was given, the next step and, closed, the note', async () => {
  await open(() => finished)
  const main = screen.getByRole('main')
  expect(await within(main).findByText(/Es un virus/)).toBeTruthy()
  for (const text of ['Paracetamol 1 g', 'Después de comer', 'Cultivo negativo', /11:00/, /ya reservado/])
    expect(within(main).getByText(text)).toBeTruthy()
  expect(within(main).getByText('Consejos para la fiebre')).toBeTruthy()
  expect(main.querySelector('details')?.open).toBe(false)
  await act(async () => fireEvent.click(within(main).getByText(es['RECORDS.CLINICAL_NOTE'])))
  expect(within(main).getByText('Centor 2')).toBeTruthy()
  expect(await violationsOf(main)).toEqual([])
})

it('REC-061 a visit without a summary says so, and whether one will come', async () => {
  let current = visit
  await open(() => current)
  expect(await screen.findByText(es['RECORDS.SUMMARY_PENDING'])).toBeTruthy()
  expect(screen.getByText(es['RECORDS.NEXT_PENDING'])).toBeTruthy()
  current = { ...finished, summary: null }
  await act(async () => emitHubMessage('consultationChanged', [{ appointmentId: 70 }]))
  expect(await screen.findByText(es['RECORDS.NO_SUMMARY'])).toBeTruthy()
})

it('REC-060 the list has every visit, with or without a summary', async () => {
  await renderPage({
    plugin,
    path: 'videocall/consultations',
    api: {
      'GET api/consultations': [
        {
          year: 2026,
          month: 11,
          consultations: [visit, { ...finished, id: 8 }, { ...finished, id: 9, summary: null }],
        },
      ],
    },
  })
  for (const text of ['RECORDS.CHIP_PENDING', 'RECORDS.CHIP_SUMMARY', 'RECORDS.CHIP_NO_SUMMARY'] as const)
    expect(await screen.findByText(es[text])).toBeTruthy()
})

it('REC-055 REC-056 of a prescribed medicine the patient says whether they take it, and changes nothing else', async () => {
  const saved: unknown[] = []
  const medicine = {
    id: 4,
    name: 'Paracetamol 1 g',
    notes: null,
    isActive: true,
    posology: 8,
    posologyType: 1,
    prescribedBy: 'Dr. Andrés Llaneza',
    prescribedAt: '2026-11-30',
  }
  await renderPage({
    plugin,
    path: 'videoconsultation/medical-data/medicine/4',
    api: {
      'GET api/medicalData': { allergies: [], illnesses: [], interventions: [], medicines: [medicine] },
      'PUT api/medicine/patient': ({ body }: { body: unknown }) => {
        saved.push(body)
        return body
      },
    },
    heading: 'Paracetamol 1 g',
  })
  expect(await screen.findByText(/^Recetado por Dr\. Andrés Llaneza/)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: es['RECORDS.DELETE'] })).toBeNull()
  await act(async () => fireEvent.click(screen.getByRole('switch')))
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${es['RECORDS.SAVE']}`) })),
  )
  expect(saved).toEqual([{ ...medicine, isActive: false }])
})
