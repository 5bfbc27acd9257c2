import type { Owner } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../db/engine'

/** Who may own a video, by name: doctors who have an account, and whoever owns one. Who administers videos sees no patients. */
export const listVideoOwners = (db: Tx, tenant: string): Promise<Owner[]> =>
  db.query<Owner>(
    `select p.id, concat_ws(' ', p.name, p.surname) as name from person p
     where p.tenant = $1 and p.id in (
       select d.person_id from doctor d where d.tenant = $1
       union select v.owner_id from video v where v.tenant = $1)
     order by p.name_key, p.surname_key, p.id`,
    [tenant],
  )
