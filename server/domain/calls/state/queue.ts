import type { WaitingQueue } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'
import { AWAY_SECONDS, CALLER_GONE_SECONDS } from '../../appointments/visit/signsOfLife'
import type { CallContext } from '../callContext'
import type { StoredCall } from '../callQueries'
import { notifySide } from '../notifySides'

/** SQL: whether call `o` is one that somebody rings or waits in. Takes the placeholder of the instant. */
export const isCalling = (now: string): string => `(o.status = 'calling'
  and case o.started_by when 'patient' then o.patient_seen_at else o.doctor_seen_at end
    >= ${now}::timestamptz - interval '${CALLER_GONE_SECONDS} seconds')`

/** SQL: whether the doctor of call `o` is in it. Takes the placeholder of the instant. */
export const isTalking = (now: string): string => `(o.status = 'inProgress'
  and o.doctor_seen_at > ${now}::timestamptz - interval '${AWAY_SECONDS} seconds')`

/**
 * Lets a patient wait without ringing if the doctor talks, or another call rings at or from them. Call it in the transaction
 * that starts the call.
 */
export async function waitQuietly(
  tx: Tx,
  { tenant, now }: Pick<CallContext, 'tenant' | 'now'>,
  id: number,
): Promise<void> {
  await tx.query(
    `update video_call v set is_quiet = true where v.tenant = $1 and v.id = $2 and exists (
       select from video_call o where o.tenant = v.tenant and o.doctor_id = v.doctor_id and o.id <> v.id
         and (${isTalking('$3')} or (not o.is_quiet and ${isCalling('$3')})))`,
    [tenant.id, id, now.toISOString()],
  )
}

interface QueueRow extends Pick<WaitingQueue, 'ahead' | 'isDoctorBusy'> {
  expectedAt: Date | null
  doctorPersonId: string | null
}

/**
 * Who is before a waiting patient, by the hour of the appointment, whether the doctor is in a call or not connected, and when
 * they said that they come.
 */
export async function readQueue(
  db: Tx,
  { tenant, now, hub }: Pick<CallContext, 'tenant' | 'now' | 'hub'>,
  appointmentId: number,
): Promise<WaitingQueue> {
  const [row] = await db.query<QueueRow>(
    `select (select count(*)::int from video_call o join appointment b on b.tenant = o.tenant and b.id = o.appointment_id
         where o.tenant = a.tenant and o.doctor_id = a.doctor_id and b.id <> a.id and o.started_by = 'patient'
           and ${isCalling('$3')} and (b.starts_at, b.id) < (a.starts_at, a.id)) as ahead,
       exists (select from video_call o where o.tenant = a.tenant and o.doctor_id = a.doctor_id
         and o.appointment_id is distinct from a.id and ${isTalking('$3')}) as "isDoctorBusy",
       (select max(l.expected_at) from video_call l where l.tenant = a.tenant and l.appointment_id = a.id
         and l.started_by = 'patient' and not exists (select from video_call n where n.tenant = l.tenant
           and n.appointment_id = l.appointment_id and n.answered_at > l.started_at)) as "expectedAt",
       (select d.person_id from doctor d where d.tenant = a.tenant and d.id = a.doctor_id) as "doctorPersonId"
     from appointment a where a.tenant = $1 and a.id = $2`,
    [tenant.id, appointmentId, now.toISOString()],
  )
  const { expectedAt = null, doctorPersonId = null, ahead = 0, isDoctorBusy = false } = row ?? {}
  const isDoctorOnline = doctorPersonId !== null && (await hub.isConnected(tenant.id, doctorPersonId))
  return { ahead, isDoctorBusy, isDoctorOnline, expectedAt: expectedAt?.toISOString() ?? null }
}

/** Tells everybody who waits for the doctor of a call to read the queue again. */
export async function notifyQueue(context: CallContext, call: StoredCall): Promise<void> {
  const { db, tenant } = context
  const waiting = await db.query<{ appointmentId: number; patientId: string }>(
    `select appointment_id as "appointmentId", patient_id as "patientId" from video_call
     where tenant = $1 and doctor_id = $2 and id <> $3 and status = 'calling' and started_by = 'patient'
       and appointment_id is not null`,
    [tenant.id, call.doctorId, call.id],
  )
  for (const { appointmentId, patientId } of waiting) {
    const other = { ...call, appointmentId, patientId }
    await notifySide(context, other, 'patient', 'consultationChanged', { appointmentId })
  }
}
