import type { Tx } from '../../../../platform/db/database'
import { doctorFullNameSql } from '../../../catalogue/entitySql'

/**
 * Writes that a visit took place: from here on the patient finds it among their consultations, and the doctor among what is to
 * be finished. Repeated, it changes nothing. Returns the id of the consultation.
 */
export async function noteTakenPlace(tx: Tx, tenant: string, appointmentId: number): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    `insert into consultation (tenant, patient_id, appointment_id, doctor_id, held_on, doctor_name, specialty)
     select a.tenant, a.patient_id, a.id, a.doctor_id, (a.starts_at at time zone d.timezone)::date, ${doctorFullNameSql}, sp.name
     from appointment a join doctor d on d.tenant = a.tenant and d.id = a.doctor_id
     join service s on s.tenant = a.tenant and s.id = a.service_id
     join specialty sp on sp.tenant = s.tenant and sp.id = s.specialty_id
     where a.tenant = $1 and a.id = $2
     on conflict (tenant, appointment_id) where appointment_id is not null
       do update set doctor_id = excluded.doctor_id returning id`,
    [tenant, appointmentId],
  )
  await tx.query(
    'update video_consultation set missed_at = null where tenant = $1 and appointment_id = $2 and missed_at is not null',
    [tenant, appointmentId],
  )
  return row?.id ?? 0
}
