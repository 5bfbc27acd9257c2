import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { browserZone, formatTime } from '@portico/core/format/dates'
import { ApiError } from '@portico/core/http/apiError'
import { initTexts } from '@portico/core/i18n/i18n'
import { fakeApi, signInAsAna, closePortal, renderBookingPortal } from '../../testing/testPortal'
import type { BookingVariant, Slot } from '../../variant'

/** Noon and the hour after it, on a day that is far enough ahead. */
const noon = new Date(Date.now() + 40 * 86_400_000).setUTCHours(12, 0, 0, 0)
const [first, second] = [0, 1].map((hours) => new Date(noon + hours * 3_600_000).toISOString()) as [
  string,
  string,
]
const slotAt = (start: string): Slot => ({ start, zone: browserZone() })
const hour = (start: string) => formatTime(start, browserZone())

let free: string[]
const variant: BookingVariant = {
  id: 'plain',
  steps: ['time', 'review'],
  choices: {},
  slots: async () => free.map(slotAt),
  earliest: async () => slotAt(first),
  request: () => ({
    operation: 'POST api/appointments/book',
    body: { serviceId: 1, providerId: 2, date: first, time: first.slice(11, 16), userOffset: 0 },
  }),
  bookedRoute: 'videoConsultation.home',
}

beforeAll(() => initTexts('es'))
beforeEach(() => {
  signInAsAna()
  free = [first, second]
})
afterEach(closePortal)

it.each([
  ['ERR-021', new ApiError(400, 'TIME_SLOT', -32054)],
  ['ERR-022', new ApiError(400, 'PROVIDER', -32052)],
  ['ERR-023', new ApiError(409, 'APPOINTMENT_NOT_AVAILABLE')],
])('%s a taken slot is reported and no longer among the reloaded slots', async (_, fault) => {
  const refuse = () => {
    free = [second]
    throw fault
  }
  await renderBookingPortal(variant, fakeApi({ 'POST api/appointments/book': refuse }))
  fireEvent.click(await screen.findByRole('radio', { name: hour(first) }))
  fireEvent.click(screen.getByRole('button', { name: 'Continuar' }))
  fireEvent.click(await screen.findByRole('button', { name: /^Reservar cita/ }))
  expect(
    await screen.findByText('Esa hora se acaba de ocupar. Elige otra: lo demás se conserva.'),
  ).toBeDefined()
  fireEvent.click(await screen.findByRole('button', { name: 'Ver todos los días' }))
  expect(await screen.findByRole('radio', { name: hour(second) })).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('radio', { name: hour(first) })).toBeNull())
})

it('BOOK-049 C-056 alternatives within the lead time are not offered', async () => {
  const soon = new Date(Date.now() + 60 * 60_000).toISOString()
  const slow: BookingVariant = { ...variant, leadMinutes: () => 20 * 24 * 60 }
  const refuse = () => {
    const tooSoon = new Date(noon - 30 * 86_400_000).toISOString()
    free = [soon, tooSoon, second]
    throw new ApiError(409, 'APPOINTMENT_NOT_AVAILABLE')
  }
  await renderBookingPortal(slow, fakeApi({ 'POST api/appointments/book': refuse }))
  fireEvent.click(await screen.findByRole('radio', { name: hour(first) }))
  fireEvent.click(screen.getByRole('button', { name: 'Continuar' }))
  fireEvent.click(await screen.findByRole('button', { name: /^Reservar cita/ }))
  await screen.findByRole('button', { name: new RegExp(hour(second)) })
  expect(document.querySelectorAll('[data-alternative]')).toHaveLength(1)
})
