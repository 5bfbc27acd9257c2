import { formatError } from '../formatError'
import type { Connection } from './connection'
import { Kind, type HubRecord } from './protocol'

/** A refusal the caller gets to read; any other error is hidden from it. */
export class HubError extends Error {
  override readonly name = 'HubError'
}

/** A method of the hub. What it resolves to is the caller's answer; it refuses with `HubError`. */
export type HubMethod = (connection: Connection, ...args: unknown[]) => unknown

/** Runs the method a client invoked and sends it the completion, when it asked for one. */
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
