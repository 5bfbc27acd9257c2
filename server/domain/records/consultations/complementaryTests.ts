import type { ComplementaryTest } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'
import { HttpError } from '../../../platform/errors/httpError'
import { orNotFound } from '../../../platform/errors/orNotFound'

const select = `select t.id, t.test_type as "complementaryTestType", f.name as "documentFilename", f.id as "documentId",
  to_char(t.taken_on, 'YYYY-MM-DD') as date
  from complementary_test t left join record_file f on f.tenant = t.tenant and f.id = t.file_id
  where t.tenant = $1 and t.patient_id = $2`

/**
 * Throws 400 USER_NOT_VERIFIED until it is proven who the person is, and NHC_NOT_FOUND while the hospital does not know
 * them: results are never shown on the word of a form.
 */
export async function requireHospitalPatient(db: Tx, tenant: string, patient: string): Promise<void> {
  const [person] = await db.query<{ isVerified: boolean; isKnown: boolean }>(
    `select verified_at is not null as "isVerified", external_id is not null as "isKnown"
     from person where tenant = $1 and id = $2`,
    [tenant, patient],
  )
  if (!person?.isVerified) throw new HttpError(400, 'USER_NOT_VERIFIED')
  if (!person.isKnown) throw new HttpError(400, 'NHC_NOT_FOUND')
}

/** The tests of a person, the latest first. */
export const listTests = (db: Tx, tenant: string, patient: string): Promise<ComplementaryTest[]> =>
  db.query<ComplementaryTest>(`${select} order by t.taken_on desc nulls last, t.id desc`, [tenant, patient])

/** A test of a person. Throws 404 if they have none with this id. */
export async function readTest(
  db: Tx,
  tenant: string,
  patient: string,
  id: number,
): Promise<ComplementaryTest> {
  const [row] = await db.query<ComplementaryTest>(`${select} and t.id = $3`, [tenant, patient, id])
  return orNotFound(row)
}
