import type { ActingEntry } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../db/engine'

interface Reading {
  db: Tx
  tenant: { id: string }
  person: { actor: string }
  now: Date
}

/** What was opened: records, measurements or a file, which has a name; a link that was made or sent; or an emergency, which has a reason. */
type Opened = Pick<ActingEntry, 'detail'> & {
  action: 'read' | 'measurements' | 'downloaded' | 'linked' | 'linkSent' | 'emergency'
}

/**
 * Notes for a patient that a professional has opened the records or the measurements, once in each half hour, or a file, or
 * has made or sent the link of a visit, each time. The patient reads it with everything else that others do in the account (decision 211).
 */
export async function noteReading(
  { db, tenant, person, now }: Reading,
  patientId: string,
  { action, detail }: Opened = { action: 'read' },
): Promise<void> {
  await db.query(
    `insert into acting_entry (tenant, actor_id, subject_id, capacity, action, detail, occurred_at)
     values ($1, $2, $3, 'professional', $4, $5, $6) on conflict do nothing`,
    [tenant.id, person.actor, patientId, action, detail ?? null, now.toISOString()],
  )
}
