import type { Tx } from '../../../db/engine'

interface Reading {
  db: Tx
  tenant: { id: string }
  person: { actor: string }
  now: Date
}

/**
 * Notes for a patient that a professional has opened the records, once in each half hour, or each time a file of them. The
 * patient reads it with everything else that others do in the account (decision 211).
 */
export async function noteReading(
  { db, tenant, person, now }: Reading,
  patientId: string,
  fileName?: string,
): Promise<void> {
  await db.query(
    `insert into acting_entry (tenant, actor_id, subject_id, capacity, action, detail, occurred_at)
     values ($1, $2, $3, 'professional', $4, $5, $6) on conflict do nothing`,
    [
      tenant.id,
      person.actor,
      patientId,
      fileName === undefined ? 'read' : 'downloaded',
      fileName ?? null,
      now.toISOString(),
    ],
  )
}
