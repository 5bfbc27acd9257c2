import type { Tx } from '../../../platform/db/database'

/** Who gets the messages to a patient, and where. */
export interface Reader {
  personId: string
  email: string | null
  phone: string | null
}

/**
 * Who reads what is sent to a patient: the patient, or the family administrator who acts for a dependent. Undefined for
 * somebody who is not active.
 */
export async function findReader(db: Tx, tenant: string, patientId: string): Promise<Reader | undefined> {
  const [reader] = await db.query<Reader>(
    `select p.id as "personId", nullif(p.phone, '') as phone,
       coalesce((select t.email from account t where t.tenant = p.tenant and t.sub = p.id), nullif(p.email, '')) as email
     from person p left join family_link l on l.tenant = p.tenant and l.admin_id = p.id and l.member_id = $2 and l.dependent
     where p.tenant = $1 and p.active and case
       when exists (select from family_link d where d.tenant = $1 and d.member_id = $2 and d.dependent) then l.admin_id is not null
       else p.id = $2 end
     order by p.id limit 1`,
    [tenant, patientId],
  )
  return reader
}
