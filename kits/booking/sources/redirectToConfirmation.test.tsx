import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { definePlugin } from '@portico/core/plugin/definePlugin'
import { collect } from '../../../core/plugin/host'
import type { RouteId } from '@portico/core/plugin/points'
import { HostProvider } from '@portico/core/plugin/useHost'
import { Router } from '../../../core/routing/Router'
import { route } from '@portico/core/routing/testTable'
import { RouteContext } from '@portico/core/routing/useRoute'
import { bookingKit } from '../kit'
import { RedirectToConfirmation } from './RedirectToConfirmation'

const current = { id: 'own' as RouteId, params: { bookId: '7' }, query: {}, state: {} }
const plugin = definePlugin({
  id: 'test',
  routes: [
    route('own', 'patient', 'own-booked/:bookId'),
    route('videoConsultation.appointmentBooked', 'patient', 'appointment-booked/:bookId'),
  ],
  bookingConfirmations: [{ id: 'test', route: 'videoConsultation.appointmentBooked' }],
})
const { host } = collect([plugin], { test: {} }, new Set(), { kits: [bookingKit] })

afterEach(cleanup)

it.each([
  [
    'BOOK-066 still at its own page',
    '#/videoconsultation/own-booked/7',
    '#/videoconsultation/appointment-booked/7',
  ],
  ['another page was opened meanwhile', '#/videoconsultation/home', '#/videoconsultation/home'],
])('%s: at %s the address becomes %s', async (_what, address, expected) => {
  location.hash = address
  render(
    <HostProvider host={host}>
      <RouteContext value={current}>
        <Router routes={host.routes}>
          <RedirectToConfirmation bookId="7" />
        </Router>
      </RouteContext>
    </HostProvider>,
  )
  await Promise.resolve()
  expect(location.hash).toBe(expected)
})
