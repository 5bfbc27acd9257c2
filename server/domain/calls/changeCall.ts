import type { VideoCall } from '../../../schemas/generated/entities'
import type { CallJoin, CallSignal, CallTab } from '../../../schemas/hub'
import { guestJoin, guestSignal, notifyGuests, notifyGuestsOfEnd, notifyOthers } from './guests/signals'
import { HttpError } from '../../platform/errors/httpError'
import { noteTakenPlace } from '../records/consultations/written/takenPlace'
import {
  findOwnCall,
  hasRungAtSql,
  isOpenToDoctor,
  languageOf,
  otherSide,
  type CallContext,
} from './callContext'
import { isInPool, selectCalls, toEntity, type Side, type StoredCall } from './callQueries'
import { isSideOnline, notifyAccepted, notifyBoth, notifyChange } from './notifySides'
import { makeVisit } from './pool/makeVisit'
import { notifyPool } from './pool/notifyPool'
import { passOn } from './pool/passOn'
import { ringNext } from './pool/ringNext'
import { afterStart, notePresence, readCall } from './startCall'
import { ringBack } from './state/ringBack'
import type { CallEvent } from './state/callMachine'
import { leaveOthers, lockLines } from './state/lines'
import { notifyEnd, notifyLeft } from './state/notifyEnd'
import { notifyQueue } from './state/queue'
import { isTakenBy, noteSide, storeEvent } from './state/storeEvent'
import { withRoomToken } from './withRoomToken'

/**
 * Answers a call that rings. The first answer wins; 409 CALL_OVER when it rings no more. A patient who waits and looks at something
 * else is rung at: the answer still rings.
 */
export async function acceptCall(context: CallContext, id: number, from?: CallTab): Promise<VideoCall> {
  const { call, side } = await findOwnCall(context, id)
  const { db, tenant } = context
  const left = await db.tx(async (tx) => {
    await lockLines(tx, context, call)
    if (await ringBack(tx, context, call, side)) {
      await noteSide(tx, context, id, side, from)
      return null
    }
    // Of the pool, only the patient answers: the call rings elsewhere now.
    const isPassedOn = side === 'doctor' && call.poolSince != null
    const change = isPassedOn ? null : await storeEvent(tx, context, id, { type: 'answer', by: side })
    if (change?.status !== 'inProgress') throw new HttpError(409, 'CALL_OVER')
    await noteSide(tx, context, id, side, from)
    const appointmentId = call.appointmentId ?? (await makeVisit(tx, context, call))
    await noteTakenPlace(tx, tenant.id, appointmentId)
    return leaveOthers(tx, context, call, ['patient', 'doctor'])
  })
  if (left === null) return afterStart(context, await readCall(db, context, id), side, 'rungBack')
  notePresence(context, id, side)
  const accepted = await readCall(db, context, id)
  const entity = toEntity(accepted, side)
  await notifyAccepted(context, accepted, entity)
  await notifyChange(context, accepted)
  await notifyQueue(context, accepted)
  if (call.poolSince != null) await notifyPool(context)
  await notifyLeft(context, left)
  return withRoomToken(context, entity, side)
}

/**
 * Stops a call that rings: the caller stops calling, or the called side refuses. Both sides receive the same
 * message and read it by what they were doing (C-071). A call in progress ends.
 */
export const cancelCall = (context: CallContext, id: number): Promise<true> =>
  endCall(context, id, (by) => ({ type: 'cancel', by }))

/** Ends a call: a side leaves. Ending it twice changes nothing. */
export const finishCall = (context: CallContext, id: number): Promise<true> =>
  endCall(context, id, (by) => ({ type: 'leave', by }))

/** Ends a call, however far it is, because the doctor has ended the visit. Both sides learn it, also when no call is open. */
export async function endVisitCall(context: CallContext, id: number): Promise<void> {
  const { call } = await findOwnCall(context, id)
  const change = await context.db.tx((tx) => storeEvent(tx, context, id, { type: 'endConsultation' }))
  if (change?.before === 'calling') return notifyEnd(context, call, change)
  await notifyGuestsOfEnd(context, id)
  await notifyBoth(context, call, 'callEnded', {
    callId: id,
    by: 'doctor',
    isConsultationEnded: true,
    reason: 'consultationEnded',
  })
  await notifyChange(context, call)
}

