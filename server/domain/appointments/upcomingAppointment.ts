import { AppointmentStatus } from '../../../schemas/generated/constants'
import type { Tx } from '../../platform/db/database'

/** Whether the patient has a booked appointment that has not started (C-054). */
export async function hasUpcomingAppointment(
  tx: Tx,
  tenant: string,
  patientId: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `select from appointment
     where tenant = $1 and patient_id = $2 and status = ${AppointmentStatus.booked}
       and starts_at > $3::timestamptz limit 1`,
    [tenant, patientId, now.toISOString()],
  )
  return rows.length > 0
}
