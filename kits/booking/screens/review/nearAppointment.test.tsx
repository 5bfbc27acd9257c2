import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi, type Mock } from 'vitest'
import { browserZone, formatHeadingDay, formatTime } from '@portico/core/format/dates'
import { initTexts } from '@portico/core/i18n/i18n'
import shell from '../../../../core/i18n/locales/es.json'
import type { RouteId } from '@portico/core/plugin/points'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { oneSlotVariant, slotStart } from '../../testing/testVariant'
import { closePortal, fakeApi, renderBookingPortal, signInAsAna } from '../../testing/testPortal'

const variant = oneSlotVariant({ id: 'plain', bookedRoute: 'booking' as RouteId })
const near = {
  id: 7,
  status: 2,
  startDate: new Date(Date.parse(slotStart) + 25 * 60_000).toISOString(),
  duration: 20,
  providerName: 'Dra. Inés Vidal',
}

beforeAll(() => initTexts('es'))
beforeEach(signInAsAna)
afterEach(closePortal)

/** Opens the review of a booking of somebody with appointments. Returns the bookings that are sent. */
async function openReview(list: Mock<() => unknown>) {
  const book = vi.fn<() => unknown>(() => new Promise(() => {}))
  const call = fakeApi({ 'POST api/appointments/book': book, 'GET api/appointments/': list })
  await renderBookingPortal(variant, call)
  fireEvent.click(await screen.findByRole('radio', { name: formatTime(slotStart, browserZone()) }))
  fireEvent.click(screen.getByRole('button', { name: 'Continuar' }))
  await screen.findByRole('button', { name: /^Reservar cita/ })
  await waitFor(() => expect(list).toHaveBeenCalled())
  await Promise.resolve()
  return book
}

/** Opens the review and presses the button that sends the booking. Returns the bookings that were sent. */
async function confirmBooking(appointments: readonly object[]) {
  const book = await openReview(vi.fn<() => unknown>(() => appointments))
  fireEvent.click(screen.getByRole('button', { name: /^Reservar cita/ }))
  return book
}

it('BOOK-037 C-149 an appointment within minutes of another one is booked only after a question that names its day in words', async () => {
  const book = await confirmBooking([near])
  const dialog = await screen.findByRole('alertdialog', { name: es['BOOKING.NEAR.TITLE'] })
  expect(dialog.textContent).toContain('Dra. Inés Vidal')
  expect(dialog.textContent).toContain(formatHeadingDay(near.startDate, browserZone(), 'es'))
  expect(book).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: es['BOOKING.NEAR.CONFIRM'] }))
  await waitFor(() => expect(book).toHaveBeenCalledTimes(1))
})

it('BOOK-037 the question leads back to the times', async () => {
  const book = await confirmBooking([near])
  fireEvent.click(await screen.findByRole('button', { name: es['BOOKING.NEAR.OTHER_TIME'] }))
  expect(await screen.findByRole('radio', { name: formatTime(slotStart, browserZone()) })).toBeDefined()
  expect(book).not.toHaveBeenCalled()
})

it('BOOK-037 without another appointment nearby it is booked at once', async () => {
  const far = new Date(Date.parse(slotStart) + 31 * 60_000).toISOString()
  const book = await confirmBooking([{ ...near, startDate: far }])
  await waitFor(() => expect(book).toHaveBeenCalledTimes(1))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it.each([
  ['asks about a near one', [near], 0],
  ['books where none is near', [], 1],
])(
  'BOOK-037 a click before the appointments are loaded waits for them, and then %s',
  async (_, all, sent) => {
    let answer: (appointments: readonly object[]) => void = () => {}
    const book = await openReview(vi.fn<() => unknown>(() => new Promise((resolve) => (answer = resolve))))
    fireEvent.click(screen.getByRole('button', { name: /^Reservar cita/ }))
    expect(book).not.toHaveBeenCalled()
    await act(async () => answer(all))
    if (sent === 0) await screen.findByRole('alertdialog', { name: es['BOOKING.NEAR.TITLE'] })
    await waitFor(() => expect(book).toHaveBeenCalledTimes(sent))
  },
)

it('BOOK-037 a booking continues where the appointments cannot be loaded', async () => {
  let fail: (error: Error) => void = () => {}
  const book = await openReview(vi.fn<() => unknown>(() => new Promise((_, reject) => (fail = reject))))
  fireEvent.click(screen.getByRole('button', { name: /^Reservar cita/ }))
  await act(async () => fail(new Error('offline')))
  await waitFor(() => expect(book).toHaveBeenCalledTimes(1))
})

it('BOOK-037 the question stays when the other appointment goes while it is asked', async () => {
  const list = vi.fn<() => unknown>(() => [near])
  const book = await openReview(list)
  let answer: (appointments: readonly object[]) => void = () => {}
  list.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  // A change of language reads the list again.
  fireEvent.click(screen.getByRole('button', { name: shell['SHELL.LANGUAGE'] }))
  fireEvent.click(await screen.findByRole('radio', { name: 'English' }))
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2))
  fireEvent.click(await screen.findByRole('button', { name: /^Book appointment/ }))
  await screen.findByRole('alertdialog', { name: en['BOOKING.NEAR.TITLE'] })
  await act(async () => answer([]))
  fireEvent.click(screen.getByRole('button', { name: en['BOOKING.NEAR.CONFIRM'] }))
  await waitFor(() => expect(book).toHaveBeenCalledTimes(1))
})
