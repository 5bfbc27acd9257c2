import type { Tx } from '../../../platform/db/database'
import type { CallContext } from '../callContext'
import type { Side, StoredCall } from '../callQueries'

/** Seconds that the call of a doctor of the pool rings at the patient. */
const TURN_SECONDS = 45

/**
 * Turns the call of a patient who waits and looks at something else into a ring at them, because nobody is seen without a press. So
 * does every call to the pool: the patient learns who answers before the picture goes out. Returns whether it did: any other patient
 * who is there is answered. Call it in a transaction, after `lockLines`.
 */
export async function ringBack(
  tx: Tx,
  { tenant, now }: Pick<CallContext, 'tenant' | 'now'>,
  { id, doctorId }: Pick<StoredCall, 'id' | 'doctorId'>,
  side: Side,
): Promise<boolean> {
  if (side !== 'doctor') return false
  const turned = await tx.query(
    `update video_call set started_by = 'doctor', started_at = $3, doctor_seen_at = $3, is_quiet = false, expected_at = null,
       rings_until = case when pool_since is not null then $4::timestamptz end
     where tenant = $1 and id = $2 and status = 'calling' and started_by = 'patient' and doctor_id = $5
       and case when pool_since is null then is_patient_away and appointment_id is not null else true end returning id`,
    [tenant.id, id, now.toISOString(), new Date(now.getTime() + TURN_SECONDS * 1000).toISOString(), doctorId],
  )
  if (turned.length > 0)
    await tx.query(
      `update call_ring set outcome = 'answered' where tenant = $1 and call_id = $2 and doctor_id = $3 and outcome is null`,
      [tenant.id, id, doctorId],
    )
  return turned.length > 0
}
