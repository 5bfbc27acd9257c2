import type { AdminEntity } from '../defineAdminEntity'
import type { WhereClause } from './filter'
import { recordColumns } from '../records/readRecord'

/** A range of a list: its order, size and offset. */
export interface PageRange {
  order: string
  size: number
  offset: number
}

/** The SQL of a range and its parameters. The range is found by index only; just its own rows are read in full. */
export const pageStatement = (
  entity: AdminEntity,
  { where, params }: WhereClause,
  { order, size, offset }: PageRange,
): [string, unknown[]] => [
  `select ${recordColumns(entity)} from (
     select r.tenant, r.id from ${entity.table} r where ${where} order by ${order}
     limit $${params.length + 1} offset $${params.length + 2}::bigint
   ) k join ${entity.table} r using (tenant, id) order by ${order}`,
  [...params, size, offset],
]
