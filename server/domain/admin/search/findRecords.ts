import type { RecordHit } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'
import { nameSql, type AdminEntity } from '../../entities/defineAdminEntity'
import { whereClause } from '../../entities/list/filter'
import { orderBy } from '../../entities/list/orderBy'
import { forgiveTypingErrors } from '../../entities/list/typingErrors'
import { wordsOf } from '../../entities/list/words'

/** The most records of one entity. */
const LIMIT = 5

/**
 * The first records of each entity that match a search as their lists do. An entity with the records of another one,
 * such as the calendars of doctors, is left out. Typing errors are forgiven where no entity has what was typed.
 */
export async function findRecords(
  db: Tx,
  tenant: string,
  entities: readonly AdminEntity[],
  search: string,
): Promise<RecordHit[]> {
  const words = wordsOf(search)
  if (words.length === 0) return []
  const searched = entities.filter(
    ({ table }, index) => entities.findIndex((other) => other.table === table) === index,
  )
  const hits: RecordHit[] = []
  for (const entity of searched) hits.push(...(await hitsOf(db, tenant, entity, words)))
  if (hits.length > 0) return hits
  for (const entity of searched) {
    const forgiven = await forgiveTypingErrors(db, tenant, entity, words)
    hits.push(...(await hitsOf(db, tenant, entity, forgiven)))
  }
  return hits
}

async function hitsOf(
  db: Tx,
  tenant: string,
  entity: AdminEntity,
  words: readonly (readonly string[])[],
): Promise<RecordHit[]> {
  const { where, params } = whereClause(tenant, entity, words, {})
  const rows = await db.query<{ id: number | string; name: string; detail: string | null }>(
    `select r.id, ${nameSql(entity)} as name, ${entity.detail ?? 'null'} as detail from ${entity.table} r
     where ${where} order by ${orderBy(entity, entity.sort) ?? 'r.id'} limit ${LIMIT}`,
    params,
  )
  return rows.map(({ id, name, detail }) => ({
    entity: entity.entity,
    id: String(id),
    name,
    ...(detail && { detail }),
  }))
}
