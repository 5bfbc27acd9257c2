import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApiError } from '../../core/http/apiError'
import appointments from '../../plugins/appointments/plugin'
import es from '../../plugins/devices/locales/es.json'
import devices from '../../plugins/devices/plugin'
import records from '../../plugins/records/plugin'
import { renderPage, setUpPages } from '../screens/renderPage'

setUpPages()

const api = {
  'GET api/vital-signs-measurements/readings': [],
  'GET api/documents/withMedicalExams': [
    { id: 8, nameWithoutExtension: 'Herida', creationDate: '2026-10-21T10:00:00.000Z' },
  ],
  'GET api/consultations': [
    { year: 2026, month: 10, consultations: [{ id: 5, date: '2026-10-20', doctorName: 'Dra. Inés Corral' }] },
  ],
  'GET api/receipts': [
    { id: 6, prescriptionType: 'Enalapril', prescribedAt: '2026-10-19', isExpired: false },
  ],
  'GET api/complementarytests': [{ id: 7, complementaryTestType: 'Analítica', date: '2026-10-18' }],
  'GET api/appointments/': [
    { id: 9, status: 2, startDate: '2099-01-01T09:00:00Z', providerName: 'Dra. Inés Vidal' },
  ],
}
const open = (
  query = '',
  features: readonly string[] = ['devices', 'fhgstIntegration'],
  answers: object = {},
) =>
  renderPage({
    plugin: devices,
    others: [records, appointments],
    features,
    path: `videoconsultation/timeline${query}`,
    heading: 'Todo, por fechas',
    api: { ...api, ...answers },
  })
const links = () =>
  [...document.querySelectorAll('main .list a')].map((link) => [
    link.querySelector('.font-strong')?.textContent,
    link.getAttribute('href'),
  ])

it('DEV-004 REC-005 everything is in one list, what is to come first, and each entry leads to its page', async () => {
  await open()
  expect(await screen.findByText('Analítica')).toBeTruthy()
  expect(links()).toEqual([
    ['Dra. Inés Vidal', '#/videoconsultation/booked-appointments'],
    ['Herida', '#/videoconsultation/documents/8'],
    ['Dra. Inés Corral', '#/videocall/consultations/5'],
    ['Enalapril', '#/videocall/receipts'],
    ['Analítica', '#/videocall/complementary-tests'],
  ])
})

it('DEV-004 the filter is in the address, and another press shows everything', async () => {
  await open('?kind=receipts')
  expect(await screen.findByText('Enalapril')).toBeTruthy()
  expect(links()).toHaveLength(1)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: es['DEVICES.KIND.tests'] })))
  expect(location.hash).toBe('#/videoconsultation/timeline?kind=tests')
  expect(links()).toEqual([['Analítica', '#/videocall/complementary-tests']])
  await act(async () => fireEvent.click(screen.getByRole('button', { name: es['DEVICES.KIND.tests'] })))
  expect(links()).toHaveLength(5)
})

it('DEV-004 without a hospital there are no results, and nobody asks for them', async () => {
  const none = { 'GET api/complementarytests': () => Promise.reject(new Error('asked')) }
  await open('', ['devices'], none)
  expect(await screen.findByText('Enalapril')).toBeTruthy()
  expect(screen.queryByRole('button', { name: es['DEVICES.KIND.tests'] })).toBeNull()
  expect(screen.queryByText(es['DEVICES.TIMELINE_FAILED'])).toBeNull()
})

it('ERR-039 results that wait for a proof of identity do not make the list fail; a fault does, and hides nothing else', async () => {
  let isDown = true
  await open('', ['devices', 'fhgstIntegration'], {
    'GET api/complementarytests': () => Promise.reject(new ApiError(400, 'USER_NOT_VERIFIED')),
    'GET api/receipts': () =>
      isDown ? Promise.reject(new ApiError(500, 'GENERAL')) : api['GET api/receipts'],
  })
  expect(await screen.findByText(es['DEVICES.TIMELINE_FAILED'])).toBeTruthy()
  expect(screen.getByText('Herida')).toBeTruthy()
  isDown = false
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Reintentar' })))
  expect(await screen.findByText('Enalapril')).toBeTruthy()
  expect(screen.queryByText(es['DEVICES.TIMELINE_FAILED'])).toBeNull()
})
