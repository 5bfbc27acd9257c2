/** A database connection with the same SQL and the same value types on PGlite and on PostgreSQL. */
export interface Tx {
  readonly kind: 'pglite' | 'postgres'
  /**
   * Runs one statement with `$1 …` parameters and returns its rows.
   * Types: int8 → number, numeric → string, date → 'YYYY-MM-DD', timestamptz → Date, json(b) → value.
   * Rejects with the database's error: `.code` is the SQLSTATE, `.constraint` the constraint's name.
   */
  query<T = Record<string, unknown>>(sql: string, params?: readonly unknown[]): Promise<T[]>
  /** Runs one or more statements without parameters. */
  exec(sql: string): Promise<void>
  /** Runs the work in a transaction; rolls back if it rejects. Inside a transaction it is a savepoint. */
  tx<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

export interface Db extends Tx {
  /**
   * Calls back with the payload of each `notify` on the channel; `onGap` after a lost connection, because notifications may
   * have been missed. Resolves to a function that stops listening.
   */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onGap?: () => void,
  ): Promise<() => Promise<void>>
  close(): Promise<void>
  /** A transaction on a connection of its own, beside the pooler. Absent: there is no pooler. */
  longTx?: Tx['tx']
  /** The connections of this process, and what waits for one. The embedded database has none. */
  pool?: () => { busy: number; idle: number; waiting: number }
}

/** Runs the work in a transaction that may take minutes, such as migrations: a pooler keeps its connections for short ones. */
export const inLongTx = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.longTx ? db.longTx(work) : db.tx(work)

export interface DbOptions {
  /** PostgreSQL address. Absent: the embedded database. */
  url?: string | undefined
  /** Address of PostgreSQL itself, if `url` is that of a pooler in transaction mode. */
  directUrl?: string | undefined
  /** Folder of the embedded database. Absent: in memory. */
  folder?: string | undefined
}

/**
 * Opens the database. Committed writes survive a killed process.
 * Rejects with `DbError` if the address does not answer, or the folder is locked or not writable.
 */
export async function openDb(options: DbOptions = {}): Promise<Db> {
  if (options.url) return (await import('./postgres/postgres')).openPostgres(options.url, options.directUrl)
  return (await import('./pglite')).openPglite(options.folder)
}

/** The database could not be opened. The message is for the person who starts the server. */
export class DbError extends Error {
  override readonly name = 'DbError'
}
