import { AppointmentStatus } from '../../../../schemas/generated/constants'
import type { Tx } from '../../../platform/db/database'
import { lockAppointment } from '../../appointments/appointmentQueries'
import { enqueueLetters } from '../../letters/queue/enqueue'
import { readAppointment } from '../../letters/queue/payload'
import { moveRefundTerm } from '../../payments/refundTerms'
import type { BookingContext } from '../steps/booking'
import { withdrawOtherTimes } from './withdrawOtherTimes'

type Answerer = Pick<BookingContext, 'tenant' | 'patientId' | 'actorId' | 'now' | 'language'>

/**
 * Moves an appointment to the time that is proposed instead, with its payment, its documents and its answers; the patient's side has
 * agreed. Takes the id of the proposal and that of the appointment, with the calendars locked. Returns false when the appointment is no longer
 * to be moved: then the proposal is withdrawn.
 */
export async function acceptOtherTime(
  tx: Tx,
  { tenant, patientId, actorId, now, language }: Answerer,
  { id, replaces }: { id: number; replaces: number },
): Promise<boolean> {
  const replaced = await lockAppointment(tx, tenant.id, { patientId }, replaces)
  const canMove =
    replaced?.status === AppointmentStatus.booked &&
    !replaced.readonly &&
    !replaced.hasBegun &&
    replaced.startsAt > now
  if (!canMove) {
    await withdrawOtherTimes(tx, tenant, replaces, now)
    return false
  }
  const before = await readAppointment(tx, tenant.id, replaces)
  await tx.query(
    `with accepted as (
       update visit_proposal set outcome = 'accepted', outcome_at = $3, outcome_by = $4
       where tenant = $1 and appointment_id = $2)
     update appointment set status = ${AppointmentStatus.released} where tenant = $1 and id = $2`,
    [tenant.id, id, now.toISOString(), actorId],
  )
  await tx.query(
    `update appointment a set starts_at = p.starts_at, ends_at = p.ends_at, user_offset = p.user_offset, agreed_start = 'infinity'
     from appointment p where a.tenant = $1 and a.id = $2 and p.tenant = a.tenant and p.id = $3`,
    [tenant.id, replaces, id],
  )
  await moveRefundTerm(tx, tenant, { bookId: replaces, now, isByDoctor: true })
  const by = { actorId, language }
  await enqueueLetters(tx, tenant.id, { kind: 'moved', bookId: replaces, now, by, before })
  return true
}
