import { WebSocket as NodeWebSocket, type ClientOptions as SocketOptions } from 'ws'
import { HubSession } from '../../../core/realtime/connection/HubSession'
import { openLink } from '../../../core/realtime/connection/openLink'
import { hubMessageNames, type HubCallName, type HubCalls, type HubMessageName } from '../../../schemas/hub'

/** A client of the hub: the connection of the portal, without its page. */
export interface HubClient {
  call: <M extends HubCallName>(name: M, ...args: Parameters<HubCalls[M]>) => Promise<ReturnType<HubCalls[M]>>
  /** Resolves to the first argument of the next message that fits. */
  next: <T>(name: HubMessageName, fits?: (value: T) => boolean) => Promise<T>
  /** Tries to connect at once, as when the browser is online again. */
  retry: () => void
  stop: () => void
}

interface ClientOptions {
  origin: string
  person: string
  token: string
  onMessage?: (name: string, args: readonly unknown[]) => void
  /** Called after each connect. */
  onConnected?: () => void
}

/** Connects a person. Resolves when the hub has registered them. */
export async function connectClient({
  origin,
  person,
  token,
  onMessage,
  onConnected,
}: ClientOptions): Promise<HubClient> {
  const waiting = new Set<(name: string, value: unknown) => void>()
  let onFirst = () => {}
  const first = new Promise<void>((resolve) => (onFirst = resolve))
  const session = new HubSession({
    token: () => token,
    onStatus: ({ state }) => {
      if (state !== 'connected') return
      onFirst()
      onConnected?.()
    },
    open: (onLost) =>
      openLink({
        url: `${origin}/hub`,
        names: undefined,
        receives: hubMessageNames,
        token: async () => token,
        onMessage: (name, args) => {
          onMessage?.(name, args)
          for (const look of waiting) look(name, args[0])
        },
        onLost,
        WebSocket: BrowserSocket as unknown as typeof WebSocket,
      }),
  })
  session.start([person])
  await first
  return {
    call: (async (name: HubCallName, ...args: readonly unknown[]) =>
      session.call(name, ...args)) as HubClient['call'],
    next: <T>(name: HubMessageName, fits: (value: T) => boolean = () => true) =>
      new Promise<T>((resolve) => {
        const look = (received: string, value: unknown) => {
          if (received !== name || !fits(value as T)) return
          waiting.delete(look)
          resolve(value as T)
        }
        waiting.add(look)
      }),
    retry: () => session.retry(),
    stop: () => session.stop(),
  }
}

/**
 * A WebSocket that proves who opens it as one of a browser does: by its address. The official client sends a header from Node, in which
 * the hub expects no ticket; it would refuse, and the client would poll instead.
 */
class BrowserSocket extends NodeWebSocket {
  constructor(url: string, protocols: string[] | undefined, options: SocketOptions) {
    const address = new URL(url)
    const { Authorization: proof = '' } = options.headers ?? {}
    address.searchParams.set('access_token', proof.replace(/^Bearer /, ''))
    super(address, protocols)
  }
}

/** Runs the work for each number from 1, `atOnce` at a time. */
export async function inTurns<T>(
  count: number,
  atOnce: number,
  work: (n: number) => Promise<T>,
): Promise<T[]> {
  const found: T[] = []
  let next = 1
  const run = async () => {
    for (let n = next++; n <= count; n = next++) found[n - 1] = await work(n)
  }
  await Promise.all(Array.from({ length: atOnce }, run))
  return found
}
