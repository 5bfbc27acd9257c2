import { HttpError } from '../../../../platform/errors/httpError'
import { enqueueLetters } from '../../../letters/queue/enqueue'
import { requireOwnVisit, type VisitCall } from './ownVisit'

/**
 * Says that the patient of a visit did not come, which writes them a letter, or takes that back. Repeated, it changes nothing.
 * Throws 404 like `requireOwnVisit`, 409 TOO_EARLY before the visit starts, and VISIT_TOOK_PLACE when it did.
 */
export function setAttendance(call: VisitCall, id: number, isMissed: boolean): Promise<void> {
  const { tenant, now } = call
  return call.db.tx(async (tx) => {
    const visit = await requireOwnVisit({ ...call, db: tx }, id, true)
    if (isMissed && visit.startsAt > now) throw new HttpError(409, 'TOO_EARLY')
    const takenPlace = await tx.query('select from consultation where tenant = $1 and appointment_id = $2', [
      tenant.id,
      id,
    ])
    if (isMissed && takenPlace.length > 0) throw new HttpError(409, 'VISIT_TOOK_PLACE')
    const changed = await tx.query(
      `insert into video_consultation as c (tenant, appointment_id, missed_at) values ($1, $2, $3)
       on conflict (tenant, appointment_id) do update set missed_at = excluded.missed_at
         where (c.missed_at is null) <> (excluded.missed_at is null) returning appointment_id`,
      [tenant.id, id, isMissed ? now.toISOString() : null],
    )
    if (isMissed && changed.length > 0)
      await enqueueLetters(tx, tenant.id, { kind: 'missed', bookId: id, now })
  })
}
