import type { SpecialtyCategory } from '../../../schemas/generated/entities'
import type { Tx } from '../../db/engine'

/** Categories of specialties, by name (BOOK-131); with an id only that one (BOOK-132). */
export const listCategories = (
  db: Tx,
  tenant: string,
  id: number | null = null,
): Promise<SpecialtyCategory[]> =>
  db.query<SpecialtyCategory>(
    `select id, name from specialty_category where tenant = $1 and ($2::int is null or id = $2) order by name, id`,
    [tenant, id],
  )
