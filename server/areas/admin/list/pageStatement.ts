import type { AdminEntity } from '../defineAdminEntity'
import type { WhereClause } from './filter'
import { recordColumns } from '../records/readRecord'

/** A part of a list: in which order, how many, and after how many. */
export interface PageRange {
  order: string
  size: number
  offset: number
}

/** The rows of a part, and their values. The part is found by its index alone; only its own rows are read whole. */
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
