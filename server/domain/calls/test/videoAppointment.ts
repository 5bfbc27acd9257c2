import { AppointmentType } from '../../../../schemas/generated/constants'
import { personId } from '../../../demo/people/personRow'
import type { Clinic } from '../../../test/clinic/clinic'

/** Inserts an appointment of a person with the doctor who has an account, of tenant `one` unless another is named. Returns its id. */
export async function insertVideoAppointment(
  { db }: Pick<Clinic, 'db'>,
  {
    patient,
    start,
    type = AppointmentType.online,
    tenant = 'one',
  }: { patient: string; start: Date; type?: AppointmentType; tenant?: string },
): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    `insert into appointment (tenant, patient_id, provider_id, doctor_id, service_id, starts_at, ends_at)
     select d.tenant, $2, p.id, d.id, s.id, $3::timestamptz, $3::timestamptz + interval '15 minutes'
     from doctor d join provider p on p.tenant = d.tenant and p.doctor_id = d.id
     join provider_service o on o.tenant = p.tenant and o.provider_id = p.id
     join service s on s.tenant = o.tenant and s.id = o.service_id and s.type = $4
     where d.tenant = $5 and d.person_id = $1 limit 1 returning id`,
    [personId(tenant, 'doctor'), personId(tenant, patient), start.toISOString(), type, tenant],
  )
  if (!row) throw new Error('the doctor with an account offers no such service')
  return row.id
}
