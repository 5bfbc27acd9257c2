import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Router } from '@core/routing/Router'
import { route } from '@core/routing/testTable'
import { RouteContext } from '@core/routing/useRoute'
import { ToConfirmation } from './ToConfirmation'

const own = { id: 'own', params: { bookId: '7' }, query: {}, state: {} }
const routes = [
  route('own', 'patient', 'own-booked/:bookId'),
  route('videoConsultation.appointmentBooked', 'patient', 'appointment-booked/:bookId'),
]

afterEach(cleanup)

it.each([
  [
    'BOOK-066 still at its own page',
    '#/videoconsultation/own-booked/7',
    '#/videoconsultation/appointment-booked/7',
  ],
  ['another page was opened meanwhile', '#/videoconsultation/home', '#/videoconsultation/home'],
])('%s: at %s the address becomes %s', async (_what, asked, expected) => {
  location.hash = asked
  render(
    <RouteContext value={own}>
      <Router routes={routes}>
        <ToConfirmation bookId="7" />
      </Router>
    </RouteContext>,
  )
  await Promise.resolve()
  expect(location.hash).toBe(expected)
})
