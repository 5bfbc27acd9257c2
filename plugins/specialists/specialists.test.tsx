import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import booking from '../../kits/booking/locales/es.json'
import { emergencyLines, findEmergencyLines } from '../../tests/screens/emergencyLines'
import { renderPage, setUpPages } from '../../tests/screens/renderPage'
import es from './locales/es.json'
import plugin from './plugin'

setUpPages()

const service = { id: 3, name: 'Piel por vídeo', type: 2, duration: 20, amount: 30, currency: 'EUR' }
const specialists = [{ id: 70, doctor: { id: 70, fullName: 'Dra. Inés Corral Vega' }, services: [service] }]

it.each([
  ['with specialists', [{ service, specialists }], 'Piel por vídeo'],
  ['without specialists', [], es['SPECIALISTS.EMPTY']],
])('the list of specialists names the emergency number in each language: %s', async (_, offered, seen) => {
  const api = { 'GET api/consultation-services/specialists': offered }
  await renderPage({ plugin, features: ['specialists'], path: 'videoconsultation/specialists', api })
  expect(await screen.findByText(seen)).toBeDefined()
  expect(await findEmergencyLines()).toEqual(emergencyLines)
})

it('BOOK-044 ERR-026 I18N-018 a paid booking that failed says that it is not booked and that nothing was charged', async () => {
  const missing = () => Promise.reject(new ApiError(404, 'NOT_FOUND'))
  await renderPage({
    plugin,
    features: ['specialists'],
    path: 'videoconsultation/specialists-appointment-booked/7',
    heading: es['SPECIALISTS.NOT_BOOKED'],
    api: {
      'GET api/appointments/book-specialist-payed/{bookId}': missing,
      'GET api/payments/{id}': missing,
    },
  })
  expect(await screen.findByText(booking['APPOINTMENT.ERROR'])).toBeDefined()
  expect(screen.getByText(booking['APPOINTMENT.NO_CHARGED'])).toBeDefined()
})
