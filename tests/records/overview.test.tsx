import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../core/http/apiError'
import account from '../../plugins/account/plugin'
import appointments from '../../plugins/appointments/plugin'
import devices from '../../plugins/devices/plugin'
import esDevices from '../../plugins/devices/locales/es.json'
import es from '../../plugins/records/locales/es.json'
import records from '../../plugins/records/plugin'
import { renderPage, setUpPages } from '../screens/renderPage'

setUpPages()
beforeEach(() => void vi.spyOn(navigator, 'language', 'get').mockReturnValue('es-ES'))

const HOUR = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
const appointment = (id: number, hours: number, more: object) => ({
  id,
  status: 2,
  startDate: inHours(hours),
  duration: 20,
  appointmentType: 2,
  ...more,
})
const allergy = { id: 1, name: 'Penicilina', isAllergy: true, isActive: true }
const path = 'api/vital-signs-measurements'
const noValue = { date: null, zone: null, origin: null, source: null }
const when = { date: '2026-11-02T07:15:00Z', zone: 'Europe/Madrid', origin: 'manual', source: null }
const lasts = {
  [`GET ${path}/last-blood-pressure`]: { ...when, sys: 128, dias: 79, lpm: null },
  [`GET ${path}/last-hr`]: { ...noValue, lpm: null },
  [`GET ${path}/last-oxigen`]: { ...noValue, bloodOxigen: null },
  [`GET ${path}/last-glucose`]: { ...noValue, glucose: null },
  [`GET ${path}/last-temperature`]: { ...noValue, lastTemperature: null },
  [`GET ${path}/last-weight`]: { ...noValue, lastWeight: null },
  [`GET ${path}/last-sleep`]: { ...noValue, totalSleep: null },
  [`GET ${path}/last-activity`]: { ...noValue, steps: null },
}
const api = {
  'GET api/medicalData': {
    allergies: [allergy, { ...allergy, id: 2, name: 'Polen', isActive: false }],
    illnesses: [{ id: 3, name: 'Asma', isPersonal: true, isActive: true }],
    interventions: [{ id: 4, name: 'Apendicitis' }],
    medicines: [],
  },
  'GET api/consultations': [
    {
      year: 2026,
      month: 10,
      consultations: [{ id: 5, date: '2026-10-21', reviewCount: 1, doctorName: 'Dra. Inés Corral' }],
    },
  ],
  'GET api/documents/withMedicalExams': [
    { id: 8, nameWithoutExtension: 'Herida', creationDate: '2026-10-21T10:00:00.000Z' },
  ],
  'GET api/appointments/': [
    appointment(1, 48, { providerName: 'Dr. Tarde' }),
    appointment(2, 5, { status: 1, providerName: 'Dra. Anulada' }),
    appointment(3, 24, { providerName: 'Dra. Inés Vidal', specialtyName: 'Cardiología' }),
    appointment(4, -3, { providerName: 'Dr. Pasado' }),
  ],
  ...lasts,
}
const open = (answers: object = {}, features: readonly string[] = ['devices']) =>
  renderPage({
    plugin: records,
    others: [devices, appointments, account],
    features,
    path: 'videoconsultation/health',
    heading: 'Mi salud',
    api: { ...api, ...answers },
  })
const region = (name: string) => screen.findByRole('region', { name })

it('REC-001 REC-005 REC-067 the overview has the next appointment, what a doctor should know, the last values, the last consultation and documents', async () => {
  await open()
  const next = await region(es['RECORDS.NEXT_APPOINTMENT'])
  expect(next.textContent).toContain('Dra. Inés Vidal · Cardiología · Videoconsulta')
  expect(next.textContent).not.toMatch(/Tarde|Anulada|Pasado/)
  const known = await region(es['RECORDS.KNOWN'])
  for (const name of ['Penicilina', 'Asma', 'Apendicitis', es['RECORDS.NOTHING']])
    expect(await within(known).findByText(name)).toBeTruthy()
  expect(within(known).queryByText(/Polen/)).toBeNull()
  const values = await region(esDevices['DEVICES.LAST_VALUES'])
  const value = await within(values).findByRole('link', { name: /^Tensión arterial/ })
  expect(value.textContent).toContain('128/79 mmHg')
  expect(within(values).getAllByRole('link')).toHaveLength(2)
  expect(await screen.findByRole('link', { name: 'Dra. Inés Corral' })).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Herida' })).toBeTruthy()
})

it('REC-006 what is missing leads to where it is written down', async () => {
  await open()
  const missing = await region(es['RECORDS.GAPS'])
  const links = within(missing)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    [es['RECORDS.GAP.medicine'], '#/videoconsultation/medical-data/medicine/new'],
    [es['RECORDS.GAP.birthDate'], '#/profile/personal-data'],
  ])
})

it('REC-006 DEV-005 the places are those of the menu, the archive, and the ways in and out', async () => {
  const namesOf = async () =>
    within(await region(es['RECORDS.PLACES']))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  await open({}, ['devices', 'fhgstIntegration', 'medicalExam'])
  expect(await namesOf()).toEqual([
    'Datos médicos',
    'Consultas',
    'Recetas',
    'Resultados de pruebas',
    'Mediciones',
    'Documentos',
    'Pruebas médicas',
    es['RECORDS.ARCHIVE'],
    es['RECORDS.BRING'],
    es['RECORDS.SHARES'],
  ])
})

it('REC-006 without the features of tests, exams and measurements the overview does not name them', async () => {
  await open({}, [])
  const places = await region(es['RECORDS.PLACES'])
  expect(within(places).getAllByRole('link')).toHaveLength(7)
  expect(screen.queryByRole('region', { name: esDevices['DEVICES.LAST_VALUES'] })).toBeNull()
})

it('REC-001 DEV-009 a part that fails says so and hides no other', async () => {
  const fail = () => Promise.reject(new ApiError(500, 'GENERAL'))
  let isDown = true
  const failed = Object.fromEntries(
    Object.entries(lasts).map(([operation, answer]) => [operation, () => (isDown ? fail() : answer)]),
  )
  await open({ ...failed, 'GET api/documents/withMedicalExams': fail })
  const values = await region(esDevices['DEVICES.LAST_VALUES'])
  expect(await within(values).findByText(esDevices['DEVICES.FAILED'])).toBeTruthy()
  expect(await screen.findByText(es['RECORDS.DOCUMENTS_FAILED'])).toBeTruthy()
  expect(await screen.findByText('Penicilina')).toBeTruthy()
  isDown = false
  await act(async () => fireEvent.click(within(values).getByRole('button', { name: 'Reintentar' })))
  expect(await within(values).findByText(/128\/79/)).toBeTruthy()
})

it('DEV-004 without any value the overview offers to write one down', async () => {
  await open({ [`GET ${path}/last-blood-pressure`]: { ...noValue, sys: null, dias: null, lpm: null } })
  const values = await region(esDevices['DEVICES.LAST_VALUES'])
  const add = await within(values).findByRole('link', { name: esDevices['DEVICES.ADD'] })
  expect(add.getAttribute('href')).toBe('#/videocall/devices/new')
})
