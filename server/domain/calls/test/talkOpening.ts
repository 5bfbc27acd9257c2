import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Operation } from '../../../platform/http/api/contract'
import { root } from '../../../platform/paths'
import { NOW, type Clinic } from '../../../test/clinic/clinic'
import { insertVideoAppointment } from './videoAppointment'

/** Starts a call between ana and her doctor, in progress at `NOW`; nobody else is in a call. */
export async function startTalk(clinic: Clinic): Promise<{ callId: number; appointmentId: number }> {
  await clinic.db.exec(`delete from video_call; delete from video_consultation;
    delete from appointment where starts_at between '2027-01-11' and '2027-01-12'`)
  const start = new Date(NOW.getTime() + 5 * 60_000)
  const appointmentId = await insertVideoAppointment(clinic, { patient: 'ana', start })
  const [call] = await clinic.db.query<{ id: number }>(
    `insert into video_call (tenant, appointment_id, patient_id, doctor_id, started_by, status, started_at, answered_at, patient_seen_at, doctor_seen_at)
     select tenant, id, patient_id, doctor_id, 'doctor', 'inProgress', $2, $2, $2, $2 from appointment where id = $1 returning id`,
    [appointmentId, NOW.toISOString()],
  )
  return { callId: call?.id ?? 0, appointmentId }
}

/** Every operation of the contract. */
export function allOperations(): Operation[] {
  const folder = path.join(root, 'schemas', 'api')
  return readdirSync(folder).flatMap(
    (file) => Object.keys(JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object) as Operation[],
  )
}
