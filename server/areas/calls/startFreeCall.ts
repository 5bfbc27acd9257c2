import type { VideoCall } from '../../../schemas/generated/entities'
import { HttpError } from '../../http/errors/httpError'
import type { CallContext } from './callContext'
import { afterStart, insertCall, readCall, requireVideoAccess } from './startCall'

/**
 * Starts a call without an appointment to the first doctor who is connected and talks to nobody (CALL-034). Throws 403
 * NO_VIDEO_ACCESS (CALL-047), and 409 NO_DOCTOR when nobody is free (ERR-032).
 */
export async function startFreeCall(context: CallContext): Promise<VideoCall> {
  const { db, tenant, actor } = context
  await requireVideoAccess(db, tenant.id, [actor])
  for (const doctor of await listFreeDoctors(context)) {
    if (!(await context.hub.isConnected(tenant.id, doctor.personId))) continue
    const called = { appointmentId: null, patientId: actor, doctorId: doctor.id }
    const id = await insertCall(db, context, called, 'patient')
    return afterStart(context, await readCall(db, context, id), 'patient', 'new')
  }
  throw new HttpError(409, 'NO_DOCTOR')
}

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
     order by d.id limit 50`,
    [tenant.id, actor, now.toISOString()],
  )
