import { AppointmentStatus, AppointmentType } from '../../../schemas/generated/constants'
import type { VideoCall } from '../../../schemas/generated/entities'
import type { CallTab } from '../../../schemas/hub'
import type { Tx } from '../../platform/db/database'
import { AWAY_SECONDS } from '../appointments/visit/signsOfLife'
import { HttpError } from '../../platform/errors/httpError'
import { isTreated, treatmentTime } from '../people/treated'
import { noteTakenPlace } from '../records/consultations/written/takenPlace'
import { callSettingsOf } from '../../platform/tenants/settings/callSettings'
import { findCall, isForPatient, languageOf, otherSide, type CallContext } from './callContext'
import { isInPool, selectCalls, toEntity, type Side, type StoredCall } from './callQueries'
import { isOpen, joinWindow } from './joinWindow'
import { isSideOnline, notifyAccepted, notifyChange, notifySide } from './notifySides'
import { leaveOthers, lockLines, type LeftCall } from './state/lines'
import { notifyLeft } from './state/notifyEnd'
import { notifyQueue, waitQuietly } from './state/queue'
import { ringBack } from './state/ringBack'
import { isTakenBy, noteSide, storeEvent, type SideTab } from './state/storeEvent'
import { pushCall } from './state/pushCall'
import { withRoomToken } from './withRoomToken'

/** What the rules about the start of a call read of an appointment. */
interface CalledAppointment {
  id: number
  patientId: string
  doctorId: number
  doctorPersonId: string | null
  startsAt: Date
  status: number
  type: number
  hasEnded: boolean
}

/**
 * Starts the call of an appointment, as its patient or its doctor. The other side already calls: this
 * answers it. A call in progress: this comes back to it. Repeated calls of the same side are heartbeats.
 * Throws 404 for an appointment of others, 403 NO_VIDEO_ACCESS, and 409 with the reason.
 */
export async function startAppointmentCall(
  context: CallContext,
  appointmentId: number,
  from?: CallTab,
): Promise<VideoCall> {
  const { side, left, ...start } = await context.db.tx(async (tx) => {
    const appointment = await lockAppointment(tx, context, appointmentId)
    const side = await sideOf(tx, context, appointment)
    if (side === 'patient') await requireJoinable(tx, context, appointment)
    const repeated = await repeatCall(tx, context, side, (call) => call.appointmentId === appointmentId, from)
    if (repeated) return { side, left: [], ...repeated }
    if (side === 'doctor' && appointment.hasEnded) await reopen(tx, context, appointmentId)
    return { side, ...(await takeUp(tx, context, appointment, side, from)) }
  })
  await notifyLeft(context, left)
  return afterStart(context, start.call, side, start.started)
}

/**
 * A tab repeats the call that it started, which is a heartbeat. Undefined if it names none, or one that `isOwn` does not take: what
 * a tab names may be the call of others. What is over stays over: otherwise a tab whose call another one has ended would start it
 * again.
 */
export async function repeatCall(
  tx: Tx,
  context: CallContext,
  side: Side,
  isOwn: (call: StoredCall) => boolean,
  { callId, ...from }: Partial<CallTab> = {},
): Promise<{ started: Started; call: StoredCall } | undefined> {
  if (callId === undefined) return undefined
  const call = await findCall(tx, context, callId)
  if (!call || !isOwn(call)) return undefined
  if (isTakenBy(call, side, from.tab)) return { started: 'over', call: { ...call, isTaken: true } }
  if (call.status !== 'calling' && call.status !== 'inProgress') return { started: 'over', call }
  await noteSide(tx, context, callId, side, from)
  return { started: 'same', call }
}

async function lockAppointment(tx: Tx, { tenant }: CallContext, id: number): Promise<CalledAppointment> {
  const [row] = await tx.query<CalledAppointment>(
    `select a.id, a.patient_id as "patientId", a.doctor_id as "doctorId", d.person_id as "doctorPersonId",
       a.starts_at as "startsAt", a.status, s.type,
       exists (select from video_consultation c where c.tenant = a.tenant and c.appointment_id = a.id
         and c.ended_at is not null) as "hasEnded"
     from appointment a join doctor d on d.tenant = a.tenant and d.id = a.doctor_id
     join service s on s.tenant = a.tenant and s.id = a.service_id
     where a.tenant = $1 and a.id = $2 for update of a`,
    [tenant.id, id],
  )
  if (!row) throw new HttpError(404, 'NOT_FOUND')
  return row
}

