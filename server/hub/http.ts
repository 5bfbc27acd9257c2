import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Connection } from './connection'
import type { Connections } from './connections'
import type { HubUser } from './user'
import type { Limits } from './limits'
import { LongPolling } from './longPolling'

/** An authenticated request to the hub. */
export interface Call {
  url: URL
  user: HubUser
}

interface Context {
  connections: Connections
  limits: Limits
  path: string
}

/** Polls carry their connection; kept beside it for as long as it lives. */
const polls = new WeakMap<Connection, LongPolling>()

/** Answers a negotiation, a poll, a sent message or a goodbye. */
export async function handleHttp(
  context: Context,
  call: Call,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  if (call.url.pathname !== context.path) {
    if (req.method !== 'POST') return sendStatus(res, 405)
    return negotiate(context, call, res)
  }
  const connection = context.connections.find(call.user, call.url.searchParams.get('id'))
  if (!connection) return sendStatus(res, 404)
  if (req.method === 'GET') return poll(connection, context.limits, res)
  if (req.method === 'DELETE') {
    connection.end()
    return sendStatus(res, 202)
  }
  if (req.method !== 'POST') return sendStatus(res, 405)
  const text = await readBody(req, context.limits.frame)
  if (text === undefined) return sendStatus(res, 413)
  connection.receive(text)
  return sendStatus(res, 200)
}

/** Ends a request with a status and nothing else. */
export const sendStatus = (res: ServerResponse, status: number): void =>
  void res.writeHead(status, { 'cache-control': 'no-store', 'content-length': 0 }).end()

function negotiate({ connections }: Context, { url, user }: Call, res: ServerResponse): void {
  const stateful = url.searchParams.get('useStatefulReconnect') === 'true'
  const version = Math.min(1, Number(url.searchParams.get('negotiateVersion') ?? 0) || 0)
  const connection = connections.add(user, stateful)
  const answer = {
    negotiateVersion: version,
    connectionId: version === 1 ? connection.id : connection.token,
    ...(version === 1 && { connectionToken: connection.token }),
    ...(stateful && { useStatefulReconnect: true }),
    availableTransports: ['WebSockets', 'LongPolling'].map((transport) => ({
      transport,
      transferFormats: ['Text'],
    })),
  }
  res
    .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(answer))
}

/** The first poll opens the connection and is answered at once; the next ones wait for something to say. */
function poll(connection: Connection, limits: Limits, res: ServerResponse): void {
  const polling = polls.get(connection)
  if (polling) return polling.poll(res)
  const first = new LongPolling(connection, limits)
  polls.set(connection, first)
  connection.disableReplay()
  connection.attach(first)
  return sendStatus(res, 200)
}

async function readBody(req: IncomingMessage, maxBytes: number): Promise<string | undefined> {
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of req as AsyncIterable<Buffer>) {
    length += piece.length
    if (length > maxBytes) return undefined
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString()
}
