import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { initTexts } from '@portico/core/i18n/i18n'
import type { Doctor, FreeAppointmentsQuery } from '@schemas/generated/entities'
import es from '../../locales/es.json'
import { hospitalVariant } from '../../sources/hospitalVariant'
import { closePortal, fakeApi, renderBookingPortal, signInAsAna } from '../../testing/testPortal'
import type { BookingVariant } from '../../variant'

/** A day of the month after next at 10:00 UTC, and later ones, so that the test holds on any day. */
const now = new Date()
const at = (hour: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 12, hour)).toISOString()
const practice = (providerId: number, place: string): Doctor => ({
  id: 70,
  providerId,
  place,
  address: `Centro de ${place}, Calle Mayor 1`,
  fullName: 'Dra. Vega Lago',
  timezone: 'Europe/Madrid',
  firstDate: at(10),
})
const asked: (number | undefined)[] = []
const api = {
  'GET api/users/{id}/user-age': 40,
  'GET api/appointments/': [],
  'GET api/appointments/doctors/{appointmentType}/{insurerId}/{serviceId}': [
    practice(7, 'Gijón'),
    practice(8, 'Oviedo'),
  ],
  'POST api/appointments/first-working-day': at(10),
  'POST api/appointments/free-appointments': ({ body }: { body: FreeAppointmentsQuery }) => {
    asked.push(body.providerId)
    return [at(10), at(11)]
  },
}
/** The hospital booking, opened with a service in person. */
const variant: BookingVariant = {
  ...hospitalVariant('centres'),
  steps: ['provider', 'time', 'review'],
  initialAnswers: async () => ({
    type: { id: '1', label: 'Presencial' },
    service: { id: '4', label: 'Revisión', appointmentType: 1 },
  }),
  bookedRoute: 'videoConsultation.home',
}

beforeAll(() => initTexts('es'))
beforeEach(signInAsAna)
afterEach(closePortal)

it('BOOK-119 BOOK-120 C-059 the centre on the card is the one at the time and in the review', async () => {
  await renderBookingPortal(variant, fakeApi(api))
  expect(await screen.findAllByRole('heading', { name: 'Dra. Vega Lago' })).toHaveLength(2)
  const described = screen.getAllByRole('button', { name: /Dra. Vega Lago/, description: /Oviedo|Gijón/ })
  expect(new Set(described.map((button) => button.getAttribute('aria-describedby'))).size).toBe(2)
  fireEvent.click(screen.getByRole('button', { name: 'Oviedo' }))
  expect(screen.queryByText(/Centro de Gijón/)).toBeNull()
  expect(screen.getByText('Centro de Oviedo, Calle Mayor 1')).toBeDefined()
  asked.length = 0
  fireEvent.click(await screen.findByRole('button', { name: 'Ver más días de Dra. Vega Lago' }))
  await screen.findByRole('heading', { level: 1, name: es['BOOKING.TITLE.TIME'] })
  expect(screen.getByText('Centro de Oviedo, Calle Mayor 1')).toBeDefined()
  const [time] = await screen.findAllByRole('radio', { name: /^\d\d:00/ })
  if (time) fireEvent.click(time)
  fireEvent.click(await screen.findByRole('button', { name: es['BOOKING.CONTINUE'] }))
  await screen.findByRole('heading', { level: 1, name: es['BOOKING.TITLE.REVIEW'] })
  expect(screen.getByText('Centro de Oviedo, Calle Mayor 1')).toBeDefined()
  expect(new Set(asked)).toEqual(new Set([8]))
})
