import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { browserZone } from '@portico/core/format/dates'
import { initTexts } from '@portico/core/i18n/i18n'
import core from '../../../core/i18n/locales/es.json'
import es from '../locales/es.json'
import { fakeApi, signInAsAna, closePortal, renderBookingPortal } from '../testing/testPortal'
import type { BookingVariant } from '../variant'

/** What another screen named is booked: there is no step before the time. */
const named: BookingVariant = {
  id: 'named',
  steps: ['time', 'review'],
  choices: {},
  slots: async () => [],
  earliest: async () => null,
  request: () => null,
  bookedRoute: 'videoConsultation.home',
}
const child = { id: '3', label: 'Pediatría', maxAge: 14 }

beforeAll(() => initTexts('es'))
beforeEach(signInAsAna)
afterEach(closePortal)

it.each([
  [
    'BOOK-048 of a specialty with a lower maximum age',
    { initialAnswers: async () => ({ specialty: child }) },
  ],
  ['C-060 without any free time', {}],
])('a booking %s leads home when it has no previous step', async (_, more) => {
  const call = fakeApi({ 'GET api/users/{id}/user-age': 40 })
  await renderBookingPortal({ ...named, ...more }, call)
  fireEvent.click(await screen.findByRole('link', { name: core['MENU.HOME'] }))
  await waitFor(() => expect(location.hash).toBe('#/videoconsultation/home'))
})

it('BOOK-036 choosing the next free day moves the focus out of the empty month', async () => {
  const soon = new Date(Date.now() + 86_400_000).toISOString()
  const later = new Date(Date.now() + 70 * 86_400_000).toISOString()
  const slot = { start: later, zone: browserZone() }
  const sparse: BookingVariant = {
    ...named,
    earliest: async (_draft, from) => (Date.parse(from) > Date.now() ? slot : { ...slot, start: soon }),
    slots: async (_draft, { from, to }) => (from <= later && later < to ? [slot] : []),
  }
  await renderBookingPortal(sparse, fakeApi({}))
  fireEvent.click(await screen.findByRole('button', { name: es['BOOKING.NEXT_DAY'] }))
  expect(document.activeElement?.id).toBe('booking-day')
})
