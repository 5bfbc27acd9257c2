import { columnsOf, type StoredColumn } from './columns'
import { DamagedDatabase, openPages } from './pages'
import { readTable, type SqlValue } from './records'

/** A row by the names of its columns. A column without a value, or with bytes, is null. */
export type SqlRow = Readonly<Record<string, SqlValue>>

/** The tables of an SQLite database. */
export interface SqliteDatabase {
  has: (table: string) => boolean
  /** The rows of a table in the order of their ids; none of a table that is not there. Throws `DamagedDatabase`. */
  rows: (table: string) => AsyncGenerator<SqlRow>
}

/** The table of all tables: type, name, table, root page and SQL. */
const SCHEMA_ROOT = 1

/**
 * Opens an SQLite database to read whole tables of it; indexes, views and tables without row ids are not read. It is not held as
 * a whole. Throws `DamagedDatabase` for anything else. Source: https://www.sqlite.org/fileformat2.html.
 */
export async function openDatabase(file: Blob): Promise<SqliteDatabase> {
  try {
    const pages = await openPages(file)
    const tables = new Map<string, { root: number; columns: readonly StoredColumn[] }>()
    for await (const { values } of readTable(pages, SCHEMA_ROOT)) {
      const [type, name, , root, sql] = values
      if (type === 'table' && typeof name === 'string' && typeof root === 'number')
        tables.set(name, { root, columns: columnsOf(String(sql)) })
    }
    return {
      has: (table) => tables.has(table),
      rows: async function* (table) {
        const found = tables.get(table)
        if (!found) return
        try {
          for await (const { id, values } of readTable(pages, found.root))
            yield Object.fromEntries(
              found.columns.map(({ name, isId }, place) => [name, isId ? id : (values[place] ?? null)]),
            )
        } catch (error) {
          throw asDamaged(error)
        }
      },
    }
  } catch (error) {
    throw asDamaged(error)
  }
}

/** What lies outside a page is a fault of the file. */
const asDamaged = (error: unknown): unknown =>
  error instanceof RangeError ? new DamagedDatabase(error.message) : error
