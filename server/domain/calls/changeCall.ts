import type { VideoCall } from '../../../schemas/generated/entities'
import type { CallJoin, CallSignal } from '../../../schemas/hub'
import { HttpError } from '../../platform/errors/httpError'
import { noteTakenPlace } from '../records/consultations/written/takenPlace'
import { findOwnCall, otherSide, type CallContext } from './callContext'
import { toEntity, type StoredCall } from './callQueries'
import { notifyAccepted, notifyBoth, notifySide } from './notifySides'
import { withRoomToken } from './withRoomToken'

/** Answers a call that rings. The first answer wins; 409 CALL_OVER when it rings no more. */
export async function acceptCall(context: CallContext, id: number): Promise<VideoCall> {
  const { call, side } = await findOwnCall(context, id)
  if (call.status !== 'calling') throw new HttpError(409, 'CALL_OVER')
  const { db, tenant, now } = context
  await db.tx(async (tx) => {
    const rows = await tx.query(
      `update video_call set status = 'inProgress', answered_at = $3, ${side}_seen_at = $3
       where tenant = $1 and id = $2 and status = 'calling' and started_by <> $4 returning id`,
      [tenant.id, id, now.toISOString(), side],
    )
    if (rows.length === 0) throw new HttpError(409, 'CALL_OVER')
    if (call.appointmentId !== null) await noteTakenPlace(tx, tenant.id, call.appointmentId)
  })
  const accepted: StoredCall = { ...call, status: 'inProgress', answeredAt: now.toISOString() }
  const entity = toEntity(accepted)
  await notifyAccepted(context, accepted, entity)
  return withRoomToken(context, entity, side)
}

/**
 * Stops a call that rings: the caller stops calling, or the called side refuses. Both sides receive the same
 * message and read it by what they were doing (C-071). A call in progress ends.
 */
export async function cancelCall(context: CallContext, id: number): Promise<true> {
  const { call, side } = await findOwnCall(context, id)
  if (call.status === 'inProgress') return finishCall(context, id)
  const status = call.startedBy !== side ? 'refused' : side === 'doctor' ? 'missed' : 'cancelled'
  const { db, tenant, now } = context
  const rows = await db.query(
    `update video_call set status = $3, ended_at = $4 where tenant = $1 and id = $2 and status = 'calling' returning id`,
    [tenant.id, id, status, now.toISOString()],
  )
  if (rows.length > 0) await notifyBoth(context, call, 'cancelCalling', { callId: id, by: side })
  await notifySide(context, call, 'doctor', 'waitingChanged')
  return true
}

/** Ends a call: a side leaves. Ending it twice changes nothing. */
export async function finishCall(
  context: CallContext,
  id: number,
  isConsultationEnded = false,
): Promise<true> {
  const { call, side } = await findOwnCall(context, id)
  const { db, tenant, now } = context
  const rows = await db.query(
    `update video_call set status = 'ended', ended_at = $3
     where tenant = $1 and id = $2 and status = 'inProgress' returning id`,
    [tenant.id, id, now.toISOString()],
  )
  if (rows.length > 0 || isConsultationEnded)
    await notifyBoth(context, call, 'callEnded', { callId: id, by: side, isConsultationEnded })
  await notifySide(context, call, 'doctor', 'waitingChanged')
  return true
}

/** Says that a tab of this side takes part in a call; another tab of the same side leaves it. Repeated, it is a heartbeat. */
export async function joinCall(context: CallContext, { callId, peer }: CallJoin): Promise<true> {
  const { call, side } = await requireInProgress(context, callId)
  await context.db.query(`update video_call set ${side}_seen_at = $3 where tenant = $1 and id = $2`, [
    context.tenant.id,
    callId,
    context.now.toISOString(),
  ])
  await notifyBoth(context, call, 'callJoined', { callId, peer, side })
  return true
}

/** Passes a message of the video engine to the other side of a call in progress. */
export async function sendSignal(context: CallContext, { callId, peer, data }: CallSignal): Promise<true> {
  const { call, side } = await requireInProgress(context, callId)
  await notifySide(context, call, otherSide(side), 'callSignal', { callId, peer, side, data })
  return true
}

async function requireInProgress(context: CallContext, id: number): ReturnType<typeof findOwnCall> {
  const found = await findOwnCall(context, id)
  if (found.call.status !== 'inProgress') throw new HttpError(409, 'CALL_OVER')
  return found
}
