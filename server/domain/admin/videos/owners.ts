import type { Owner } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'

/** The possible owners of a video, by name: doctors with an account, and current owners. Patients are not listed. */
export const listVideoOwners = (db: Tx, tenant: string): Promise<Owner[]> =>
  db.query<Owner>(
    `select p.id, concat_ws(' ', p.name, p.surname) as name from person p
     where p.tenant = $1 and p.id in (
       select d.person_id from doctor d where d.tenant = $1
       union select v.owner_id from video v where v.tenant = $1)
     order by p.name_key, p.surname_key, p.id`,
    [tenant],
  )
