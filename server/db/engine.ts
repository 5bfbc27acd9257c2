/** The same SQL text and the same value types on PGlite and on PostgreSQL, whichever is underneath. */
export interface Tx {
  readonly kind: 'pglite' | 'postgres'
  /**
   * Runs one statement with `$1 …` parameters and answers its rows.
   * Types: int8 → number, numeric → string, date → 'YYYY-MM-DD', timestamptz → Date, json(b) → value.
   * Rejects with the database's error: `.code` is the SQLSTATE, `.constraint` the constraint's name.
   */
  query<T = Record<string, unknown>>(sql: string, params?: readonly unknown[]): Promise<T[]>
  /** Runs several statements without parameters. */
  exec(sql: string): Promise<void>
  /** All of it or nothing. Inside a transaction it is a savepoint, so a refused statement can be survived. */
  tx<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

export interface Db extends Tx {
  /** Calls back with the payload of each `notify` on the channel. Answers how to stop listening. */
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

export interface DbOptions {
  /** A PostgreSQL address; absent: the embedded engine. */
  url?: string | undefined
  /** Folder of the embedded engine; absent: in memory. */
  folder?: string | undefined
}

/**
 * Opens the database. What was answered was written: a killed process loses none of it.
 * Rejects with `DbError` when the address, the folder or its lock refuses.
 */
export async function openDb(options: DbOptions = {}): Promise<Db> {
  if (options.url) return (await import('./postgres')).openPostgres(options.url)
  return (await import('./pglite')).openPglite(options.folder)
}

/** Why the database could not be opened, in words for the person who started the server. */
export class DbError extends Error {
  override readonly name = 'DbError'
}
