import { setTimeout as delay } from 'node:timers/promises'
import type { Tx } from './database'

/** SQLSTATE deadlock_detected: PostgreSQL aborts one of the transactions. */
const DEADLOCK = '40P01'
/** SQLSTATE foreign_key_violation. */
export const FOREIGN_KEY_VIOLATION = '23503'
const MAX_ATTEMPTS = 8
/** Of the second attempt. It grows with each one: on a busy machine fifty milliseconds are not a pause. */
const MAX_DELAY_MS = 50

/**
 * Runs a transaction and retries it after a deadlock. The work must have no effects outside the database. Inside another
 * transaction it is a savepoint, whose locks are released before the next attempt.
 */
export const retryOnDeadlock = <T>(db: Tx, work: (tx: Tx) => Promise<T>): Promise<T> =>
  retry(db, work, [DEADLOCK])

/**
 * Like `retryOnDeadlock`, and retries too when a record that the work has checked is removed or used at the same moment:
 * the next attempt sees the change and rejects with the error of its own check.
 */
export const retryOnConflict = <T>(db: Tx, work: (tx: Tx) => Promise<T>): Promise<T> =>
  retry(db, work, [DEADLOCK, FOREIGN_KEY_VIOLATION])

async function retry<T>(
  db: Tx,
  work: (tx: Tx) => Promise<T>,
  states: readonly unknown[],
  attempt = 1,
): Promise<T> {
  try {
    return await db.tx(work)
  } catch (error) {
    if (attempt === MAX_ATTEMPTS || !states.includes((error as { code?: unknown }).code)) throw error
    // PostgreSQL may abort both transactions. Without a random delay both start again at once and deadlock again.
    await delay(Math.random() * MAX_DELAY_MS * attempt)
    return retry(db, work, states, attempt + 1)
  }
}
