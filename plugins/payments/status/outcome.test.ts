import { AppointmentStatus } from '@schemas/generated/constants'
import type { Appointment, Payment } from '@schemas/generated/entities'
import { expect, it } from 'vitest'
import es from '../locales/es.json'
import { parseBookId, paymentOutcome, pollDelay, outcomeTitle, type PaymentOutcome } from './outcome'

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

it('PAY-004 a refund is due to a late payment or to a cancelled appointment', () => {
  expect(paymentOutcome(payment('refunding', AppointmentStatus.released))).toBe('refunding')
  expect(paymentOutcome(payment('refunding', AppointmentStatus.cancelled))).toBe('cancelled')
  expect(paymentOutcome(payment('refunding'))).toBe('refunding')
  expect(paymentOutcome(payment('paid', AppointmentStatus.cancelled))).toBe('paid')
})

it('PAY-004 ERR-037 every outcome has a title, and unpaid ones an explanation', () => {
  const outcomes: PaymentOutcome[] = ['pending', 'refused', 'released', 'refunding', 'cancelled']
  for (const outcome of outcomes) {
    expect(es).toHaveProperty([outcomeTitle(outcome)])
    expect(es).toHaveProperty([`${outcomeTitle(outcome)}_TEXT`])
  }
  expect(es).toHaveProperty([outcomeTitle('paid')])
})

it('REC-079 polls with growing delays of at most a minute', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map(pollDelay)).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000])
})

it('BOOK-067 parses the appointment id in the address', () => {
  expect([undefined, '', '0', '-1', 'x', '7x', '99999999999', '70001'].map(parseBookId)).toEqual([
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
