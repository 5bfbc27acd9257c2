import type { Tx } from '../../../db/engine'
import type { AdminRecord, AdminEntity } from '../defineAdminEntity'
import { whereClause, type ListFilter } from './filter'
import { toRecord, recordColumns } from '../records/readRecord'

/** The number of records in one read. */
const BATCH = 1000

/** Generates all matching records in batches, in the order of their ids. */
export async function* eachRecord(
  db: Tx,
  tenant: string,
  entity: AdminEntity,
  { search = '', ...filters }: ListFilter,
): AsyncIterable<AdminRecord[]> {
  const { where, params } = whereClause(tenant, entity, search, filters)
  let last: unknown
  for (;;) {
    const after = last === undefined ? '' : `and r.id > $${params.length + 1}`
    const rows = await db.query(
      `select ${recordColumns(entity)} from ${entity.table} r where ${where} ${after} order by r.id limit ${BATCH}`,
      last === undefined ? params : [...params, last],
    )
    if (rows.length === 0) return
    yield rows.map((row) => toRecord(entity, row))
    last = rows.at(-1)?.[entity.key]
  }
}
