import { AppointmentStatus } from '@schemas/generated/constants'
import type { Payment } from '@schemas/generated/entities'

/** Status of a payment as the user sees it: `cancelled` is a refund after the user cancelled the appointment. */
export type PaymentOutcome = Payment['status'] | 'cancelled'

/** A refunded payment arrived too late, unless its appointment was booked and then cancelled. */
export const paymentOutcome = ({ status, appointment }: Payment): PaymentOutcome =>
  status === 'refunding' && appointment?.status === AppointmentStatus.cancelled ? 'cancelled' : status

const titles = {
  pending: 'PAYMENT_RESULT.PENDING',
  paid: 'PAYMENT_RESULT.BOOKED',
  refused: 'PAYMENT_RESULT.REFUSED',
  released: 'PAYMENT_RESULT.RELEASED',
  refunding: 'PAYMENT_RESULT.REFUNDING',
  cancelled: 'PAYMENT_RESULT.CANCELLED',
} as const satisfies Record<PaymentOutcome, string>

/** Text key of an outcome's title. */
export const outcomeTitle = <O extends PaymentOutcome>(outcome: O): (typeof titles)[O] => titles[outcome]

/** Milliseconds before the next poll: 2 seconds at first, doubling up to a minute. Takes the number of polls so far. */
export const pollDelay = (count: number): number => Math.min(2 ** (count + 1), 60) * 1000

/** Parses the appointment's id of an address; null if it is not one. */
export const parseBookId = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