/** Reads inside the transaction: the embedded database has one connection, which a second query would wait for. */
async function sideOf(tx: Tx, context: CallContext, appointment: CalledAppointment): Promise<Side> {
  const isDoctor = appointment.doctorPersonId === context.actor
  const isSide = isDoctor
    ? await mayCall(tx, context, appointment)
    : await isForPatient({ ...context, db: tx }, { ...appointment, appointmentId: appointment.id })
  if (!isSide) throw new HttpError(404, 'NOT_FOUND')
  const isCallable =
    appointment.status === AppointmentStatus.booked && appointment.type === AppointmentType.online
  if (!isCallable) throw new HttpError(409, 'NOT_A_VIDEO_APPOINTMENT')
  return isDoctor ? 'doctor' : 'patient'
}

/** A doctor calls people whom they treat, and answers everybody. */
async function mayCall(
  tx: Tx,
  context: CallContext,
  { id, patientId, doctorId }: CalledAppointment,
): Promise<boolean> {
  const [active] = await selectActive(tx, context, id)
  if (active?.status === 'inProgress' || (active?.status === 'calling' && active.startedBy === 'patient'))
    return true
  const { tenant, now } = context
  return isTreated(tx, { tenant: tenant.id, doctorId, patientId }, treatmentTime(tenant, now))
}

/**
 * A patient joins inside the window, with video-call access, until the doctor has ended the consultation. Whom the doctor has
 * given the link of the visit needs no access.
 */
async function requireJoinable(tx: Tx, context: CallContext, appointment: CalledAppointment): Promise<void> {
  const { tenant, actor, visit, now } = context
  if (!visit) await requireVideoAccess(tx, tenant.id, [actor, appointment.patientId])
  if (appointment.hasEnded) throw new HttpError(409, 'CONSULTATION_ENDED')
  const window = joinWindow(appointment.startsAt, callSettingsOf(tenant))
  if (!isOpen(window, now)) throw new HttpError(409, now < window.opensAt ? 'TOO_EARLY' : 'TOO_LATE')
}

/** Video-call access of the patient, or of the family administrator who acts for them. */
export async function requireVideoAccess(tx: Tx, tenant: string, ids: readonly string[]): Promise<void> {
  const rows = await tx.query(
    'select 1 from person where tenant = $1 and id = any($2) and (is_plus or is_doctor24)',
    [tenant, ids],
  )
  if (rows.length === 0) throw new HttpError(403, 'NO_VIDEO_ACCESS')
}

/** A doctor who calls again after the end continues the consultation. */
const reopen = (tx: Tx, { tenant }: CallContext, appointmentId: number) =>
  tx.query('update video_consultation set ended_at = null where tenant = $1 and appointment_id = $2', [
    tenant.id,
    appointmentId,
  ])

/**
 * What a start did: it made a call that rings, answered one, rang at a patient who waits elsewhere, came back to one with the same
 * tab or moved it to another one, or repeated one that is over.
 */
type Started = 'new' | 'answered' | 'rungBack' | 'same' | 'moved' | 'over'

async function takeUp(
  tx: Tx,
  context: CallContext,
  appointment: CalledAppointment,
  side: Side,
  from: SideTab | undefined,
): Promise<{ started: Started; call: StoredCall; left: LeftCall[] }> {
  await lockLines(tx, context, appointment)
  const [active] = await selectActive(tx, context, appointment.id)
  if (active && isAlive(active, side, context.now)) {
    const started = await joinActive(tx, context, active, side, from)
    const left = await leaveOthers(
      tx,
      context,
      active,
      started === 'answered' ? ['patient', 'doctor'] : [side],
    )
    return { started, call: await readCall(tx, context, active.id), left }
  }
  const left = await leaveOthers(tx, context, { ...appointment, id: active?.id ?? null }, [side])
  if (active) left.push(...(await closeActive(tx, context, active, side)))
  const id = await insertCall(tx, context, { ...appointment, appointmentId: appointment.id }, side, from)
  if (side === 'patient') await waitQuietly(tx, context, id)
  return { started: 'new', call: await readCall(tx, context, id), left }
}

