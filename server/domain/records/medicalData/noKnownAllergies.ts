import type { MedicalData } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'
import { invalidField } from '../../../platform/errors/invalidField'
import type { Writer } from './writer'

type Patient = Pick<Writer, 'tenant' | 'patient'>

/** When a person said that they have no known allergies, and whether they said it themselves; null where nobody did. */
export async function readNoKnownAllergies(
  db: Tx,
  { tenant, patient }: Patient,
): Promise<NonNullable<MedicalData['noKnownAllergies']> | null> {
  const [row] = await db.query<{ at: Date; isOwn: boolean }>(
    `select said_at as at, said_by = patient_id as "isOwn" from no_known_allergies where tenant = $1 and patient_id = $2`,
    [tenant, patient],
  )
  return row ? { at: row.at.toISOString(), isOwn: row.isOwn } : null
}

/** Notes that a person has no known allergies, or takes it back. Throws 400 for somebody with an active allergy. */
export async function sayNoKnownAllergies(
  db: Tx,
  { tenant, patient, actor, now }: Writer,
  isSaid: boolean,
): Promise<void> {
  if (!isSaid) return forgetNoKnownAllergies(db, { tenant, patient })
  const said = await db.query(
    `insert into no_known_allergies (tenant, patient_id, said_at, said_by)
     select $1::text, $2::text, $3::timestamptz, $4::text where not exists (select from medical_record
       where tenant = $1 and patient_id = $2 and kind = 'allergy' and is_active)
     on conflict (tenant, patient_id) do update set said_at = excluded.said_at, said_by = excluded.said_by returning 1`,
    [tenant, patient, now.toISOString(), actor],
  )
  if (said.length === 0) throw invalidField('isSaid', 'allergies')
}

/** An allergy that is written down ends the answer that there is none. */
export async function forgetNoKnownAllergies(db: Tx, { tenant, patient }: Patient): Promise<void> {
  await db.query('delete from no_known_allergies where tenant = $1 and patient_id = $2', [tenant, patient])
}
