import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Connection } from './connection'
import type { Connections } from './connections'
import type { HubCaller } from './user'
import type { Limits } from './limits'
import { tokenOf } from './authenticate'
import { LongPolling } from './longPolling'
import type { Tickets } from './tickets'

/** An authenticated request to the hub. */
export interface Call {
  url: URL
  caller: HubCaller
}

interface Context {
  connections: Connections
  limits: Limits
  path: string
  tickets: Tickets
}

/** The long-polling transport of each connection. */
const polls = new WeakMap<Connection, LongPolling>()

/** Handles negotiation, polls, sent messages and the closing of a connection. */
export async function handleHttp(
  context: Context,
  call: Call,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  if (call.url.pathname !== context.path) {
    if (req.method !== 'POST') return sendStatus(res, 405)
    if (call.url.pathname.endsWith('/ticket')) return sendTicket(context, req, res)
    return negotiate(context, call, req, res)
  }
  const connection = context.connections.find(call.caller, call.url.searchParams.get('id'))
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

/** Sends a status without a body. */
export const sendStatus = (res: ServerResponse, status: number): void =>
  void res.writeHead(status, { 'cache-control': 'no-store', 'content-length': 0 }).end()

const issueTicket = ({ tickets }: Context, req: IncomingMessage) =>
  tickets.issue(tokenOf(req) ?? '', req.headers.host ?? '')

const sendTicket = async (context: Context, req: IncomingMessage, res: ServerResponse) =>
  sendJson(res, { ticket: await issueTicket(context, req) })

async function negotiate(
  context: Context,
  { url, caller }: Call,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const stateful = url.searchParams.get('useStatefulReconnect') === 'true'
  const version = Math.min(1, Number(url.searchParams.get('negotiateVersion') ?? 0) || 0)
  const connection = await context.connections.open(caller, stateful)
  if (!connection) return sendStatus(res, 429)
  const answer = {
    negotiateVersion: version,
    connectionId: version === 1 ? connection.id : connection.token,
    ...(version === 1 && { connectionToken: connection.token }),
    ...(stateful && { useStatefulReconnect: true }),
    // Browsers open a WebSocket with a ticket; for the next one they ask POST <hub>/ticket.
    ticket: await issueTicket(context, req),
    availableTransports: ['WebSockets', 'LongPolling'].map((transport) => ({
      transport,
      transferFormats: ['Text'],
    })),
  }
  sendJson(res, answer)
}

const sendJson = (res: ServerResponse, answer: object): void =>
  void res
    .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(answer))

/** The first poll opens the connection and is answered at once; later polls wait for messages. */
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
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of req as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
