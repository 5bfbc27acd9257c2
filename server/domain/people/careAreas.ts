import type { CareArea } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'

/** The care areas of a tenant, by name, and whether a person is followed in them. */
export const listCareAreas = (db: Tx, tenant: string, personId: string): Promise<CareArea[]> =>
  db.query<CareArea>(
    `select a.id, a.name, x.person_id is not null as "isAssigned" from care_area a
     left join person_care_area x on x.tenant = a.tenant and x.care_area_id = a.id and x.person_id = $2
     where a.tenant = $1 order by a.name`,
    [tenant, personId],
  )
