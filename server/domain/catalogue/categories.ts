import type { SpecialtyCategory } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { localSql } from './entitySql'

/** Categories of specialties, by name; with an id only that one. */
export const listCategories = (
  db: Tx,
  tenant: string,
  language: string,
  id: number | null = null,
): Promise<SpecialtyCategory[]> =>
  db.query<SpecialtyCategory>(
    `select id, ${localSql('c', 'name', '$3')} as name from specialty_category c
     where tenant = $1 and ($2::int is null or id = $2) order by 2, id`,
    [tenant, id, language],
  )
