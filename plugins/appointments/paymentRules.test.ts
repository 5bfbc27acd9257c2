import { AppointmentStatus } from '@schemas/generated/constants'
import type { Appointment, Payment } from '@schemas/generated/entities'
import { expect, it } from 'vitest'
import es from './locales/es.json'
import { bookIdOf, endingOf, pauseAfter, titleOf, type Ending } from './paymentRules'

const payment = (status: Payment['status'], appointmentStatus?: AppointmentStatus): Payment => ({
  bookId: 7,
  status,
  amount: 45,
  currency: 'EUR',
  ...(appointmentStatus !== undefined && {
    appointment: {
      id: 7,
      startDate: '2027-01-11T07:00:00Z',
      status: appointmentStatus,
    } satisfies Appointment,
  }),
})

it('PAY-004 money goes back because it came too late, or because the person cancelled', () => {
  expect(endingOf(payment('refunding', AppointmentStatus.released))).toBe('refunding')
  expect(endingOf(payment('refunding', AppointmentStatus.cancelled))).toBe('cancelled')
  expect(endingOf(payment('refunding'))).toBe('refunding')
  expect(endingOf(payment('paid', AppointmentStatus.cancelled))).toBe('paid')
})

it('PAY-004 ERR-037 every ending has a name, and those that have not booked an explanation', () => {
  const endings: Ending[] = ['pending', 'refused', 'released', 'refunding', 'cancelled']
  for (const ending of endings) {
    expect(es).toHaveProperty([titleOf(ending)])
    expect(es).toHaveProperty([`${titleOf(ending)}_TEXT`])
  }
  expect(es).toHaveProperty([titleOf('paid')])
})

it('REC-079 asks again with growing pauses, at the longest a minute', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map(pauseAfter)).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000])
})

it('BOOK-067 the address of the payment-failed page may name an appointment', () => {
  expect([undefined, '', '0', '-1', 'x', '7x', '99999999999', '70001'].map(bookIdOf)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    70_001,
  ])
})
