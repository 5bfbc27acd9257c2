import type { CallContext } from '../callContext'
import type { StoredCall } from '../callQueries'
import { notifySide } from '../notifySides'

/** Why a call stops ringing at a doctor of the pool and rings at another one. */
export type PassReason = 'declined' | 'unanswered' | 'gone'

/**
 * Stops the ringing of a call at a doctor of the pool: the patient keeps their place, and it counts as no refusal. Returns whether
 * it rang there; a ring whose time is not over is not unanswered: another process has passed the call on, and lets it ring there again.
 * Call `ringNext` afterwards.
 */
export async function passOn(context: CallContext, call: StoredCall, reason: PassReason): Promise<boolean> {
  const { db, tenant, now } = context
  const passed = await db.tx(async (tx) => {
    const rows = await tx.query(
      `update video_call set doctor_id = null, is_quiet = true, rings_until = null
       where tenant = $1 and id = $2 and doctor_id = $3 and status = 'calling' and started_by = 'patient' and pool_since is not null
         and ($4 <> 'unanswered' or rings_until <= $5::timestamptz)
       returning id`,
      [tenant.id, call.id, call.doctorId, reason, now.toISOString()],
    )
    if (rows.length === 0) return false
    await tx.query(
      `update call_ring set outcome = $4 where tenant = $1 and call_id = $2 and doctor_id = $3 and outcome is null`,
      [tenant.id, call.id, call.doctorId, reason],
    )
    return true
  })
  if (passed) await notifySide(context, call, 'doctor', 'cancelCalling', { callId: call.id, by: 'doctor' })
  return passed
}
