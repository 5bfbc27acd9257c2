import { AppointmentStatus } from '@schemas/generated/constants'
import { expect, it } from 'vitest'
import { confirmationState } from './confirmation'

const appointment = { id: 9, startDate: '2027-03-15T04:30:00.000Z', status: AppointmentStatus.booked }
const payment = (status: 'pending' | 'paid' | 'refused' | 'released' | 'refunding') => ({
  data: { bookId: 9, status, amount: 90, currency: 'EUR' },
})
const none = { error: { status: 404 } }

it.each([
  ['BOOK-101 the paid booking is there', { data: appointment }, {}, 'booked'],
  ['nobody has answered yet', {}, {}, 'waiting'],
  ['it is not paid, and its payment is being asked for', none, {}, 'waiting'],
  ['BOOK-044 ERR-026 refused', none, payment('refused'), 'notBooked'],
  ['BOOK-044 ERR-026 given back unpaid', none, payment('released'), 'notBooked'],
  ['BOOK-044 ERR-026 no such booking', none, none, 'notBooked'],
  ['PAY-004 the word of the payment service is on its way', none, payment('pending'), 'booked'],
  ['it was paid in between', none, payment('paid'), 'booked'],
  ['the money is given back: nobody is told that nothing was charged', none, payment('refunding'), 'booked'],
  ['nobody can tell whether it is paid', { error: { status: 0 } }, {}, 'unknown'],
  ['nobody can tell how the payment stands', none, { error: { status: 503 } }, 'unknown'],
] as const)('%s', (_name, paid, asked, expected) => {
  expect(confirmationState(paid, asked)).toBe(expected)
})
