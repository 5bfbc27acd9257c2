import { HttpError } from '../../../../platform/errors/httpError'
import { writeLetters } from './finish'
import { requireOwnVisit, type VisitCall } from './ownVisit'

/**
 * Adds a text to a finished consultation, with author and time; the patient's side gets a letter. Throws
 * 404 like `requireOwnVisit`, and 409 CONSULTATION_NOT_FINISHED.
 */
export function addToConsultation(call: VisitCall, id: number, text: string): Promise<void> {
  const { tenant, now } = call
  return call.db.tx(async (tx) => {
    const inside = { ...call, db: tx }
    const visit = await requireOwnVisit(inside, id, true)
    const [consultation] = await tx.query<{ id: number }>(
      'select id from consultation where tenant = $1 and appointment_id = $2 and finished_at is not null',
      [tenant.id, id],
    )
    if (!consultation) throw new HttpError(409, 'CONSULTATION_NOT_FINISHED')
    await tx.query(
      `insert into consultation_addition (tenant, consultation_id, doctor_id, author_name, content, written_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [tenant.id, consultation.id, visit.doctorId, visit.doctorName, text.trim(), now.toISOString()],
    )
    await writeLetters(inside, visit, 'consultationAdded', consultation.id)
  })
}
