import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { browserZone, formatTime } from '@portico/core/format/dates'
import { ApiError } from '@portico/core/http/apiError'
import { initTexts } from '@portico/core/i18n/i18n'
import es from '../locales/es.json'
import { closePortal, fakeApi, renderBookingPortal, signInAsAna } from '../testing/testPortal'
import type { BookingVariant } from '../variant'

const start = new Date(new Date(Date.now() + 40 * 86_400_000).setUTCHours(12, 0, 0, 0)).toISOString()
const slot = { start, zone: browserZone() }
const variant: BookingVariant = {
  id: 'flags',
  steps: ['time', 'review'],
  choices: {},
  slots: async () => [slot],
  earliest: async () => slot,
  request: () => ({
    operation: 'POST api/appointments/book',
    body: { serviceId: 1, providerId: 2, date: start, time: start.slice(11, 16), userOffset: 0 },
  }),
  bookedRoute: 'videoConsultation.home',
}

beforeAll(() => initTexts('es'))
beforeEach(signInAsAna)
afterEach(closePortal)

/** What the screen shows of each of the five states. */
const shown = () => ({
  ready: screen.queryByRole('radio', { name: formatTime(start, browserZone()) }) !== null,
  showNoDates: screen.queryByText(es['BOOKING.NO_DATES']) !== null,
  booking: screen.queryByRole('button', { busy: true }) !== null,
  booked: screen.queryByRole('heading', { name: es['BOOKING.BOOKED'] }) !== null,
  notBooked: screen.queryByText(es['APPOINTMENT.ERRORS.NETWORK']) !== null,
})
const none = { ready: false, showNoDates: false, booking: false, booked: false, notBooked: false }

/** Chooses the only time and sends; `answer` ends the request. */
async function send() {
  let answer: { resolve: (id: unknown) => void; reject: (error: Error) => void } | undefined
  const book = () => new Promise((resolve, reject) => (answer = { resolve, reject }))
  await renderBookingPortal(variant, fakeApi({ 'POST api/appointments/book': book }))
  fireEvent.click(await screen.findByRole('radio', { name: formatTime(start, browserZone()) }))
  expect(shown()).toEqual({ ...none, ready: true })
  fireEvent.click(screen.getByRole('button', { name: 'Continuar' }))
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${es['BOOKING.CONFIRM']}`) }))
  expect(shown()).toEqual({ ...none, booking: true })
  return waitFor(() => {
    if (!answer) throw new Error('nothing was sent')
    return answer
  })
}

it('BOOK-029 C-060 the screen is ready, booking, and booked', async () => {
  const { resolve } = await send()
  await act(async () => resolve({ booked: true }))
  await screen.findByRole('heading', { name: es['BOOKING.BOOKED'] })
  expect(shown()).toEqual({ ...none, booked: true })
})

it('BOOK-029 C-060 the screen is booking and then not booked', async () => {
  const { reject } = await send()
  await act(async () => reject(new ApiError(0, 'NETWORK')))
  expect(shown()).toEqual({ ...none, notBooked: true })
})

it('BOOK-029 C-060 the screen shows that there are no dates', async () => {
  const empty: BookingVariant = { ...variant, slots: async () => [], earliest: async () => null }
  await renderBookingPortal(empty, fakeApi({}))
  await screen.findByText(es['BOOKING.NO_DATES'])
  expect(shown()).toEqual({ ...none, showNoDates: true })
})
