import { AppointmentStatus } from '../../../schemas/generated/constants'
import type { Payment } from '../../../schemas/generated/entities'

export type PaymentStatus = Payment['status']

/** The state of a payment and its appointment when a notification arrives. */
export interface PaymentState {
  status: PaymentStatus
  appointmentStatus: AppointmentStatus
  startsAt: Date
}

/**
 * The next status of a payment after a notification. No one is booked without paying or charged without a booking: money
 * that comes after the hold was released, or after the appointment has started, is refunded. A paid or refunding payment
 * does not change, so a notification may come twice.
 */
export function nextPaymentStatus(
  { status, appointmentStatus, startsAt }: PaymentState,
  paid: boolean,
  now: Date,
): PaymentStatus {
  if (status === 'paid' || status === 'refunding') return status
  if (!paid) return status === 'released' ? 'released' : 'refused'
  return status === 'pending' && appointmentStatus === AppointmentStatus.pendingPayment && startsAt > now
    ? 'paid'
    : 'refunding'
}
