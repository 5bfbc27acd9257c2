import type { RecordHit } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'
import { nameSql, type AdminEntity } from '../../entities/defineAdminEntity'
import { whereClause } from '../../entities/list/filter'
import { orderBy } from '../../entities/list/orderBy'
import { wordsOf } from '../../entities/list/words'

/** The most records of one entity. */
const LIMIT = 5

/**
 * The first records of each entity that match a search as their lists do. An entity with the records of another one,
 * such as the calendars of doctors, is left out.
 */
export async function findRecords(
  db: Tx,
  tenant: string,
  entities: readonly AdminEntity[],
  search: string,
): Promise<RecordHit[]> {
  if (wordsOf(search).length === 0) return []
  const hits: RecordHit[] = []
  const searched = entities.filter(
    ({ table }, index) => entities.findIndex((other) => other.table === table) === index,
  )
  for (const entity of searched) {
    const { where, params } = whereClause(tenant, entity, search, {})
    const rows = await db.query<{ id: number | string; name: string; detail: string | null }>(
      `select r.id, ${nameSql(entity)} as name, ${entity.detail ?? 'null'} as detail from ${entity.table} r
       where ${where} order by ${orderBy(entity, entity.sort) ?? 'r.id'} limit ${LIMIT}`,
      params,
    )
    for (const { id, name, detail } of rows)
      hits.push({ entity: entity.entity, id: String(id), name, ...(detail && { detail }) })
  }
  return hits
}
