import { randomUUID } from 'node:crypto'
import type { Db } from '../../db/database'
import { formatError } from '../../errors/formatError'
import type { Backplane, BackplaneEvents, UserMessage } from './backplane'

const CHANNEL = 'portico_hub'
/** A notification carries less than 8,000 bytes; longer messages go through a table. */
const MAX_BYTES = 7000
/** Milliseconds between two heartbeats of a process. */
const HEARTBEAT = 15_000
/** The tables with rows of this process. */
const TABLES = ['hub_presence', 'hub_connection']

const WRITE_CONNECTIONS = `insert into hub_connection (tenant, user_id, node, connections) values ($1, $2, $3, $4)
  on conflict (tenant, user_id, node) do update set connections = $4, seen_at = now()`
const DELETE_CONNECTIONS = 'delete from hub_connection where tenant = $1 and user_id = $2 and node = $3'

/** A notification: the process that sent it, and the message or the id of its row. */
interface Notice {
  node: string
  message?: UserMessage
  id?: number
}

/** Connects the processes that share a PostgreSQL database, by LISTEN and NOTIFY. */
export async function postgresBackplane(db: Db, events: BackplaneEvents): Promise<Backplane> {
  const node = randomUUID()
  const stopListening = await listen(db, node, events)
  const presence = trackPresence(db, node)
  return {
    publish: (message) => publish(db, node, message),
    setPresence: presence.set,
    isElsewhere: async (tenant, userId) => {
      const rows = await db.query(
        `select 1 from hub_presence where tenant = $1 and user_id = $2 and node <> $3
           and seen_at > now() - interval '45 seconds'`,
        [tenant, userId, node],
      )
      return rows.length > 0
    },
    setConnections: presence.setConnections,
    countElsewhere: async (tenant, userId) => {
      const [row] = await db.query<{ count: number }>(
        `select coalesce(sum(connections), 0)::int as count from hub_connection
         where tenant = $1 and user_id = $2 and node <> $3 and seen_at > now() - interval '45 seconds'`,
        [tenant, userId, node],
      )
      return row?.count ?? 0
    },
    close: async () => {
      await presence.stop()
      await stopListening()
    },
  }
}

async function publish(db: Db, node: string, message: UserMessage): Promise<void> {
  const body = JSON.stringify(message)
  const notice = JSON.stringify({ node, message })
  if (Buffer.byteLength(notice) <= MAX_BYTES) {
    await db.query('select pg_notify($1, $2)', [CHANNEL, notice])
    return
  }
  await db.query(`delete from hub_message where created_at < now() - interval '1 minute'`)
  await db.query(
    `with stored as (insert into hub_message (body) values ($2) returning id)
     select pg_notify($1, json_build_object('node', $3::text, 'id', id)::text) from stored`,
    [CHANNEL, body, node],
  )
}

/** Reads the notices of other processes one after another, so that a long message keeps its place. */
function listen(db: Db, node: string, events: BackplaneEvents): Promise<() => Promise<void>> {
  let last = Promise.resolve()
  const receive = async (payload: string) => {
    const notice = JSON.parse(payload) as Notice
    if (notice.node === node) return
    const message = notice.message ?? (await readLong(db, notice.id))
    if (message) events.onMessage(message)
    else events.onGap()
  }
  const onPayload = (payload: string) => {
    last = last.then(() => receive(payload)).catch(() => events.onGap())
  }
  return db.listen(CHANNEL, onPayload, events.onGap)
}

async function readLong(db: Db, id: number | undefined): Promise<UserMessage | undefined> {
  const [row] = await db.query<{ body: string }>('select body from hub_message where id = $1', [id])
  return row && (JSON.parse(row.body) as UserMessage)
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
