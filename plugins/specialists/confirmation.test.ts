import { AppointmentStatus } from '@schemas/generated/constants'
import { expect, it } from 'vitest'
import { confirmationState } from './confirmation'

const appointment = { id: 9, startDate: '2027-03-15T04:30:00.000Z', status: AppointmentStatus.booked }
const payment = (status: 'pending' | 'paid' | 'refused' | 'released' | 'refunding') => ({
  data: { bookId: 9, status, amount: 90, currency: 'EUR' },
})
const none = { error: { status: 404 } }

it.each([
  ['BOOK-101 a paid booking is booked', { data: appointment }, {}, 'booked'],
  ['it waits while both requests are running', {}, {}, 'waiting'],
  ['it waits while the payment is loading', none, {}, 'waiting'],
  ['BOOK-044 ERR-026 a refused payment is not booked', none, payment('refused'), 'notBooked'],
  ['BOOK-044 ERR-026 a released payment is not booked', none, payment('released'), 'notBooked'],
  ['BOOK-044 ERR-026 a missing booking is not booked', none, none, 'notBooked'],
  ['PAY-004 a pending payment leads to the confirmation', none, payment('pending'), 'booked'],
  ['a payment paid between the requests leads to the confirmation', none, payment('paid'), 'booked'],
  [
    'a refund leads to the confirmation, because the patient was charged',
    none,
    payment('refunding'),
    'booked',
  ],
  ['a failed request of the booking is unknown', { error: { status: 0 } }, {}, 'unknown'],
  ['a failed request of the payment is unknown', none, { error: { status: 503 } }, 'unknown'],
] as const)('%s', (_name, paid, asked, expected) => {
  expect(confirmationState(paid, asked)).toBe(expected)
})
