import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../core/http/apiError'
import { storeToken } from '../../core/session/session'
import { WideObserver } from '../../kits/charts/testing/wideObserver'
import devices from '../../plugins/devices/plugin'
import records from '../../plugins/records/plugin'
import { renderPage, setUpPages } from '../screens/renderPage'

setUpPages()
beforeEach(() => {
  // The chart may be drawn before the test chooses the table.
  vi.stubGlobal('ResizeObserver', WideObserver)
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('es-ES')
  storeToken(`h.${btoa(JSON.stringify({ sub: 'u1', role: ['Doctor'] }))}.s`)
})

const when = { date: '2026-11-02T07:15:00Z', zone: 'Europe/Madrid', source: null }
const values = [
  { ...when, measure: 2, value: 128, average: 130, origin: 'manual' },
  { ...when, measure: 3, value: 79, average: 80, origin: 'manual' },
  { ...when, measure: 4, value: 64, average: 70, origin: 'camera' },
  { ...when, measure: 8, value: 71.4, average: 71, origin: 'device' },
]
const sample = (readingId: number, value: number, origin: string) => ({
  time: `2026-11-02T0${readingId}:15:00Z`,
  zone: 'Europe/Madrid',
  value,
  readingId,
  origin,
})
const heart = { measure: 4, min: 60, average: 62, max: 64 }
const lines = [{ ...heart, samples: [sample(1, 60, 'manual'), sample(2, 64, 'camera')] }]
const series = 'POST api/patients/{patientId}/measurements/{series}'

const open = (path: string, answers: object = {}) =>
  renderPage({
    plugin: records,
    others: [devices],
    features: ['devices'],
    path,
    api: {
      'GET api/patients/{patientId}/records': {
        patient: { id: 'luis', name: 'Luis Marqués', isReadable: true },
        doctorId: 3,
        medicalData: { allergies: [], illnesses: [], interventions: [], medicines: [] },
        consultations: [],
        receipts: [],
        tests: [],
      },
      'GET api/patients/{patientId}/documents': [],
      'GET api/patients/{patientId}/measurements': values,
      ...answers,
    },
  })

it('DEV-004 a doctor finds the last values of a patient below the records, with their origin', async () => {
  await open('doctor/patients/luis')
  const region = await screen.findByRole('region', { name: 'Mediciones' })
  const rows = (await within(region).findAllByRole('link')).map(({ textContent }) => textContent)
  expect(rows).toHaveLength(8)
  expect(rows[0]).toContain('128/79 mmHg')
  expect(rows[1]).toContain('Estimación con la cámara')
  expect(rows[2]).toContain('Su media de 30 días: 71 kg')
})

it('DEV-009 a doctor opens a series, in which estimates are marked and nothing can be corrected', async () => {
  const read = vi.fn<(input: unknown) => unknown>(() => ({ lines }))
  await open('doctor/patients/luis', { [series]: read })
  await act(async () => fireEvent.click(await screen.findByRole('link', { name: /^Pulso/ })))
  expect(await screen.findByText(/1 valor es una estimación con la cámara\./)).toBeTruthy()
  expect(read.mock.calls[0]?.[0]).toMatchObject({
    params: { patientId: 'luis', series: 'hr' },
    body: { range: 'day' },
  })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Tabla' })))
  expect(location.hash).toContain('series=heart-rate')
  const cells = within(await screen.findByRole('table')).getAllByRole('row')
  expect(cells[1]?.textContent).toContain('Estimación con la cámara')
  expect(screen.queryByRole('link', { name: 'Corregir' })).toBeNull()
})

it('DEV-004 says that there are no values, or that they did not arrive', async () => {
  await open('doctor/patients/luis?series=weight', {
    'GET api/patients/{patientId}/measurements': [],
    [series]: () => Promise.reject(new ApiError(500, 'GENERAL')),
  })
  expect(await screen.findByText('Todavía no hay medidas')).toBeTruthy()
  expect(await screen.findByText('No hemos podido cargar sus medidas')).toBeTruthy()
})
