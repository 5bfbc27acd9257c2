import { Client, Pool, TypeOverrides, type ClientBase, type ClientConfig } from 'pg'
import type { Db, Tx } from '../database'
import { checkConnection, preparePooled } from './pooler'
import { listenOn } from './postgresListener'
import { withSavepoints } from '../savepoints'
import { DATE, INT8, settings } from '../pgTypes'
import { nameOfPrepared } from '../prepared'

const types = new TypeOverrides()
types.setTypeParser(INT8, Number)
types.setTypeParser(DATE, (value) => value)

/**
 * Milliseconds that a request may wait for a connection. Bookings of one slot wait for one another: two hundred took six
 * seconds on a busy machine.
 */
const WAIT_MS = 30_000

/** Connections of a process. */
const MAX = 20

/**
 * Opens a pool on a PostgreSQL address. `directUrl`: the address of PostgreSQL itself if `url` is that of a pooler in transaction mode,
 * where nothing of a session lasts. Rejects with `DbError` when one cannot be reached, or only a pooler is known.
 */
export async function openPostgres(url: string, directUrl?: string): Promise<Db> {
  const options = settings.map((setting) => `-c ${setting}`).join(' ')
  const direct = { connectionString: directUrl ?? url, options }
  if (directUrl === undefined) await checkConnection(direct)
  else await preparePooled(url, directUrl)
  const pooled = directUrl === undefined ? direct : { connectionString: url }
  const pool = new Pool({ ...pooled, max: MAX, types, connectionTimeoutMillis: WAIT_MS })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => {
    if (!pool.ending) console.error(`database connection lost: ${error.message}`)
  })
  // A connection that breaks inside a transaction rejects the next statement there. Without a listener the event would
  // end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  const keeps = directUrl === undefined
  const listeners = new Set<() => Promise<void>>()
  return {
    ...statements(pool, keeps),
    tx: (work) => transaction(pool, keeps, work),
    ...(directUrl !== undefined && { longTx: (work) => alone({ ...direct, types }, work) }),
    pool: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    listen: async (channel, onPayload, onGap) => {
      const stop = await listenOn(direct, channel, onPayload, onGap)
      listeners.add(stop)
      return stop
    },
    close: async () => {
      await Promise.all([...listeners].map((stop) => stop()))
      await pool.end()
    },
  }
}

async function transaction<T>(pool: Pool, keeps: boolean, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(withSavepoints(statements(client, keeps)))
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((cause: Error) => (broken = cause))
    throw error
  } finally {
    client.release(broken)
  }
}

/** Runs a transaction on a connection of its own. */
async function alone<T>(config: ClientConfig, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = new Client(config)
  // A connection that breaks rejects the next statement. Without a listener the event would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('begin')
    const result = await work(withSavepoints(statements(client, false)))
    await client.query('commit')
    return result
  } finally {
    // This also rolls back what is not committed.
    await client.end()
  }
}

/** `keeps`: whether connections keep prepared statements. Behind a pooler the next transaction may have another connection. */
const statements = (on: Pool | ClientBase, keeps: boolean): Omit<Tx, 'tx'> => ({
  kind: 'postgres',
  query: async <T>(text: string, params: readonly unknown[] = []) => {
    const name = keeps ? nameOfPrepared(text) : undefined
    return (await on.query({ text, values: [...params], ...(name !== undefined && { name }) })).rows as T[]
  },
  exec: async (sql) => {
    await on.query(sql)
  },
})
