import type { Tx } from './engine'

/** SQLSTATE deadlock_detected: PostgreSQL aborts one of the transactions. */
const DEADLOCK = '40P01'
const MAX_ATTEMPTS = 5

/**
 * Runs a transaction and retries it after a deadlock. The work must have no effects outside the database. Inside another
 * transaction it is a savepoint, whose locks are released before the next attempt.
 */
export async function retryOnDeadlock<T>(
  db: Tx,
  work: (tx: Tx) => Promise<T>,
  attempts = MAX_ATTEMPTS,
): Promise<T> {
  try {
    return await db.tx(work)
  } catch (error) {
    if (attempts <= 1 || (error as { code?: unknown }).code !== DEADLOCK) throw error
    return retryOnDeadlock(db, work, attempts - 1)
  }
}
