import { Redis } from 'ioredis'
import { formatError } from '../../platform/errors/formatError'
import type { Db } from '../../platform/db/database'
import type { Backplane, BackplaneEvents, UserMessage } from '../../platform/hub/backplane/backplane'
import { postgresPresence } from '../../platform/hub/backplane/postgresPresence'

const CHANNEL = 'portico_hub'
/** Milliseconds between two attempts to connect again. */
const RETRY_MS = 1000
/** Milliseconds that the first connection may take. */
const CONNECT_MS = 10_000

interface Notice {
  node: string
  message: UserMessage
}

/**
 * Connects the processes of a hub by the publications of a Redis or Valkey server; who is connected stays in the database. `url`:
 * `redis://` or `rediss://`, with its password. Rejects when the server does not answer.
 */
export async function redisBackplane(url: string, db: Db, events: BackplaneEvents): Promise<Backplane> {
  const publisher = connect(url)
  const subscriber = connect(url)
  try {
    await Promise.all([publisher.connect(), subscriber.connect()])
    const { node, stop, ...presence } = postgresPresence(db)
    subscriber.on('message', (_channel, body) => receive(node, body, events))
    await subscriber.subscribe(CHANNEL)
    // The client subscribes again by itself.
    subscriber.on('ready', events.onGap)
    return {
      ...presence,
      publish: async (message) => void (await publisher.publish(CHANNEL, JSON.stringify({ node, message }))),
      close: async () => {
        await stop()
        publisher.disconnect()
        subscriber.disconnect()
      },
    }
  } catch (error) {
    publisher.disconnect()
    subscriber.disconnect()
    throw error
  }
}

/** A client that rejects what it cannot send now: a message that comes late would be worse than one that the reader reads again. */
function connect(url: string): Redis {
  const client = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: CONNECT_MS,
    retryStrategy: () => RETRY_MS,
  })
  client.on('error', (error) => console.error(`hub messages: ${formatError(error)}`))
  return client
}

function receive(node: string, body: string, events: BackplaneEvents): void {
  const notice = JSON.parse(body) as Notice
  if (notice.node !== node) events.onMessage(notice.message)
}
