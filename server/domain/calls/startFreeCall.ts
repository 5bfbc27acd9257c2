import type { VideoCall } from '../../../schemas/generated/entities'
import type { CallTab } from '../../../schemas/hub'
import { HttpError } from '../../platform/errors/httpError'
import { languageOf, type CallContext } from './callContext'
import { selectCalls, type StoredCall } from './callQueries'
import { noteSide } from './state/storeEvent'
import { afterStart, insertCall, isAlive, readCall, repeatCall, requireVideoAccess } from './startCall'

/**
 * Starts a call without an appointment to a doctor who is connected and talks to nobody. One that still rings or is in
 * progress is taken up again: repeated it is a sign of life, and a reload finds the call. Throws 403 NO_VIDEO_ACCESS, and
 * 409 NO_DOCTOR when nobody is free.
 */
export async function startFreeCall(context: CallContext, from?: CallTab): Promise<VideoCall> {
  const { db, tenant, actor } = context
  await requireVideoAccess(db, tenant.id, [actor])
  const isOwn = (call: StoredCall) => call.appointmentId === null && call.patientId === actor
  const repeated = await repeatCall(db, context, 'patient', isOwn, from)
  if (repeated) return afterStart(context, repeated.call, 'patient', repeated.started)
  const current = await findCurrent(context)
  if (current) {
    await noteSide(db, context, current.id, 'patient', from)
    return afterStart(context, current, 'patient', 'same')
  }
  for (const doctor of await listFreeDoctors(context)) {
    if (!(await context.hub.isConnected(tenant.id, doctor.personId))) continue
    const called = { appointmentId: null, patientId: actor, doctorId: doctor.id }
    const id = await insertCall(db, context, called, 'patient', from)
    return afterStart(context, await readCall(db, context, id), 'patient', 'new')
  }
  throw new HttpError(409, 'NO_DOCTOR')
}

/** The call without an appointment in which the user is, or with which they still call. */
async function findCurrent(context: CallContext): Promise<StoredCall | undefined> {
  const [call] = await selectCalls(context.db, {
    tenant: context.tenant.id,
    language: languageOf(context),
    now: context.now,
    where: `v.patient_id = $4 and v.appointment_id is null and v.status in ('calling', 'inProgress')
      order by v.started_at desc limit 1`,
    values: [context.actor],
  })
  return call && isAlive(call, 'patient', context.now) ? call : undefined
}

/** Who has just refused or let this patient ring comes last. */
const listFreeDoctors = ({
  db,
  tenant,
  actor,
  now,
}: CallContext): Promise<{ id: number; personId: string }[]> =>
  db.query(
    `select d.id, d.person_id as "personId" from doctor d
     where d.tenant = $1 and d.is_active and d.person_id is not null and d.person_id <> $2
       and not exists (select from video_call v where v.tenant = d.tenant and v.doctor_id = d.id
         and v.status in ('calling', 'inProgress')
         and greatest(v.patient_seen_at, v.doctor_seen_at) > $3::timestamptz - interval '150 seconds')
     order by (select max(v.started_at) from video_call v where v.tenant = d.tenant and v.doctor_id = d.id and v.patient_id = $2
       and v.appointment_id is null and v.status in ('refused', 'cancelled')
       and v.started_at > $3::timestamptz - interval '15 minutes') nulls first, d.id limit 50`,
    [tenant.id, actor, now.toISOString()],
  )
