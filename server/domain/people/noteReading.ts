import type { ActingEntry, DoctorPatient } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import type { OpenedContent } from '../../platform/ports'

interface Reading {
  db: Tx
  tenant: { id: string }
  person: { actor: string }
  now: Date
}

/**
 * What was opened: records, a list, or a file or all documents, each of which has a name; a link that was made or sent; or an
 * emergency, which has a reason in words.
 */
type Opened = Pick<ActingEntry, 'detail' | 'reason'> & {
  action: OpenedContent['action'] | 'exported' | 'linked' | 'linkSent' | 'emergency'
  as?: 'professional' | 'administrator'
}

/**
 * Notes for patients that a professional who treats them, or an administrator, has opened something: what is not one file once
 * in each half hour, everything else each time. The patient reads it with everything else that others do in the account
 * (decision 211).
 */
export async function noteReading(
  { db, tenant, person, now }: Reading,
  patientIds: string | readonly string[],
  { action, detail, as = 'professional', reason = 'treatment' }: Opened = { action: 'read' },
): Promise<void> {
  await db.query(
    `insert into acting_entry (tenant, actor_id, subject_id, capacity, action, detail, reason, occurred_at)
     select $1, $2::text, patient, $4, $5, $6, $7, $8::timestamptz from unnest($3::text[]) patient
     where patient <> $2::text on conflict do nothing`,
    [tenant.id, person.actor, [patientIds].flat(), as, action, detail ?? null, reason, now.toISOString()],
  )
}

/** Why a professional opens the records of a patient. */
export const reasonOf = ({
  emergencyEndsAt,
}: Pick<DoctorPatient, 'emergencyEndsAt'>): 'emergency' | 'treatment' =>
  emergencyEndsAt === undefined ? 'treatment' : 'emergency'
