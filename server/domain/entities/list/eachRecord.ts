import type { Tx } from '../../../platform/db/database'
import { readSlices, SLICE_ROWS } from '../../../platform/db/slices'
import type { AdminRecord, AdminEntity } from '../defineAdminEntity'
import type { ListFilter } from './filter'
import { searchClause } from './typingErrors'
import { toRecord, recordColumns } from '../records/readRecord'

/** Generates all matching records in slices, in the order of their ids. */
export async function* eachRecord(
  db: Tx,
  tenant: string,
  entity: AdminEntity,
  { search = '', ...filters }: ListFilter,
): AsyncIterable<AdminRecord[]> {
  const { where, params } = await searchClause(db, tenant, entity, search, filters)
  const read = (last?: Record<string, unknown>) =>
    db.query(
      `select ${recordColumns(entity)} from ${entity.table} r
       where ${where} ${last ? `and r.id > $${params.length + 1}` : ''} order by r.id limit ${SLICE_ROWS}`,
      last ? [...params, last[entity.key]] : params,
    )
  for await (const rows of readSlices(db, read)) yield rows.map((row) => toRecord(entity, row))
}
