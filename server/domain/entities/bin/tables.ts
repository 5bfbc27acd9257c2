import type { Tx } from '../../../platform/db/database'

/** A foreign key: columns of `table` refer to columns of `target`. */
export interface ForeignKey {
  table: string
  columns: readonly string[]
  target: string
  targetColumns: readonly string[]
  /** Rows of `table` are deleted with the row that they refer to; otherwise they keep it from being deleted. */
  isCascade: boolean
}

/** The columns of a table by their use. */
export interface TableColumns {
  key: readonly string[]
  /** Those that can be written: all but generated ones. */
  writable: readonly string[]
}

const names = (table: string, columns: string) =>
  `array(select a.attname::text from unnest(c.${columns}) with ordinality k (number, place)
    join pg_attribute a on a.attrelid = c.${table} and a.attnum = k.number order by k.place)`

/** All foreign keys of the database, as it says itself. */
export const readForeignKeys = (db: Tx): Promise<ForeignKey[]> =>
  db.query<ForeignKey>(
    `select c.conrelid::regclass::text as table, ${names('conrelid', 'conkey')} as columns,
       c.confrelid::regclass::text as target, ${names('confrelid', 'confkey')} as "targetColumns",
       c.confdeltype = 'c' as "isCascade"
     from pg_constraint c where c.contype = 'f' and c.connamespace = current_schema()::regnamespace
     order by 1, 3, 2`,
  )

/** The columns of a table. A table without a primary key has all its columns as the key. */
export async function readColumns(db: Tx, table: string): Promise<TableColumns> {
  const rows = await db.query<{ name: string; isKey: boolean; isGenerated: boolean }>(
    `select a.attname::text as name, a.attgenerated <> '' as "isGenerated",
       a.attnum = any(coalesce(c.conkey, '{}')) as "isKey"
     from pg_attribute a left join pg_constraint c on c.conrelid = a.attrelid and c.contype = 'p'
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped order by a.attnum`,
    [table],
  )
  const key = rows.filter(({ isKey }) => isKey).map(({ name }) => name)
  const writable = rows.filter(({ isGenerated }) => !isGenerated).map(({ name }) => name)
  return { key: key.length > 0 ? key : writable, writable }
}
