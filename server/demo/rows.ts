import type { Tx } from '../platform/db/database'

export type Row = Readonly<Record<string, unknown>>

/**
 * Inserts rows in one statement. All rows must have the columns of the first; other columns get their defaults.
 * Table and column names are not escaped: they come from code, never from data.
 */
export async function insertRows(tx: Tx, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first).join(', ')
  await tx.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  )
}

/** Reserves ids of a table, so that rows can refer to each other before they are inserted. Returns a function that takes the next id. */
export async function takeIds(tx: Tx, table: string, count: number): Promise<() => number> {
  const rows = await tx.query<{ id: number }>(
    `select nextval(pg_get_serial_sequence($1, 'id'))::int as id from generate_series(1, $2::int)`,
    [table, count],
  )
  let next = 0
  return () => {
    const row = rows[next++]
    if (!row) throw new RangeError(`Only ${count} ids of ${table} were reserved`)
    return row.id
  }
}
