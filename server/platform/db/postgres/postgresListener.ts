import { Client, escapeIdentifier, type ClientConfig } from 'pg'

const RETRY_MS = 1000

/**
 * Listens on a channel with a dedicated connection and reconnects when it breaks; then `onGap` is called.
 * Resolves, once it listens, to a function that stops listening.
 */
export async function listenOn(
  config: ClientConfig,
  channel: string,
  onPayload: (payload: string) => void,
  onGap: () => void = () => {},
): Promise<() => Promise<void>> {
  let stopped = false
  let client = await connect()

  async function connect(): Promise<Client> {
    const next = new Client(config)
    next.on('error', (error) => console.error(`database listener lost: ${error.message}`))
    await next.connect()
    next.on('notification', ({ payload }) => onPayload(payload ?? ''))
    next.on('end', reconnect)
    await next.query(`listen ${escapeIdentifier(channel)}`)
    return next
  }

  function reconnect(): void {
    if (stopped) return
    setTimeout(() => {
      if (stopped) return
      connect().then(
        (next) => {
          client = next
          return onGap()
        },
        () => reconnect(),
      )
    }, RETRY_MS).unref()
  }

  return async () => {
    if (stopped) return
    stopped = true
    await client.end()
  }
}
