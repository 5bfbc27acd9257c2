import { Client, escapeIdentifier, type ClientConfig } from 'pg'

const RETRY_MS = 1000

/**
 * Listens on a channel with a connection of its own and takes it up again when it breaks.
 * Resolves once it listens; answers how to stop.
 */
export async function listenOn(
  config: ClientConfig,
  channel: string,
  heard: (payload: string) => void,
): Promise<() => Promise<void>> {
  let stopped = false
  let client = await connect()

  async function connect(): Promise<Client> {
    const next = new Client(config)
    next.on('error', (error) => console.error(`database listener lost: ${error.message}`))
    await next.connect()
    next.on('notification', ({ payload }) => heard(payload ?? ''))
    next.on('end', again)
    await next.query(`listen ${escapeIdentifier(channel)}`)
    return next
  }

  function again(): void {
    if (stopped) return
    setTimeout(() => {
      if (stopped) return
      connect().then(
        (next) => (client = next),
        () => again(),
      )
    }, RETRY_MS).unref()
  }

  return async () => {
    if (stopped) return
    stopped = true
    await client.end()
  }
}
