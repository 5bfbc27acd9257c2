import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Tenants } from '../../platform/tenants/tenants'
import type { RoomService } from '../../providers/twilio/roomService'
import type { TwilioAccount } from '../../providers/twilio/roomToken'
import { readGrants } from './readGrants'
import { Rooms, TwilioError, type Request } from './rooms'
import type { Member } from './member'

/** The path of the stand-in's signalling, which a tenant names in the option `signalling` of `twilioVideo`. */
const SANDBOX_PATH = '/twilio/signaling'

/** A message between the SDK and the signalling. */
type Message =
  | { type: 'hello'; timeout: number; body?: Request }
  | { type: 'msg'; body: Request }
  | { type: 'heartbeat' | 'bye' }

interface Parts {
  tenants: Tenants
  twilioAccounts?: ReadonlyMap<string, TwilioAccount>
  now: () => Date
}

/** The stand-in for the tenants that use it; undefined if none does. */
export function twilioSandboxOf({ tenants, twilioAccounts, now }: Parts): TwilioSandbox | undefined {
  const secrets = tenants.all
    .filter(({ backend }) => backend.calls?.twilio?.mode === 'sandbox')
    .flatMap(({ id }) => twilioAccounts?.get(id)?.secret ?? [])
  return secrets.length > 0 ? createTwilioSandbox(secrets, now) : undefined
}

export type TwilioSandbox = ReturnType<typeof createTwilioSandbox>

/**
 * A stand-in for Twilio's signalling: the real SDK connects two browsers through it. It accepts tokens that were signed with the
 * secrets of this server only.
 */
function createTwilioSandbox(secrets: readonly string[], now: () => Date) {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 256 * 1024 })
  const rooms = new Rooms()
  return {
    /** The rooms, as the server asks for changes. */
    service: serviceOf(rooms),
    /** Handles an upgrade to the path of the stand-in. Returns whether the path is that of the stand-in. */
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
      if (request.url?.split('?')[0] !== SANDBOX_PATH) return false
      sockets.handleUpgrade(request, socket, head, (opened) => attach(opened, rooms, secrets, now))
      return true
    },
    close(): void {
      sockets.clients.forEach((client) => client.terminate())
      sockets.close()
    },
  }
}

/** Rooms open as somebody joins them. */
export const serviceOf = (rooms: Rooms): RoomService => ({
  open: async () => undefined,
  remove: async (room, identity) => rooms.remove(room, identity),
  close: async (room) => rooms.complete(room),
})

function attach(socket: WebSocket, rooms: Rooms, secrets: readonly string[], now: () => Date): void {
  let member: Member | undefined
  let queue = Promise.resolve()
  const write = (message: object) => socket.readyState === socket.OPEN && socket.send(JSON.stringify(message))
  const send = (body: object) => void write({ type: 'msg', body: { version: 2, ...body } })
  const handle = async (body: Request) => {
    if (body.type === 'ice') write({ type: 'msg', body: { type: 'iced', version: 1, ice_servers: [] } })
    if (body.type === 'connect')
      member = rooms.connect(await readGrants(body.token, secrets, now()), body, send)
    if (body.type === 'sync') member = rooms.sync(body, send)
    if (body.type === 'update' && member) rooms.update(member, body)
    if (body.type === 'disconnect' && member) {
      send({ type: 'disconnected', status: 'ok' })
      rooms.drop(member)
    }
  }
  const receive = async (message: Message) => {
    if (message.type === 'bye') socket.close()
    if (message.type === 'heartbeat') write({ type: 'heartbeat' })
    if (message.type === 'hello') write({ type: 'welcome', negotiatedTimeout: message.timeout })
    if ('body' in message && message.body) await handle(message.body)
  }
  socket.on('message', (data: Buffer) => {
    queue = queue
      .then(() => receive(JSON.parse(data.toString()) as Message))
      .catch((error: unknown) => {
        if (error instanceof TwilioError) send({ type: 'error', code: error.code, message: error.message })
        else socket.terminate()
      })
  })
  socket.on('error', () => socket.terminate())
  socket.on('close', () => member && rooms.lost(member, send))
}
