import { inLongTx, type Db } from './database'

/** Advisory lock key, an arbitrary number next to that of the migrations. */
const START_LOCK = 4_711_002

/**
 * Runs what a start writes, such as migrations, first accounts and demo data. Processes that start at the same time on one
 * PostgreSQL do it one after the other; the embedded database has one process. `work` may use every connection of the pool.
 */
export function withStartLock<T>(db: Db, work: () => Promise<T>): Promise<T> {
  if (db.kind === 'pglite') return work()
  return inLongTx(db, async (tx) => {
    // The connection only holds the lock while `work` uses others.
    await tx.exec('set local idle_in_transaction_session_timeout = 0')
    await tx.query('select pg_advisory_xact_lock($1)', [START_LOCK])
    return work()
  })
}
