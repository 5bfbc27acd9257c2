import type { Payment } from '@schemas/generated/entities'

/** How a payment stands, for the person: one of the contract's words, or given back because they cancelled. */
export type Ending = Payment['status'] | 'cancelled'

/** A payment that is given back came too late, unless its appointment was booked and then cancelled. */
export const endingOf = ({ status, appointment }: Payment): Ending =>
  status === 'refunding' && appointment?.status === 1 ? 'cancelled' : status

const titles = {
  pending: 'PAYMENT_RESULT.PENDING',
  paid: 'APPOINTMENT_BOOKED.TITLE',
  refused: 'PAYMENT_RESULT.REFUSED',
  released: 'PAYMENT_RESULT.RELEASED',
  refunding: 'PAYMENT_RESULT.REFUNDING',
  cancelled: 'PAYMENT_RESULT.CANCELLED',
} as const satisfies Record<Ending, string>

/** The text key of what an ending is called. */
export const titleOf = <E extends Ending>(ending: E): (typeof titles)[E] => titles[ending]

/** Milliseconds to wait before asking again: 2 seconds at first, twice as long each time, at the longest a minute. */
export const pauseAfter = (asked: number): number => Math.min(2 ** (asked + 1), 60) * 1000

/** The appointment's id in the address of the payment-failed page; null for none. */
export const bookIdOf = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
