import { AppointmentStatus, AppointmentType } from '../../../../schemas/generated/constants'
import type { Tx } from '../../../platform/db/database'
import { HttpError } from '../../../platform/errors/httpError'
import { poolSettingsOf } from '../../../platform/tenants/settings/poolSettings'
import type { CallContext } from '../callContext'
import type { StoredCall } from '../callQueries'

/**
 * Makes the visit of a call to the pool when both sides are connected: from here on it has a state, a note and a place in the records
 * as any other. It takes no time of a calendar. Returns the id of its appointment. Call it in the transaction that answers the call.
 */
export async function makeVisit(
  tx: Tx,
  { tenant, now }: Pick<CallContext, 'tenant' | 'now'>,
  { id, doctorId, patientId, reason }: StoredCall,
): Promise<number> {
  const [visit] = await tx.query<{ id: number }>(
    `insert into appointment (tenant, patient_id, provider_id, doctor_id, service_id, starts_at, ends_at, notes, status, is_unbooked)
     select p.tenant, $3, p.id, p.doctor_id, s.id, $4::timestamptz, $4::timestamptz + s.duration * interval '1 minute', $5,
       ${AppointmentStatus.booked}, true
     from provider p join provider_service o on o.tenant = p.tenant and o.provider_id = p.id
     join service s on s.tenant = o.tenant and s.id = o.service_id and s.is_active and s.type = ${AppointmentType.online}
     where p.tenant = $1 and p.doctor_id = $2 and p.is_active
     order by (s.id = $6::int) desc nulls last, s.duration, s.id limit 1 returning id`,
    [tenant.id, doctorId, patientId, now.toISOString(), reason, poolSettingsOf(tenant)?.serviceId ?? null],
  )
  if (!visit) throw new HttpError(409, 'NO_DOCTOR')
  await tx.query(
    'update video_call set appointment_id = $3, rings_until = null where tenant = $1 and id = $2',
    [tenant.id, id, visit.id],
  )
  return visit.id
}
