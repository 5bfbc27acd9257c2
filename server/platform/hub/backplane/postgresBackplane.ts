import type { Db } from '../../db/database'
import type { Backplane, BackplaneEvents, UserMessage } from './backplane'
import { postgresPresence } from './postgresPresence'

const CHANNEL = 'portico_hub'
/** A notification carries less than 8,000 bytes; longer messages go through a table. */
const MAX_BYTES = 7000
/** A notification: the process that sent it, and the message or the id of its row. */
interface Notice {
  node: string
  message?: UserMessage
  id?: number
}

/** Connects the processes that share a PostgreSQL database, by LISTEN and NOTIFY. */
export async function postgresBackplane(db: Db, events: BackplaneEvents): Promise<Backplane> {
  const { node, stop, ...presence } = postgresPresence(db)
  const stopListening = await listen(db, node, events)
  return {
    ...presence,
    publish: (message) => publish(db, node, message),
    close: async () => {
      await stop()
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
