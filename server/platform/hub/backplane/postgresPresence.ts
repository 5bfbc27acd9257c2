import { randomUUID } from 'node:crypto'
import type { Db } from '../../db/database'
import { formatError } from '../../errors/formatError'
import type { Backplane } from './backplane'

/** Milliseconds between two heartbeats of a process. */
const HEARTBEAT = 15_000
/** The tables with rows of this process. */
const TABLES = ['hub_presence', 'hub_connection']

const WRITE_CONNECTIONS = `insert into hub_connection (tenant, user_id, node, connections) values ($1, $2, $3, $4)
  on conflict (tenant, user_id, node) do update set connections = $4, seen_at = now()`
const DELETE_CONNECTIONS = 'delete from hub_connection where tenant = $1 and user_id = $2 and node = $3'

/** Who is connected to which process. */
export interface Presence extends Omit<Backplane, 'publish' | 'close'> {
  /** The id of this process among those of the hub. */
  node: string
  /** Deletes what is recorded of this process. */
  stop: () => Promise<void>
}

/** Records who is connected to this process in the database that the processes of a hub share. */
export function postgresPresence(db: Db): Presence {
  const node = randomUUID()
  const presence = trackPresence(db, node)
  return {
    node,
    stop: presence.stop,
    setPresence: presence.set,
    setConnections: presence.setConnections,
    isElsewhere: async (tenant, userId) => {
      const rows = await db.query(
        `select 1 from hub_presence where tenant = $1 and user_id = $2 and node <> $3
           and seen_at > now() - interval '45 seconds'`,
        [tenant, userId, node],
      )
      return rows.length > 0
    },
    countElsewhere: async (tenant, userId) => {
      const [row] = await db.query<{ count: number }>(
        `select coalesce(sum(connections), 0)::int as count from hub_connection
         where tenant = $1 and user_id = $2 and node <> $3 and seen_at > now() - interval '45 seconds'`,
        [tenant, userId, node],
      )
      return row?.count ?? 0
    },
  }
}

function trackPresence(db: Db, node: string) {
  // One statement after another, so that somebody who leaves and comes back stays present.
  let last = Promise.resolve()
  const run = (sql: string, params: readonly unknown[]) => {
    last = last
      .then(() => db.query(sql, params))
      .then(
        () => undefined,
        (error: unknown) => console.error(`hub presence: ${formatError(error)}`),
      )
    return last
  }
  const timer = setInterval(() => {
    for (const table of TABLES) {
      void run(`update ${table} set seen_at = now() where node = $1`, [node])
      void run(`delete from ${table} where seen_at < now() - interval '5 minutes'`, [])
    }
  }, HEARTBEAT).unref()
  return {
    set: (tenant: string, userId: string, isPresent: boolean) => {
      const statement = isPresent
        ? `insert into hub_presence (tenant, user_id, node) values ($1, $2, $3)
           on conflict (tenant, user_id, node) do update set seen_at = now()`
        : 'delete from hub_presence where tenant = $1 and user_id = $2 and node = $3'
      void run(statement, [tenant, userId, node])
    },
    setConnections: (tenant: string, userId: string, count: number) => {
      // Most people have one: it is not worth a statement.
      if (count === 1) void run(DELETE_CONNECTIONS, [tenant, userId, node])
      if (count > 1) void run(WRITE_CONNECTIONS, [tenant, userId, node, count])
    },
    stop: async () => {
      clearInterval(timer)
      for (const table of TABLES) await run(`delete from ${table} where node = $1`, [node])
    },
  }
}
