import type { CallContext } from '../callContext'
import { isInPoolSql } from './poolDoctors'

/** Tells everybody who waits for the pool, and its doctors, to read the queue again. */
export async function notifyPool({
  db,
  hub,
  tenant,
}: Pick<CallContext, 'db' | 'hub' | 'tenant'>): Promise<void> {
  const readers = await db.query<{ id: string; isDoctor: boolean }>(
    `select v.patient_id as id, false as "isDoctor" from video_call v
     where v.tenant = $1 and v.status = 'calling' and v.pool_since is not null
     union select d.person_id, true from doctor d where d.tenant = $1 and ${isInPoolSql}`,
    [tenant.id],
  )
  for (const { id, isDoctor } of readers)
    if (isDoctor) hub.sendToUser(tenant.id, id, 'waitingChanged')
    else hub.sendToUser(tenant.id, id, 'consultationChanged', { appointmentId: null })
}
