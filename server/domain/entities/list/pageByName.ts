import type { Tx } from '../../../platform/db/database'
import type { AdminEntity } from '../defineAdminEntity'
import { groupParts, type Group, type GroupPart } from './groups'
import type { WhereClause } from './filter'
import { orderBy } from './orderBy'
import { pageStatement } from './pageStatement'

type Row = Record<string, unknown>
type Range = { size: number; offset: number }

/** The column and table of a field that sorts by the name of another record; undefined for other fields. */
export function nameOrder(entity: AdminEntity, sort: string): { column: string; table: string } | undefined {
  const field = sort.replace(/^-/, '')
  const { sortByNameOf: named = {}, columns } = entity
  const [table, column] = [
    Object.hasOwn(named, field) ? named[field] : undefined,
    Object.hasOwn(columns, field) ? columns[field] : undefined,
  ]
  return table && column ? { table, column } : undefined
}

/**
 * A page sorted by the name of another record, and the total. No index covers that name, and sorting 100,000 records is
 * too slow. Instead, the records of each name are counted, and the page is read by index from the few groups it covers.
 */
export async function pageByName(
  db: Tx,
  entity: AdminEntity,
  matching: WhereClause,
  { sort, size, offset }: Range & { sort: string },
): Promise<{ rows: Row[]; total: number }> {
  const by = nameOrder(entity, sort)
  const groups = by ? await groupsOf(db, entity, matching, { ...by, sort }) : []
  const rows: Row[] = []
  for (const part of groupParts(groups, offset, size)) {
    rows.push(...(await rowsOf(db, entity, within(matching, by?.column ?? '', part), { sort, part })))
  }
  return { rows, total: groups.reduce((sum, { count }) => sum + count, 0) }
}

const directionOf = (sort: string) => (sort.startsWith('-') ? 'desc' : 'asc')

const groupsOf = (
  db: Tx,
  { table }: AdminEntity,
  { where, params }: WhereClause,
  by: { column: string; table: string; sort: string },
): Promise<Group[]> => {
  const direction = directionOf(by.sort)
  return db.query<{ of: number | null; count: number }>(
    `select k.of, k.count from (
       select r.${by.column} as of, count(*) as count from ${table} r where ${where} group by r.${by.column}
     ) k left join ${by.table} n on n.tenant = $1 and n.id = k.of
     order by folded(n.name) collate "C" ${direction}, k.of ${direction}`,
    params,
  )
}

function within({ where, params }: WhereClause, column: string, { of }: GroupPart): WhereClause {
  const [first] = of
  if (first === null) return { where: `${where} and r.${column} is null`, params }
  const [condition, value] = of.length === 1 ? ['=', first] : ['= any', of]
  return { where: `${where} and r.${column} ${condition}($${params.length + 1})`, params: [...params, value] }
}

/** The rows of a part. A single group is sorted by id and read from its nearer end. */
async function rowsOf(
  db: Tx,
  entity: AdminEntity,
  matching: WhereClause,
  { sort, part: { of, count, offset, size } }: { sort: string; part: GroupPart },
): Promise<Row[]> {
  const direction = directionOf(sort)
  if (of.length > 1) {
    const order = orderBy(entity, sort) ?? ''
    return db.query(...pageStatement(entity, matching, { order, size, offset }))
  }
  if (offset <= count / 2) {
    return db.query(...pageStatement(entity, matching, { order: `r.id ${direction}`, size, offset }))
  }
  const back = direction === 'asc' ? 'desc' : 'asc'
  const fromEnd = { order: `r.id ${back}`, size, offset: count - offset - size }
  return (await db.query(...pageStatement(entity, matching, fromEnd))).toReversed()
}