async function endCall(context: CallContext, id: number, eventOf: (side: Side) => CallEvent): Promise<true> {
  const { call, side } = await findOwnCall(context, id)
  if (side === 'doctor' && isInPool(call)) {
    await passOn(context, call, 'declined')
    await ringNext(context)
    return true
  }
  const change = await context.db.tx((tx) => storeEvent(tx, context, id, eventOf(side)))
  await (change ? notifyEnd(context, call, change) : notifyChange(context, call))
  return true
}

/**
 * Reads the calls that ring for the user, and those of `ids` that are theirs, as a tab asks after each connect.
 */
export async function readCalls(context: CallContext, ids: readonly number[]): Promise<VideoCall[]> {
  const { db, tenant, actor, visit, now } = context
  const isOwn = visit
    ? 'v.appointment_id = $5::int'
    : `(v.patient_id = $5 or exists (select from doctor d where d.tenant = v.tenant and d.id = v.doctor_id and d.person_id = $5)
       or (v.id = any($4::int[]) and ${hasRungAtSql('$5')})
       or exists (select from family_link l join person p on p.tenant = l.tenant and p.id = l.admin_id
         where l.tenant = v.tenant and l.admin_id = $5 and l.member_id = v.patient_id and l.dependent and p.is_family_admin))`
  const calls = await selectCalls(db, {
    tenant: tenant.id,
    language: languageOf(context),
    now,
    where: `(v.id = any($4::int[]) or v.status = 'calling') and ${isOwn} order by v.id`,
    values: [ids, visit?.appointmentId ?? actor],
    isCommon: true,
  })
  const isOfOther = (call: StoredCall) =>
    isInPool(call) && call.patientId !== actor && call.doctorPersonId !== actor
  const sideOf = (call: StoredCall): Side =>
    call.doctorPersonId === actor || isOfOther(call) ? 'doctor' : 'patient'
  const rings = (call: StoredCall) =>
    call.status === 'calling' && !call.isQuiet && call.startedBy !== sideOf(call)
  const shown = calls.filter((call) => ids.includes(call.id) || rings(call))
  const isOpen = await Promise.all(
    shown.map(async (call) => sideOf(call) === 'patient' || (await isOpenToDoctor(context, call))),
  )
  return Promise.all(
    shown
      .filter((_, index) => isOpen[index])
      .map(async (call) => {
        const side = sideOf(call)
        const isOtherOnline = await isSideOnline(context, call, otherSide(side))
        const entity = { ...toEntity(call, side), isOtherOnline }
        return isOfOther(call) ? passedOn(entity) : withRoomToken(context, entity, side)
      }),
  )
}

/** A call that rings at another doctor of the pool, as a doctor reads it who has passed it on: it is over there. */
const passedOn = (call: VideoCall): VideoCall => ({
  ...call,
  status: 'refused',
  endedBy: 'doctor',
  endReason: 'refused',
})

/**
 * Says that a tab of this side takes part in a call. Repeated, it is a heartbeat. Throws CALL_TAKEN for a tab from which another
 * one has taken the call: the last one that started or answered has it, so two tabs never end each other.
 */
export async function joinCall(context: CallContext, join: CallJoin): Promise<true> {
  const { callId, peer, tab } = join
  if (context.guest) return guestJoin(context, context.guest, join)
  const { call, side } = await requireInProgress(context, callId)
  if (isTakenBy(call, side, tab)) throw new HttpError(409, 'CALL_TAKEN')
  await noteSide(context.db, context, callId, side, { ...(tab && { tab }) })
  notePresence(context, callId, side)
  await notifyBoth(context, call, 'callJoined', { callId, peer, side })
  await notifyGuests(context, callId, 'callJoined', { callId, peer, side })
  return true
}

/** Passes a message of the video engine to the others in a call in progress, or to one of them. */
export async function sendSignal(context: CallContext, signal: CallSignal): Promise<true> {
  if (context.guest) return guestSignal(context, context.guest, signal)
  const { callId, peer, data, to } = signal
  const { call, side } = await requireInProgress(context, callId)
  await notifyOthers(context, call, { from: side, to }, { callId, peer, side, data })
  return true
}

async function requireInProgress(context: CallContext, id: number): ReturnType<typeof findOwnCall> {
  const found = await findOwnCall(context, id)
  if (found.call.status !== 'inProgress') throw new HttpError(409, 'CALL_OVER')
  return found
}
