import type { Tx } from '../../platform/db/database'

/** Deletes the person of an invitation, unless the administration has given them an account or an appointment since. */
export const deleteUnused = (tx: Tx, tenant: string, id: string): Promise<unknown> =>
  tx.query(
    `delete from person p where p.tenant = $1 and p.id = $2
       and not exists (select from account a where a.tenant = p.tenant and a.sub = p.id)
       and not exists (select from appointment a where a.tenant = p.tenant and a.patient_id = p.id)`,
    [tenant, id],
  )
