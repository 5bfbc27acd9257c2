import { Client, Pool, TypeOverrides, type ClientConfig, type PoolClient } from 'pg'
import { DbError, type Db, type Tx } from './database'
import { listenOn } from './postgresListener'
import { withSavepoints } from './savepoints'
import { DATE, INT8, settings } from './pgTypes'

const types = new TypeOverrides()
types.setTypeParser(INT8, Number)
types.setTypeParser(DATE, (value) => value)

/** Milliseconds that the database may take to answer when the server starts. */
const START_MS = 10_000
/**
 * Milliseconds that a request may wait for a connection. Bookings of one slot wait for one another: two hundred took six
 * seconds on a busy machine.
 */
const WAIT_MS = 30_000

/** Opens a pool on a PostgreSQL address. Rejects with `DbError` when it cannot be reached. */
export async function openPostgres(url: string, max = 20): Promise<Db> {
  const options = settings.map((setting) => `-c ${setting}`).join(' ')
  await checkConnection({ connectionString: url, options })
  const pool = new Pool({ connectionString: url, max, types, options, connectionTimeoutMillis: WAIT_MS })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => {
    if (!pool.ending) console.error(`database connection lost: ${error.message}`)
  })
  // A connection that breaks inside a transaction rejects the next statement there. Without a listener the event would
  // end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  const listeners = new Set<() => Promise<void>>()
  return {
    ...statements(pool),
    tx: (work) => transaction(pool, work),
    pool: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    listen: async (channel, onPayload, onGap) => {
      const stop = await listenOn({ connectionString: url, options }, channel, onPayload, onGap)
      listeners.add(stop)
      return stop
    },
    close: async () => {
      await Promise.all([...listeners].map((stop) => stop()))
      await pool.end()
    },
  }
}

async function checkConnection(config: ClientConfig): Promise<void> {
  const client = new Client({ ...config, connectionTimeoutMillis: START_MS })
  try {
    await client.connect()
  } catch (error) {
    throw new DbError(
      `The database of DATABASE_URL does not answer: ${(error as Error).message || 'no connection'}. ` +
        'Check host, port, name, user and password, and that PostgreSQL runs.',
      { cause: error },
    )
  } finally {
    await client.end().catch(() => {})
  }
}

async function transaction<T>(pool: Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(withSavepoints(statements(client)))
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((cause: Error) => (broken = cause))
    throw error
  } finally {
    client.release(broken)
  }
}

const statements = (on: Pool | PoolClient): Omit<Tx, 'tx'> => ({
  kind: 'postgres',
  query: async <T>(sql: string, params: readonly unknown[] = []) =>
    (await on.query(sql, [...params])).rows as T[],
  exec: async (sql) => {
    await on.query(sql)
  },
})
