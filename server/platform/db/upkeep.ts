import type { Db, Tx } from './database'

type Connection = Pick<Tx, 'query' | 'exec'>

const INTERVAL_MS = 30_000
/** Bytes of the log after which a checkpoint lets the database use its files again. */
const MAX_LOG = 64 * 1024 * 1024

/** The rules of PostgreSQL's autovacuum. The name is quoted by the database. */
const TABLE_IN_NEED = `
  select relid::regclass::text as name, has_dead_rows
    from pg_stat_user_tables, lateral (select n_dead_tup > 50 + 0.2 * n_live_tup as has_dead_rows) as dead
   where has_dead_rows or n_mod_since_analyze > 50 + 0.1 * n_live_tup
   order by has_dead_rows desc, n_mod_since_analyze desc
   limit 1`

/**
 * Starts the upkeep of an embedded database. PostgreSQL does it in processes of its own, which the embedded database does not have:
 * its log and its tables would grow until the next start. Returns a function that stops it.
 */
export function startUpkeep(db: Connection): () => void {
  let isRunning = false
  const run = async () => {
    if (isRunning) return
    isRunning = true
    // A disk that is full, or a database that is being closed: the next time finds the same work.
    await keepUp(db).catch(() => undefined)
    isRunning = false
  }
  const timer = setInterval(() => void run(), INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * Writes a checkpoint in an embedded database; does nothing on PostgreSQL. The server calls it when it starts: the first checkpoint
 * of a new database syncs 700 files, which blocks all requests for a quarter of a second.
 */
export async function writeCheckpoint(db: Db): Promise<void> {
  if (db.kind === 'pglite') await db.exec('checkpoint')
}

/** Writes a checkpoint when the log has grown, and vacuums or analyzes the one table that needs it most. */
export async function keepUp(db: Connection, maxLog = MAX_LOG): Promise<void> {
  const [log] = await db.query<{ bytes: number }>(
    'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::int8 as bytes from pg_control_checkpoint()',
  )
  if ((log?.bytes ?? 0) > maxLog) await db.exec('checkpoint')
  const [table] = await db.query<{ name: string; has_dead_rows: boolean }>(TABLE_IN_NEED)
  if (table) await db.exec(`${table.has_dead_rows ? 'vacuum (analyze)' : 'analyze'} ${table.name}`)
}
