import type { Tx } from './engine'

/** PostgreSQL ends one of several transactions that wait for each other in a circle. */
const DEADLOCK = '40P01'
const MAX_ATTEMPTS = 5

/**
 * A transaction that is done again where the database ended it so that others could go on. In: work that does nothing
 * outside the database. Inside a transaction it is a savepoint, whose locks are given back before the next try.
 */
export async function retryOnDeadlock<T>(
  db: Tx,
  work: (tx: Tx) => Promise<T>,
  tries = MAX_ATTEMPTS,
): Promise<T> {
  try {
    return await db.tx(work)
  } catch (error) {
    if (tries <= 1 || (error as { code?: unknown }).code !== DEADLOCK) throw error
    return retryOnDeadlock(db, work, tries - 1)
  }
}
