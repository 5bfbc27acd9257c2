import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { formatTime } from '@core/format/dates'
import { browserZone } from '@core/format/zone'
import { initTexts } from '@core/i18n/i18n'
import { oneTime, start } from '../testing/testVariant'
import { answering, beginAsAna, leavePortal, openBookingPortal } from '../testing/testPortal'

const pay = `${location.origin}/pay`
const variant = oneTime({
  id: 'paid',
  outcome: () => ({ kind: 'redirect', url: pay, bookId: 7 }),
  bookedRoute: 'videoConsultation.home',
})

beforeAll(() => initTexts('es'))
beforeEach(beginAsAna)
afterEach(leavePortal)

it('C-060 C-069 back from the payment page to the screen as it was left, the booking is no longer under way', async () => {
  const held = { id: 7, startDate: start, status: 3 }
  const asked = vi.fn<() => unknown>(() => held)
  const call = answering({ 'POST api/appointments/book': {}, 'GET api/appointments/{id}': asked })
  await openBookingPortal(variant, call)
  fireEvent.click(await screen.findByRole('radio', { name: formatTime(start, browserZone()) }))
  fireEvent.click(screen.getByRole('button', { name: 'Continuar' }))
  fireEvent.click(await screen.findByRole('button', { name: /^Reservar cita/ }))
  await vi.waitFor(() => expect(sessionStorage.getItem('booking held|t|u1|u1')).toContain('7'))
  expect(document.querySelector('[aria-busy=true]')).not.toBeNull()
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  await screen.findByRole('button', { name: /^Reservar cita/ })
  expect(document.querySelector('[aria-busy=true]')).toBeNull()
})
