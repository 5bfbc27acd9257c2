import type { Tx } from '../../../platform/db/database'
import { enqueueAccountLetter } from '../../../platform/letters/accountLetter'
import { doctorFullNameSql } from '../../catalogue/entitySql'
import { letterReaders } from '../../letters/queue/letterReaders'
import type { CallContext } from '../callContext'

/** Minutes in which a doctor who calls again and again writes one letter. */
const QUIET_MINUTES = 15

/**
 * Writes to the patient's side that the doctor of an appointment has called and nobody answered, and what to do next. Call it in
 * the transaction that ends the call.
 */
export async function writeMissedLetter(
  tx: Tx,
  { tenant, now }: Pick<CallContext, 'tenant' | 'now'>,
  callId: number,
): Promise<void> {
  const [call] = await tx.query<{ patientId: string; appointmentId: number; doctor: string }>(
    `select v.patient_id as "patientId", v.appointment_id as "appointmentId", ${doctorFullNameSql} as doctor
     from video_call v join doctor d on d.tenant = v.tenant and d.id = v.doctor_id
     where v.tenant = $1 and v.id = $2 and v.appointment_id is not null and not exists (
       select from video_call m where m.tenant = v.tenant and m.appointment_id = v.appointment_id and m.id <> v.id
         and m.status = 'missed' and m.ended_at > $3::timestamptz - interval '${QUIET_MINUTES} minutes')`,
    [tenant.id, callId, now.toISOString()],
  )
  if (!call) return
  const { patientId, ...about } = call
  for (const personId of await letterReaders(tx, tenant.id, patientId))
    await enqueueAccountLetter(tx, tenant.id, { kind: 'missedCall', personId, ...about, now })
}
