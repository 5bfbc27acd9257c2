import { AppointmentStatus } from '../../../../schemas/generated/constants'
import { retryOnConflict } from '../../../platform/db/retryOnDeadlock'
import type { Tx } from '../../../platform/db/database'
import { HttpError } from '../../../platform/errors/httpError'
import { enqueueLetters } from '../../letters/queue/enqueue'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { withConflictErrors, type BookingContext } from '../steps/booking'
import { lockCalendars } from '../../availability/calendars/lockCalendars'
import { lockTime, offerIfFreed } from '../../waitingList/duringBooking'
import { acceptOtherTime } from './acceptOtherTime'
import { endProposal, type ProposalOutcome } from './proposals'

type Answerer = Pick<BookingContext, 'db' | 'tenant' | 'patientId' | 'actorId' | 'now' | 'language'>

/** The account of the doctor; null if they have none. */
interface Answered {
  doctorPersonId: string | null
}

interface StoredProposal extends Answered {
  doctorId: number
  answerBy: Date
  outcome: ProposalOutcome | null
  /** The appointment that moves to this time. */
  replaces: number | null
}

/**
 * Accepts or declines a visit that a doctor proposes, as the patient or as somebody who acts for them. The same answer again
 * changes nothing. An accepted visit is booked, and the doctor treats the patient from then on; one that replaces an appointment moves
 * that appointment. Throws 404 for an appointment
 * that nobody proposed to this patient, 409 PROPOSAL_OVER with the `outcome` for one that ended otherwise, and
 * APPOINTMENT_NOT_AVAILABLE when the patient has another appointment at that time.
 */
export async function answerProposal(context: Answerer, id: number, isAccepted: boolean): Promise<Answered> {
  const { over, doctorPersonId } = await withConflictErrors(
    retryOnConflict(context.db, (tx) => answer(tx, context, id, isAccepted)),
  )
  // Thrown after the transaction, which may have noted that the time to answer has passed.
  if (over) throw new HttpError(409, 'PROPOSAL_OVER', { details: { outcome: over } })
  return { doctorPersonId }
}

async function answer(
  tx: Tx,
  answerer: Answerer,
  id: number,
  isAccepted: boolean,
): Promise<Answered & { over?: ProposalOutcome }> {
  const { tenant, patientId, actorId, now, language } = answerer
  const { outcome, answerBy, doctorPersonId, replaces } = await lockProposal(tx, tenant.id, patientId, id)
  const visit = { tenant: tenant.id, bookId: id, now }
  const by = { actorId, language }
  const wanted = isAccepted ? 'accepted' : 'declined'
  if (outcome !== null) return { doctorPersonId, ...(outcome !== wanted && { over: outcome }) }
  if (answerBy <= now) {
    await endProposal(tx, visit, 'expired')
    return { doctorPersonId, over: 'expired' }
  }
  if (!isAccepted) {
    await endProposal(tx, visit, 'declined', by)
    await offerIfFreed(tx, tenant, await lockTime(tx, tenant.id, patientId, id), now)
  }
  if (isAccepted && replaces !== null) {
    const isMoved = await acceptOtherTime(tx, answerer, { id, replaces })
    if (!isMoved) return { doctorPersonId, over: 'withdrawn' }
  } else if (isAccepted) {
    await tx.query(
      `with accepted as (
         update visit_proposal set outcome = 'accepted', outcome_at = $3, outcome_by = $4
         where tenant = $1 and appointment_id = $2)
       update appointment set status = ${AppointmentStatus.booked}, agreed_start = 'infinity' where tenant = $1 and id = $2`,
      [tenant.id, id, now.toISOString(), actorId],
    )
    await enqueueLetters(tx, tenant.id, { kind: 'booked', bookId: id, now, by })
  }
  return { doctorPersonId }
}

async function lockProposal(tx: Tx, tenant: string, patientId: string, id: number): Promise<StoredProposal> {
  const select = `select a.doctor_id as "doctorId", d.person_id as "doctorPersonId", v.answer_by as "answerBy", v.outcome, v.replaces
     from appointment a join visit_proposal v on v.tenant = a.tenant and v.appointment_id = a.id
     join doctor d on d.tenant = a.tenant and d.id = a.doctor_id
     where a.tenant = $1 and a.patient_id = $2 and a.id = $3`
  const values = [tenant, patientId, id]
  const { doctorId } = orNotFound((await tx.query<StoredProposal>(select, values))[0])
  await lockCalendars(tx, tenant, { doctorId, patientId })
  return orNotFound((await tx.query<StoredProposal>(`${select} for update of a, v`, values))[0])
}
