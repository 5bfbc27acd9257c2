import type { VideoCall } from '../../../../schemas/generated/entities'
import type { CallTab } from '../../../../schemas/hub'
import type { Tx } from '../../../platform/db/database'
import { HttpError } from '../../../platform/errors/httpError'
import type { PoolSettings } from '../../../platform/tenants/settings/poolSettings'
import { languageOf, type CallContext } from '../callContext'
import { selectCalls, type Side, type StoredCall } from '../callQueries'
import { acceptCall } from '../changeCall'
import { afterStart, insertCall, isAlive, readCall, repeatCall } from '../startCall'
import { leaveOthers, lockLines } from '../state/lines'
import { notifyLeft } from '../state/notifyEnd'
import { isCalling } from '../state/queue'
import { isTakenBy, noteSide } from '../state/storeEvent'
import { notifyPool } from './notifyPool'
import { setPoolAlert } from './poolAlert'
import { listOnlineDoctors } from './poolDoctors'
import { requirePool } from './requirePool'
import { ringNext } from './ringNext'

/** Seconds after a lost or stopped call in which the same person keeps their place. */
const PLACE_SECONDS = 120

/**
 * Starts a call without an appointment: it waits for the pool of the tenant and rings at its doctors in turn. One that still waits,
 * rings or is in progress is taken up again: repeated it is a sign of life, and a reload finds the call. Throws 403 NO_VIDEO_ACCESS,
 * and 409 NO_DOCTOR when nobody is there, POOL_CLOSED, POOL_FULL or POOL_USED_UP.
 */
export async function startPoolCall(context: CallContext, from?: CallTab): Promise<VideoCall> {
  const { db, actor } = context
  const sideOf = (call: StoredCall): Side => (call.patientId === actor ? 'patient' : 'doctor')
  const isOwn = (call: StoredCall) =>
    call.poolSince != null && (call.patientId === actor || call.doctorPersonId === actor)
  const named = from?.callId === undefined ? undefined : await readCall(db, context, from.callId)
  if (named && isOwn(named)) {
    const repeated = await repeatCall(db, context, sideOf(named), isOwn, from)
    if (repeated) return afterStart(context, repeated.call, sideOf(named), repeated.started)
  }
  const current = await findCurrent(context)
  if (current) return takeUp(context, current, from)
  const settings = await requirePool(context)
  const online = await listOnlineDoctors(context)
  if (online.filter(({ personId }) => personId !== actor).length === 0) throw new HttpError(409, 'NO_DOCTOR')
  const call = await insert(context, settings, from)
  await setPoolAlert(context, false)
  await ringNext(context, online)
  await notifyPool(context)
  return afterStart(context, await readCall(db, context, call), 'patient', 'new')
}

/** The patient comes back to their call; one that rings at them is answered. */
async function takeUp(context: CallContext, call: StoredCall, from: CallTab | undefined): Promise<VideoCall> {
  const isCalled = call.status === 'calling' && call.startedBy === 'doctor'
  if (isCalled) return acceptCall(context, call.id, from)
  const isMoved = isTakenBy(call, 'patient', from?.tab)
  await noteSide(context.db, context, call.id, 'patient', from)
  return afterStart(context, call, 'patient', isMoved ? 'moved' : 'same')
}

/** The call to the pool in which the user waits, rings or talks. */
async function findCurrent(context: CallContext): Promise<StoredCall | undefined> {
  const [call] = await selectCalls(context.db, {
    tenant: context.tenant.id,
    language: languageOf(context),
    now: context.now,
    where: `v.patient_id = $4 and v.pool_since is not null and v.status in ('calling', 'inProgress')
      order by v.started_at desc limit 1`,
    values: [context.actor],
  })
  return call && isAlive(call, 'patient', context.now) ? call : undefined
}

/** Inserts the call at the end of the queue, or where the patient was who comes back at once. Two tabs make one call. */
async function insert(
  context: CallContext,
  { maxWaiting }: PoolSettings,
  from: CallTab | undefined,
): Promise<number> {
  const { db, tenant, actor, now } = context
  const { id, left } = await db.tx(async (tx) => {
    const people = { doctorId: null, patientId: actor }
    await lockLines(tx, context, people)
    const current = await findCurrent({ ...context, db: tx })
    if (current) return { id: current.id, left: [] }
    const waiting = await tx.query(
      `select from video_call o where o.tenant = $1 and o.pool_since is not null and o.started_by = 'patient' and ${isCalling('$2')}`,
      [tenant.id, now.toISOString()],
    )
    if (waiting.length >= maxWaiting) throw new HttpError(409, 'POOL_FULL')
    const others = await leaveOthers(tx, context, { ...people, id: null }, ['patient'])
    const made = await insertCall(tx, context, { ...people, appointmentId: null }, 'patient', from)
    const before = await findPlace(tx, context)
    await tx.query(
      `update video_call set is_quiet = true, pool_since = $3, reason = $4 where tenant = $1 and id = $2`,
      [tenant.id, made, (before?.poolSince ?? now).toISOString(), from?.reason ?? before?.reason ?? null],
    )
    return { id: made, left: others }
  })
  await notifyLeft(context, left)
  return id
}

/** The place in the queue that the patient has just left, and what they wrote. */
async function findPlace(
  tx: Tx,
  { tenant, actor, now }: CallContext,
): Promise<{ poolSince: Date; reason: string | null } | undefined> {
  const [place] = await tx.query<{ poolSince: Date; reason: string | null }>(
    `select pool_since as "poolSince", reason from video_call where tenant = $1 and patient_id = $2 and pool_since is not null
       and status = 'cancelled' and ended_at > $3::timestamptz - interval '${PLACE_SECONDS} seconds' order by ended_at desc limit 1`,
    [tenant.id, actor, now.toISOString()],
  )
  return place
}
