import { AppointmentStatus } from '../../../schemas/generated/constants'
import type { Payment } from '../../../schemas/generated/entities'

export type PaymentStatus = Payment['status']

/** A payment and the appointment it is for, as they stand when the payment service speaks. */
export interface PaymentState {
  status: PaymentStatus
  appointmentStatus: AppointmentStatus
  startsAt: Date
}

/**
 * What a payment becomes by the payment service's word. Nobody is booked without the money or charged without a
 * booking: money that comes when the time is no longer held, or has begun, is given back. A word about what is paid
 * or given back already changes nothing, so the same word may come twice.
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
