import type { VideoCall } from '../../../schemas/generated/entities'
import { HttpError } from '../../platform/errors/httpError'
import { findOwnCall, type CallContext } from './callContext'
import { toEntity } from './callQueries'
import { notifyChange, notifySide } from './notifySides'
import { readCall } from './startCall'

/**
 * Says to who calls in how many minutes the called side comes. At a doctor the call rings no more and the patient waits; at a
 * patient it rings on. Throws 404 for a call of others, 409 CALL_OVER for one that does not ring, NO_APPOINTMENT for one without
 * a time to keep, and 403 for the side that calls.
 */
export async function delayCall(context: CallContext, id: number, minutes: number): Promise<VideoCall> {
  const { call, side } = await findOwnCall(context, id)
  if (call.appointmentId === null) throw new HttpError(409, 'NO_APPOINTMENT')
  if (call.status === 'calling' && call.startedBy === side) throw new HttpError(403, 'FORBIDDEN')
  const { db, tenant, now } = context
  const delayed = await db.query(
    `update video_call set expected_at = $3, is_quiet = started_by = 'patient'
     where tenant = $1 and id = $2 and status = 'calling' and started_by <> $4 returning id`,
    [tenant.id, id, new Date(now.getTime() + minutes * 60_000).toISOString(), side],
  )
  if (delayed.length === 0) throw new HttpError(409, 'CALL_OVER')
  if (side === 'doctor')
    await notifySide(context, call, 'doctor', 'cancelCalling', { callId: id, by: 'doctor' })
  await notifyChange(context, call)
  return toEntity(await readCall(db, context, id), side)
}
