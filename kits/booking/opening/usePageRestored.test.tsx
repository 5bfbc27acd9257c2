import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { AppointmentStatus } from '@schemas/generated/constants'
import { browserZone, formatTime } from '@portico/core/format/dates'
import { initTexts } from '@portico/core/i18n/i18n'
import { oneSlotVariant, slotStart } from '../testing/testVariant'
import { fakeApi, signInAsAna, closePortal, renderBookingPortal } from '../testing/testPortal'

const pay = `${location.origin}/pay`
const variant = oneSlotVariant({
  id: 'paid',
  readAnswer: () => ({ kind: 'redirect', url: pay, bookId: 7 }),
  bookedRoute: 'videoConsultation.home',
})

beforeAll(() => initTexts('es'))
beforeEach(signInAsAna)
afterEach(closePortal)

it('C-060 C-069 a page restored after the payment page opens the booking again', async () => {
  const held = { id: 7, startDate: slotStart, status: AppointmentStatus.pendingPayment }
  const asked = vi.fn<() => unknown>(() => held)
  const call = fakeApi({ 'POST api/appointments/book': {}, 'GET api/appointments/{id}': asked })
  await renderBookingPortal(variant, call)
  fireEvent.click(await screen.findByRole('radio', { name: formatTime(slotStart, browserZone()) }))
  fireEvent.click(screen.getByRole('button', { name: 'Continuar' }))
  fireEvent.click(await screen.findByRole('button', { name: /^Reservar cita/ }))
  await vi.waitFor(() => expect(sessionStorage.getItem('pending payments|t|u1|u1')).toContain('7'))
  expect(document.querySelector('[aria-busy=true]')).not.toBeNull()
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  await screen.findByRole('button', { name: /^Reservar cita/ })
  expect(document.querySelector('[aria-busy=true]')).toBeNull()
})
