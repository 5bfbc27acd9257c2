import { AppointmentStatus } from '../../../../schemas/generated/constants'
import type { Tx } from '../../../platform/db/database'
import type { TenantOnServer } from '../../../platform/tenants/tenants'
import { offerFreedTime } from '../../waitingList/offerFreedTime'

interface Withdrawn {
  id: number
  doctorId: number
  start: Date
  end: Date
}

/**
 * Ends the proposals of another time for an appointment that needs none any more: it was moved, cancelled, or takes place after all.
 * Times that are held are free again, first for the waiting list. Call it with the calendars locked. Returns the ids of the proposals, the
 * newest last.
 */
export async function withdrawOtherTimes(
  tx: Tx,
  tenant: TenantOnServer,
  bookId: number,
  now: Date,
): Promise<number[]> {
  const held = await tx.query<Withdrawn>(
    `update appointment a set status = ${AppointmentStatus.released} from visit_proposal v
     where a.tenant = $1 and v.tenant = a.tenant and v.appointment_id = a.id and v.replaces = $2 and v.outcome is null
     returning a.id, a.doctor_id as "doctorId", a.starts_at as start, a.ends_at as end`,
    [tenant.id, bookId],
  )
  const ended = await tx.query<{ id: number }>(
    `update visit_proposal set outcome = 'withdrawn', outcome_at = $3
     where tenant = $1 and replaces = $2 and (outcome is null or outcome in ('declined', 'expired'))
     returning appointment_id as id`,
    [tenant.id, bookId, now.toISOString()],
  )
  for (const { doctorId, start, end } of held)
    await offerFreedTime(tx, tenant, { doctorId, start: start.getTime(), end: end.getTime() }, now)
  return ended.map(({ id }) => id).toSorted((a, b) => a - b)
}
