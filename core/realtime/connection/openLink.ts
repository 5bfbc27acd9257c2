import { HttpTransportType, HubConnectionBuilder, LogLevel, type HubConnection } from '@microsoft/signalr'
import { wireName, type HubMessageShapes } from '@schemas/hub'
import { HubError } from '../hub'
import { HubAccess } from './hubAccess'
import { createTranslator, type HubTranslator } from './hubShapes'
import { refusalOf } from './refusalOf'
import type { HubLink } from './HubSession'

export interface LinkOptions {
  url: string
  /** A valid access token. */
  token: () => Promise<string>
  /** The tenant's names and shapes of messages. */
  names: HubMessageShapes | undefined
  /** The messages to receive, by the names of the contract. */
  receives: readonly string[]
  onMessage: (name: string, args: readonly unknown[]) => void
  onLost: () => void
  /** Instead of the browser's. */
  WebSocket?: typeof WebSocket
}

/**
 * Opens a connection with the official client: negotiated, with stateful reconnect and with long polling where WebSockets are
 * blocked; if that fails, a WebSocket without negotiation, which needs no sticky sessions in front of several processes.
 */
export async function openLink(options: LinkOptions): Promise<HubLink> {
  const access = new HubAccess(options.url, options.token)
  const translator = createTranslator(options.names, () => new Date().toISOString())
  const negotiated = build(options, access, translator, false)
  try {
    await negotiated.start()
    return toLink(negotiated, options, translator)
  } catch {
    const direct = build(options, access, translator, true)
    await direct.start()
    return toLink(direct, options, translator)
  }
}

function build(
  { url, names, receives, onMessage, WebSocket }: LinkOptions,
  access: HubAccess,
  translator: HubTranslator,
  direct: boolean,
): HubConnection {
  const transport = direct ? HttpTransportType.WebSockets : undefined
  const builder = new HubConnectionBuilder()
    .withUrl(url, {
      accessTokenFactory: () => access.proof(),
      httpClient: access,
      withCredentials: false,
      // A request into a dead line would block each later attempt for a minute and a half.
      timeout: 30_000,
      skipNegotiation: direct,
      ...(WebSocket && { WebSocket }),
      ...(transport !== undefined && { transport }),
    })
    .configureLogging(LogLevel.None)
  const connection = (direct ? builder : builder.withStatefulReconnect()).build()
  for (const name of receives) {
    connection.on(wireName(names, name), (...wire: unknown[]) =>
      onMessage(name, translator.fromHub(name, wire)),
    )
  }
  return connection
}

function toLink(
  connection: HubConnection,
  { names, onLost }: LinkOptions,
  translator: HubTranslator,
): HubLink {
  let isStopped = false
  connection.onclose(() => !isStopped && onLost())
  return {
    call: async (name, ...args) => {
      const wire = translator.toHub(name, args)
      const answer = await connection.invoke<unknown>(wireName(names, name), ...wire).catch(throwRefusal)
      return translator.answerOf(name, args, answer)
    },
    stop: () => {
      isStopped = true
      void connection.stop().catch(() => {})
    },
  }
}

const throwRefusal = (error: unknown): never => {
  throw new HubError(refusalOf(error))
}
