import type { IncomingMessage, Server } from 'node:http'
import { WebSocketServer, type WebSocket } from 'ws'
import { addRecord, type World } from './world'

/** What ends each message of SignalR's JSON protocol. */
const END = '\u001E'

/** A message of that protocol, as far as this hub reads it. */
interface Message {
  type?: number
  invocationId?: string
  target?: string
  arguments?: unknown[]
}

const INVOCATION = 1
const COMPLETION = 3
const PING = 6

/** Milliseconds between two pings: the client closes a connection that is silent for 30 s. */
const PING_TIME = 10_000

/** What the client may send. Each is answered without a result. */
const known = ['registerUser', 'unregister', 'start', 'acceptVideoCall', 'cancelVideoCall', 'sendMessage']

/** A hub that has the messages of the specification and no others. */
export interface SpecifiedHub {
  /** Sends a message to everybody. */
  send: (target: string, ...args: unknown[]) => void
  /** The names of what the clients have sent. */
  received: readonly string[]
  close: () => void
}

/** The answer to a negotiation. */
export const negotiation = () => ({
  negotiateVersion: 1,
  connectionId: 'c',
  connectionToken: 'c',
  availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
})

/** Answers the WebSockets of a server at `/hub`. */
export function createHub(server: Server, world: World): SpecifiedHub {
  const sockets = new WebSocketServer({ noServer: true })
  const received: string[] = []
  server.on('upgrade', (request: IncomingMessage, socket, head) =>
    sockets.handleUpgrade(request, socket, head, (client) => listen(client)),
  )
  const send = (target: string, ...args: unknown[]) =>
    sockets.clients.forEach((client) => write(client, { type: INVOCATION, target, arguments: args }))
  const listen = (client: WebSocket) => {
    const timer = setInterval(() => write(client, { type: PING }), PING_TIME)
    client.on('close', () => clearInterval(timer))
    client.on('message', (data: Buffer) =>
      data
        .toString()
        .split(END)
        .filter(Boolean)
        .forEach((text) => answer(client, JSON.parse(text) as Message)),
    )
  }
  const answer = (client: WebSocket, { type, target = '', invocationId, arguments: args }: Message) => {
    // The handshake, which comes first, has no type.
    if (type === undefined) return write(client, {})
    if (type !== INVOCATION) return
    received.push(target)
    const isKnown = known.includes(target)
    if (invocationId !== undefined)
      write(client, { type: COMPLETION, invocationId, ...(!isKnown && { error: 'No such method' }) })
    if (target === 'sendMessage') send('receiveMessage', storeMessage(world, args?.[0]))
  }
  return { send, received, close: () => sockets.clients.forEach((client) => client.terminate()) }
}

const write = (client: WebSocket, message: object) => client.send(JSON.stringify(message) + END)

/** Keeps a message of a patient. Its fields are named as the specification names them. */
function storeMessage(world: World, sent: unknown): unknown {
  const { PatientId, Content } = sent as { PatientId: string; Content: string }
  const messages = world['chatMessages'] as unknown[]
  addRecord(world, ['chatMessages'], {
    senderId: PatientId,
    timestamp: new Date().toISOString(),
    content: Content,
    documentId: null,
  })
  return messages.at(-1)
}
