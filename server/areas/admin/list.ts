import type { Tx } from '../../db/engine'
import { Refusal } from '../../http/fault'
import type { AdminRecord, DefinedEntity } from './entity'
import { orderOf } from './order'
import { recordOf, selection } from './records'

/** Which records are meant. Every other name is a filter, and its value what it narrows to. */
export interface Narrowing {
  /** Words that are all found in a record, whatever their case and accents. */
  search?: string
  [filter: string]: unknown
}

/** What a list is asked for. */
export interface ListQuery extends Narrowing {
  /** From 0; absent: everything. */
  page?: number
  /** 25, 50 or 100; 50 when absent. */
  size?: number
  /** A field, with `-` in front from the last to the first. */
  sort?: string
}

/** Sizes of a page, as the portal offers them. */
const sizes = [25, 50, 100]

/** One page of the records that match, and how many match (ADMIN-018). Refuses what no list has with 400. */
export async function listPage(
  db: Tx,
  tenant: string,
  entity: DefinedEntity,
  { page = 0, size = 50, sort = entity.sort, search = '', ...filters }: ListQuery,
): Promise<{ items: AdminRecord[]; total: number }> {
  const order = orderOf(entity, sort)
  if (page < 0) throw refused('page')
  if (!sizes.includes(size)) throw refused('size')
  if (order === undefined) throw refused('sort')
  const { where, params } = conditionOf(tenant, entity, search, filters)
  // The page is found by its index alone; only its own rows are read whole.
  const rows = await db.query(
    `select ${selection(entity)} from (
       select r.tenant, r.id from ${entity.table} r where ${where} order by ${order}
       limit $${params.length + 1} offset $${params.length + 2}::bigint
     ) k join ${entity.table} r using (tenant, id) order by ${order}`,
    [...params, size, page * size],
  )
  const [counted] = await db.query<{ total: number }>(
    `select count(*) as total from ${entity.table} r where ${where}`,
    params,
  )
  return { items: rows.map((row) => recordOf(entity, row)), total: counted?.total ?? 0 }
}

/** All records that match, in their usual order. */
export async function listAll(
  db: Tx,
  tenant: string,
  entity: DefinedEntity,
  { size: _size, sort = entity.sort, search = '', ...filters }: ListQuery,
): Promise<AdminRecord[]> {
  const order = orderOf(entity, sort)
  if (order === undefined) throw refused('sort')
  const { where, params } = conditionOf(tenant, entity, search, filters)
  const rows = await db.query(
    `select ${selection(entity)} from ${entity.table} r where ${where} order by ${order}`,
    params,
  )
  return rows.map((row) => recordOf(entity, row))
}

/** The condition of what matches, with its values in their places. Refuses filters that the list does not have. */
export function conditionOf(
  tenant: string,
  { search, filters = {} }: DefinedEntity,
  text: string,
  asked: Readonly<Record<string, unknown>>,
): { where: string; params: unknown[] } {
  const params: unknown[] = [tenant]
  const conditions = ['r.tenant = $1']
  for (const [name, value] of Object.entries(asked)) {
    if (value === undefined) continue
    const condition = Object.hasOwn(filters, name) ? filters[name] : undefined
    if (!condition) throw refused(name)
    conditions.push(condition(`$${params.push(value)}`))
  }
  for (const pattern of patternsOf(text)) conditions.push(`${search} like folded($${params.push(pattern)})`)
  return { where: conditions.join(' and '), params }
}

/** What `like` compares with, word by word. */
const patternsOf = (text: string): string[] =>
  text
    .slice(0, 100)
    .split(/[\s\0]+/)
    .filter(Boolean)
    .map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)

const refused = (name: string) =>
  new Refusal(400, 'FORMAT_NOT_VALID', {
    details: { field: `querystring/${name}`, problem: 'is not offered' },
  })