async function joinActive(
  tx: Tx,
  context: CallContext,
  active: StoredCall,
  side: Side,
  from: SideTab | undefined,
): Promise<Started> {
  const isMoved = isTakenBy(active, side, from?.tab)
  const isCalled = active.status === 'calling' && active.startedBy !== side
  const isRungBack = isCalled && (await ringBack(tx, context, active, side))
  const isAnswer = isCalled && !isRungBack
  if (isAnswer) await storeEvent(tx, context, active.id, { type: 'answer', by: side })
  await noteSide(tx, context, active.id, side, from)
  if (isAnswer && active.appointmentId !== null)
    await noteTakenPlace(tx, context.tenant.id, active.appointmentId)
  if (isRungBack) return 'rungBack'
  return isAnswer ? 'answered' : isMoved ? 'moved' : 'same'
}

/** Whether a call can be taken up: somebody still calls, or the other side is still there. */
export function isAlive(call: StoredCall, side: Side, now: Date): boolean {
  if (call.status === 'calling') return true
  if (call.status !== 'inProgress') return false
  const seen = side === 'patient' ? call.doctorSeenAt : call.patientSeenAt
  return seen !== null && now.getTime() - seen.getTime() < AWAY_SECONDS * 1000
}

const selectActive = (tx: Tx, context: CallContext, appointmentId: number): Promise<StoredCall[]> =>
  selectCalls(tx, {
    tenant: context.tenant.id,
    language: languageOf(context),
    now: context.now,
    where: `v.appointment_id = $4 and v.status in ('calling', 'inProgress')`,
    values: [appointmentId],
    isCommon: true,
  })

/** Closes a call whose other side is gone. */
async function closeActive(tx: Tx, context: CallContext, call: StoredCall, side: Side): Promise<LeftCall[]> {
  const change = await storeEvent(tx, context, call.id, { type: 'gone', by: otherSide(side) })
  return change ? [{ call, change }] : []
}

/** Inserts a call that rings. Returns its id. */
export async function insertCall(
  tx: Tx,
  context: CallContext,
  {
    appointmentId,
    patientId,
    doctorId,
  }: { appointmentId: number | null; patientId: string; doctorId: number | null },
  side: Side,
  from: SideTab | undefined,
): Promise<number> {
  const { tenant, now } = context
  const [row] = await tx.query<{ id: number }>(
    `insert into video_call (tenant, appointment_id, patient_id, doctor_id, started_by, status, started_at, ${side}_seen_at)
     values ($1, $2, $3, $4, $5, 'calling', $6, $6) returning id`,
    [tenant.id, appointmentId, patientId, doctorId, side, now.toISOString()],
  )
  const id = row?.id ?? 0
  await noteSide(tx, context, id, side, from)
  return id
}

/** Reads a call that exists. */
export async function readCall(tx: Tx, context: CallContext, id: number): Promise<StoredCall> {
  const call = await findCall(tx, context, id)
  if (!call) throw new HttpError(404, 'NOT_FOUND')
  return call
}

/** Notes that the connection of the user takes part in a call. */
export function notePresence(
  { presence, connection, tenant }: CallContext,
  callId: number,
  side: Side,
): void {
  if (connection) presence?.note(connection, { tenant: tenant.id, callId, side })
}

/** Tells both sides what a start did. Returns the call, and whether the other side is connected. */
export async function afterStart(
  context: CallContext,
  call: StoredCall,
  side: Side,
  started: Started,
): Promise<VideoCall> {
  const other = otherSide(side)
  const isOtherOnline = await isSideOnline(context, call, other)
  const entity = { ...toEntity(call, side), isOtherOnline }
  if (started === 'over') return entity
  notePresence(context, call.id, side)
  // A heartbeat of the caller rings again, for those who connect meanwhile. Of the pool it may ring elsewhere by now.
  if (started !== 'answered' && call.status === 'calling' && !call.isQuiet && !isInPool(call))
    await notifySide(context, call, other, 'notifyCall', { ...toEntity(call, other), isOtherOnline })
  if (side === 'doctor' && (started === 'new' || started === 'rungBack'))
    void pushCall(context, call, started === 'new' ? 'call' : 'turn')
  if (started === 'answered') await notifyAccepted(context, call, entity)
  if (started !== 'same') {
    await notifyChange(context, call)
    await notifyQueue(context, call)
  }
  return withRoomToken(context, entity, side)
}
