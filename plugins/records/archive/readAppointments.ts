import { AppointmentStatus } from '@schemas/generated/constants'
import type { Appointment } from '@schemas/generated/entities'
import type { Call } from '@portico/core/http/useCall'

/** Times that are held for the person, who has not agreed or paid yet. */
const held: readonly number[] = [AppointmentStatus.pendingPayment, AppointmentStatus.offered]

/** All appointments of the person, the latest first. */
export async function readAppointments(call: Call, signal: AbortSignal): Promise<Appointment[]> {
  const all = await call('GET api/appointments/all', { quiet: true, signal })
  return all
    .filter(({ status }) => !held.includes(status))
    .toSorted((a, b) => Date.parse(b.startDate) - Date.parse(a.startDate))
}
