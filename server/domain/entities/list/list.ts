import type { Tx } from '../../../platform/db/database'
import type { AdminRecord, AdminEntity } from '../defineAdminEntity'
import { unknownParameter, type WhereClause, type ListFilter } from './filter'
import { nameOrder, pageByName } from './pageByName'
import { orderBy } from './orderBy'
import { toRecord, recordColumns } from '../records/readRecord'
import { pageStatement, type PageRange } from './pageStatement'
import { searchClause } from './typingErrors'

/** The query of a list. */
export interface ListQuery extends ListFilter {
  /** Starts at 0; absent: all records. */
  page?: number
  /** 25, 50 or 100; 50 when absent. */
  size?: number
  /** A field; a leading `-` sorts in descending order. */
  sort?: string
}

/** The page sizes that the portal offers. */
export const pageSizes: readonly number[] = [25, 50, 100]

/** One page of the matching records, and their total. Throws 400 for an unknown sort, size or filter. */
export async function listRecordPage(
  db: Tx,
  tenant: string,
  entity: AdminEntity,
  { page = 0, size = 50, sort = entity.sort, search = '', ...filters }: ListQuery,
): Promise<{ items: AdminRecord[]; total: number }> {
  const order = orderBy(entity, sort)
  if (page < 0) throw unknownParameter('page')
  if (!pageSizes.includes(size)) throw unknownParameter('size')
  if (order === undefined) throw unknownParameter('sort')
  const matching = await searchClause(db, tenant, entity, search, filters)
  const items = (rows: readonly Record<string, unknown>[]) => rows.map((row) => toRecord(entity, row))
  if (nameOrder(entity, sort)) {
    const { rows, total } = await pageByName(db, entity, matching, { sort, size, offset: page * size })
    return { items: items(rows), total }
  }
  if (page === 0) {
    const rows = await db.query(...pageStatement(entity, matching, { order, size, offset: 0 }))
    return { items: items(rows), total: rows.length < size ? rows.length : await count(db, entity, matching) }
  }
  const total = await count(db, entity, matching)
  const offset = page * size
  if (offset <= total / 2) {
    return {
      items: items(await db.query(...pageStatement(entity, matching, { order, size, offset }))),
      total,
    }
  }
  // Reading from the end is faster.
  const reversed = { order: orderBy(entity, opposite(sort)) ?? order, ...fromTheEnd(offset, size, total) }
  return { items: items(await db.query(...pageStatement(entity, matching, reversed))).toReversed(), total }
}

async function count(db: Tx, { table }: AdminEntity, { where, params }: WhereClause): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    `select count(*) as total from ${table} r where ${where}`,
    params,
  )
  return row?.total ?? 0
}

const opposite = (sort: string) => (sort.startsWith('-') ? sort.slice(1) : `-${sort}`)

/** The same range counted from the end, cut at the end. */
const fromTheEnd = (offset: number, size: number, total: number): Omit<PageRange, 'order'> => ({
  size: Math.max(0, Math.min(size, total - offset)),
  offset: Math.max(0, total - offset - size),
})

/** All matching records, in the default order. */
export async function listAllRecords(
  db: Tx,
  tenant: string,
  entity: AdminEntity,
  { size: _size, sort = entity.sort, search = '', ...filters }: ListQuery,
): Promise<AdminRecord[]> {
  const order = orderBy(entity, sort)
  if (order === undefined) throw unknownParameter('sort')
  const { where, params } = await searchClause(db, tenant, entity, search, filters)
  const rows = await db.query(
    `select ${recordColumns(entity)} from ${entity.table} r where ${where} order by ${order}`,
    params,
  )
  return rows.map((row) => toRecord(entity, row))
}
