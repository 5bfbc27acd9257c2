import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { browserZone, formatTime } from '@portico/core/format/dates'
import { ApiError } from '@portico/core/http/apiError'
import { initTexts } from '@portico/core/i18n/i18n'
import es from '../locales/es.json'
import { oneSlotVariant, slotStart } from '../testing/testVariant'
import { fakeApi, signInAsAna, closePortal, renderBookingPortal } from '../testing/testPortal'
import type { RouteId } from '@portico/core/plugin/points'

const variant = oneSlotVariant({ id: 'plain', bookedRoute: 'booking' as RouteId })
const home = '#/videoconsultation/home'
const keptDraft = () => Object.entries(sessionStorage).find(([name]) => name.startsWith('booking|'))?.[1]

beforeAll(() => initTexts('es'))
beforeEach(signInAsAna)
afterEach(closePortal)

/** Books, and leaves for home before the server has answered. Returns a function that lets it answer. */
async function bookAndLeave() {
  let resolve = (_answer: unknown) => {}
  let reject = (_fault: Error) => {}
  const promise = new Promise((done, failed) => {
    resolve = done
    reject = failed
  })
  await renderBookingPortal(variant, fakeApi({ 'POST api/appointments/book': () => promise }))
  fireEvent.click(await screen.findByRole('radio', { name: formatTime(slotStart, browserZone()) }))
  fireEvent.click(screen.getByRole('button', { name: 'Continuar' }))
  fireEvent.click(await screen.findByRole('button', { name: /^Reservar cita/ }))
  // Not inside `act`: the browser tells of the new address later, and a lazy file that loads inside `act` would be lost.
  location.hash = home
  await leftScreen()
  return { resolve, reject }
}

/** Resolves as soon as the next page has replaced the booking, before any effect of React that may wait. */
const leftScreen = () =>
  new Promise<void>((left) => {
    const changes = new MutationObserver(() => {
      if (document.querySelector('.booking')) return
      changes.disconnect()
      left()
    })
    changes.observe(document.body, { childList: true, subtree: true })
  })

it('BOOK-039 a booking that completes after its screen was left shows a message and deletes the draft', async () => {
  const answer = await bookAndLeave()
  expect(keptDraft()).toContain(slotStart)
  answer.resolve({ booked: true, bookId: 7 })
  expect(await screen.findByText(es['BOOKING.BOOKED'])).toBeDefined()
  expect(location.hash).toBe(home)
  expect(keptDraft()).toBeUndefined()
})

it('ERR-023 I18N-015 a slot lost after its screen was left shows a message, does not navigate, and leaves the draft', async () => {
  const answer = await bookAndLeave()
  answer.reject(new ApiError(409, 'APPOINTMENT_NOT_AVAILABLE'))
  expect(await screen.findByText(es['APPOINTMENT.TIME_ERROR'])).toBeDefined()
  expect(location.hash).toBe(home)
  expect(keptDraft()).not.toContain(slotStart)
})
