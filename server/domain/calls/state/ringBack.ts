import type { Tx } from '../../../platform/db/database'
import type { CallContext } from '../callContext'
import type { Side, StoredCall } from '../callQueries'

/**
 * Turns the call of a patient who waits and looks at something else into a ring at them, because nobody is seen without a press.
 * Returns whether it did: a patient who is there is answered. Call it in a transaction, after `lockLines`.
 */
export async function ringBack(
  tx: Tx,
  { tenant, now }: Pick<CallContext, 'tenant' | 'now'>,
  { id }: Pick<StoredCall, 'id'>,
  side: Side,
): Promise<boolean> {
  if (side !== 'doctor') return false
  const turned = await tx.query(
    `update video_call set started_by = 'doctor', started_at = $3, doctor_seen_at = $3, is_quiet = false, expected_at = null
     where tenant = $1 and id = $2 and status = 'calling' and started_by = 'patient' and is_patient_away
       and appointment_id is not null returning id`,
    [tenant.id, id, now.toISOString()],
  )
  return turned.length > 0
}
