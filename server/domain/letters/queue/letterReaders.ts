import type { Tx } from '../../../platform/db/database'

/** Who reads the letters about a patient: the patient, or the family administrators of one without an account. */
export async function letterReaders(tx: Tx, tenant: string, patientId: string): Promise<string[]> {
  const readers = await tx.query<{ id: string }>(
    `select coalesce(l.admin_id, p.id) as id from person p
       left join family_link l on l.tenant = p.tenant and l.member_id = p.id and l.dependent
     where p.tenant = $1 and p.id = $2`,
    [tenant, patientId],
  )
  return readers.map(({ id }) => id)
}
