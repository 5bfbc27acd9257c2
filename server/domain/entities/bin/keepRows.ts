import type { Tx } from '../../../platform/db/database'
import type { AdminEntity, RecordId } from '../defineAdminEntity'
import { readColumns, type ForeignKey } from './tables'

/** Where the rows of a deleted record are kept. */
export interface Bin {
  tx: Tx
  tenant: string
  /** The id of the row of `deleted_record`. */
  deletedId: number
  keys: readonly ForeignKey[]
}

/**
 * Copies the row of a record, and each row that the database deletes with it, to the bin, and locks them, so that none is added
 * meanwhile. Returns the number of rows by table.
 */
export async function keepRows(
  bin: Bin,
  { table, ownTables = [] }: AdminEntity,
  id: RecordId,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  const add = (name: string, added: number) => {
    if (added > 0) counts.set(name, (counts.get(name) ?? 0) + added)
    return added > 0
  }
  let added: string[] = []
  for (const own of [{ table, column: 'id' }, ...ownTables])
    if (add(own.table, await keepOwn(bin, own, id))) added.push(own.table)
  while (added.length > 0) {
    const targets = added
    added = []
    for (const key of bin.keys.filter(({ isCascade, target }) => isCascade && targets.includes(target)))
      if (add(key.table, await keepReferring(bin, key))) added.push(key.table)
  }
  return counts
}

async function keepOwn(bin: Bin, own: { table: string; column: string }, id: RecordId): Promise<number> {
  const rows = await bin.tx.query(
    `insert into deleted_row (tenant, deleted_id, table_name, key, content)
     select $1, $2::bigint, $3, ${await keySql(bin.tx, own.table)}, to_jsonb(c) from ${own.table} c
     where c.tenant = $1 and c.${own.column}::text = $4 for update of c returning 1`,
    [bin.tenant, bin.deletedId, own.table, String(id)],
  )
  return rows.length
}

/** Keeps the rows of a table that refer to kept rows of another one. A row that is reached by two ways is kept once. */
async function keepReferring(
  { tx, tenant, deletedId }: Bin,
  { table, columns, target, targetColumns }: ForeignKey,
): Promise<number> {
  const on = columns.map((column, at) => `c.${column} = p.${targetColumns[at]}`).join(' and ')
  const rows = await tx.query(
    `insert into deleted_row (tenant, deleted_id, table_name, key, content)
     select $1, $2::bigint, $3, ${await keySql(tx, table)}, to_jsonb(c) from deleted_row r
     cross join lateral jsonb_populate_record(null::${target}, r.content) p
     join ${table} c on ${on}
     where r.tenant = $1 and r.deleted_id = $2::bigint and r.table_name = $4
     for update of c on conflict do nothing returning 1`,
    [tenant, deletedId, table, target],
  )
  return rows.length
}

async function keySql(tx: Tx, table: string): Promise<string> {
  const { key } = await readColumns(tx, table)
  return `jsonb_build_object(${key.map((column) => `'${column}', c.${column}`).join(', ')})`
}

/** Writes the kept rows back where they were, those that others refer to first. */
export async function returnRows(bin: Bin): Promise<void> {
  const { tx, tenant, deletedId } = bin
  const tables = await tx.query<{ name: string }>(
    'select distinct table_name as name from deleted_row where tenant = $1 and deleted_id = $2::bigint',
    [tenant, deletedId],
  )
  for (const table of inOrder(
    tables.map(({ name }) => name),
    bin.keys,
  )) {
    const { writable } = await readColumns(tx, table)
    await tx.query(
      `insert into ${table} (${writable.join(', ')}) overriding system value
       select ${writable.map((column) => `p.${column}`).join(', ')} from deleted_row r
       cross join lateral jsonb_populate_record(null::${table}, r.content) p
       where r.tenant = $1 and r.deleted_id = $2::bigint and r.table_name = $3`,
      [tenant, deletedId, table],
    )
  }
}

/** Tables so that each follows those it refers to. */
function inOrder(tables: readonly string[], keys: readonly ForeignKey[]): string[] {
  const ordered: string[] = []
  const visit = (table: string) => {
    if (ordered.includes(table)) return
    const targets = keys.filter((key) => key.table === table && key.target !== table)
    for (const { target } of targets) if (tables.includes(target)) visit(target)
    ordered.push(table)
  }
  tables.forEach(visit)
  return ordered
}
