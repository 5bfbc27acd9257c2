import { AppointmentStatus } from '../../../../schemas/generated/constants'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { HttpError } from '../../../platform/errors/httpError'
import type { Tx } from '../../../platform/db/database'
import { retryOnDeadlock } from '../../../platform/db/retryOnDeadlock'
import { cancelAppointment, lockAppointment } from '../../appointments/appointmentQueries'
import { enqueueLetters } from '../../letters/queue/enqueue'
import { findPayment } from '../../payments/paymentQueries'
import { refundCancelledAppointment } from '../../payments/refunds'
import { announceRelease, releaseOwnHold } from '../../payments/releaseHolds'
import { lockTime, offerIfFreed } from '../../waitingList/duringBooking'
import { endWishesToMove } from '../../waitingList/endWishes'
import { endProposal } from '../proposals/proposals'
import { withdrawOtherTimes } from '../proposals/withdrawOtherTimes'
import type { BookingContext } from './booking'
import { checkChangeable } from './bookingRules'

type CancelContext = Omit<BookingContext, 'origin' | 'payments'>

/**
 * Cancels an appointment of the patient and requests the refund of its payment; a pending payment releases its hold. A proposal
 * is declined, or withdrawn by the doctor.
 * Cancelling again changes nothing.
 */
export const cancel = (context: CancelContext, id: number): Promise<void> =>
  retryOnDeadlock(context.db, (tx) => cancelWithin(tx, context, id))

/** Cancels an appointment like `cancel`, in a transaction that does more. */
export async function cancelWithin(tx: Tx, context: Omit<CancelContext, 'db'>, id: number): Promise<void> {
  const { tenant, patientId, now } = context
  const freed = await lockTime(tx, tenant.id, patientId, id)
  if (await releaseOwnHold(tx, tenant.id, patientId, id)) return endRelease(tx, context, id, freed)
  const appointment = orNotFound(await lockAppointment(tx, tenant.id, context, id))
  if (appointment.status === AppointmentStatus.proposed) {
    const outcome = context.actingDoctorId === undefined ? 'declined' : 'withdrawn'
    await endProposal(tx, { tenant: tenant.id, bookId: id, now }, outcome, context)
    return offerIfFreed(tx, tenant, freed, now)
  }
  if (appointment.status !== AppointmentStatus.booked) return
  checkChangeable(appointment, now)
  await cancelAppointment(tx, tenant.id, id)
  const isByDoctor = context.actingDoctorId !== undefined
  await refundCancelledAppointment(tx, tenant.id, id, now, isByDoctor)
  await enqueueLetters(tx, tenant.id, {
    kind: 'cancelled',
    bookId: id,
    now,
    by: context,
    isCertain: isByDoctor,
  })
  await endWishesToMove(tx, tenant, id, now)
  await withdrawOtherTimes(tx, tenant, id, now)
  await offerIfFreed(tx, tenant, freed, now)
}

/**
 * Gives up the time that is held until the patient has paid it: it is free at once. Again, or when the hold has ended by itself, nothing
 * changes. An appointment that was paid meanwhile, in another tab for example, is never cancelled: 409 PAYMENT_MADE.
 */
export function releaseTime(context: CancelContext, id: number): Promise<void> {
  const { db, tenant, patientId } = context
  return retryOnDeadlock(db, async (tx) => {
    const freed = await lockTime(tx, tenant.id, patientId, id)
    if (await releaseOwnHold(tx, tenant.id, patientId, id)) return endRelease(tx, context, id, freed)
    const { status } = orNotFound(await findPayment(tx, tenant.id, patientId, id))
    if (status === 'paid' || status === 'refunding') throw new HttpError(409, 'PAYMENT_MADE')
  })
}

/** Tells the people concerned that a hold has ended, and offers its time to the waiting list. */
async function endRelease(
  tx: Tx,
  { tenant, now }: Pick<CancelContext, 'tenant' | 'now'>,
  id: number,
  freed: Awaited<ReturnType<typeof lockTime>>,
): Promise<void> {
  await announceRelease(tx, tenant.id, id, now)
  await offerIfFreed(tx, tenant, freed, now)
}
