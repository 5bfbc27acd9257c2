import type { Doctor } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { doctorSql } from '../catalogue/entitySql'

/** The number of doctors in a list: a visitor cannot read out all of them (C-148). */
const MAX_REFERRERS = 20

/** Active doctors with a nickname by surname; of a search, those whose name or specialty contains each word. */
export async function listReferrers(
  db: Tx,
  tenant: string,
  language: string,
  search: string,
): Promise<Doctor[]> {
  const words = search.trim().split(/\s+/).filter(Boolean).slice(0, 5)
  const rows = await db.query<{ entity: Doctor }>(
    `select entity from (
       select ${doctorSql('$2')} as entity, d.surname, d.name, d.id from doctor d
       where d.tenant = $1 and d.is_active and d.nick_name is not null) as listed
     where not exists (select from unnest($3::text[]) as word
       where position(folded(word) in folded(concat_ws(' ', entity ->> 'fullName', entity ->> 'specialties'))) = 0)
     order by surname, name, id limit ${MAX_REFERRERS}`,
    [tenant, language, words],
  )
  return rows.map((row) => row.entity)
}
