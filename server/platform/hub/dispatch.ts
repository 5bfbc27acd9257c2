import type { HubCallName } from '../../../schemas/hub'
import { formatError } from '../errors/formatError'
import type { Connection } from './connection'
import { Kind, type HubRecord } from './protocol'

/** An error whose message is sent to the client. Other errors are hidden from it. */
export class HubError extends Error {
  override readonly name = 'HubError'
}

/** A hub method. Its result is sent to the client; it throws `HubError` for errors the client may read. */
export type HubMethod = (connection: Connection, ...args: unknown[]) => unknown

/** What the session of a visit may invoke: its registration, and its call. */
const visitMethods: ReadonlySet<string> = new Set<HubCallName>([
  'registerUser',
  'unregister',
  'startCall',
  'acceptVideoCall',
  'cancelVideoCall',
  'delayCall',
  'readCalls',
  'joinCall',
  'sendCallSignal',
])

/** What the session of a guest may invoke: its registration, and the signals of its call. */
const guestMethods: ReadonlySet<string> = new Set<HubCallName>([
  'registerUser',
  'unregister',
  'joinCall',
  'sendCallSignal',
])

const isRefused = ({ user }: Connection, name: string): boolean =>
  (user.visit !== undefined && !visitMethods.has(name)) ||
  (user.guest !== undefined && !guestMethods.has(name))

/** Runs the invoked method and sends the completion if the client expects one. */
export async function dispatch(
  methods: ReadonlyMap<string, HubMethod>,
  connection: Connection,
  record: HubRecord,
): Promise<void> {
  const { invocationId } = record
  const completion = await complete(methods, connection, record)
  if (typeof invocationId === 'string')
    connection.send({ type: Kind.Completion, invocationId, ...completion })
}

async function complete(
  methods: ReadonlyMap<string, HubMethod>,
  connection: Connection,
  { type, target, arguments: args }: HubRecord,
): Promise<{ result?: unknown; error?: string }> {
  const name = typeof target === 'string' ? target : ''
  try {
    if (type === Kind.StreamInvocation) throw new HubError('Streaming is not supported.')
    if (isRefused(connection, name)) throw new HubError('FORBIDDEN')
    const method = methods.get(name)
    if (!method) throw new HubError(`Unknown hub method '${name}'.`)
    const result = await method(connection, ...(Array.isArray(args) ? (args as unknown[]) : []))
    return result === undefined ? {} : { result }
  } catch (error) {
    if (error instanceof HubError) return { error: error.message }
    console.error(`hub method ${name}: ${formatError(error)}`)
    return { error: `The hub method '${name}' failed.` }
  }
}
