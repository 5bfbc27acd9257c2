import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { authenticateRequest, authenticateSocket, statusOfRefusal } from './authenticate'
import type { Groups } from './members/groups'
import { handleHttp, sendStatus } from './http'
import { limits as defaultLimits, type Limits } from './limits'
import { createMembers, type Members } from './members/members'
import type { HubOptions } from './options'
import type { HubPort } from './port'
import { createTickets, memoryTickets } from './tickets'
import { attachWebSocket } from './webSocket'

const ORIGIN = 'http://hub'

export interface Hub extends HubPort {
  groups: Groups
  /** The open connections at this process. */
  countConnections: () => number
  /** Handles negotiation and long polling. Returns false for other requests. */
  handle: (req: IncomingMessage, res: ServerResponse) => boolean
  /** Handles a WebSocket upgrade. Returns false for other paths. */
  upgrade: (req: IncomingMessage, socket: Duplex, head: Buffer) => boolean
  /** Closes all connections; clients may reconnect to another process. */
  close: () => Promise<void>
}

/** The real-time hub: the SignalR protocol over WebSockets and long polling. */
export async function createHub(options: HubOptions): Promise<Hub> {
  const { path, authenticate } = options
  const limits = { ...defaultLimits, ...options.limits }
  const members = await createMembers(options, limits)
  const { connections, groups } = members
  const tickets = createTickets(options.tickets ?? memoryTickets())
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.frame, perMessageDeflate: false })
  const timers = startTimers(members, limits)

  const handle: Hub['handle'] = (req, res) => {
    const url = parseUrl(req)
    if (!url || !isHubPath(path, url)) return false
    const answer = async () => {
      const caller = await authenticateRequest(authenticate, req).catch(statusOfRefusal)
      if (typeof caller === 'number') return sendStatus(res, caller)
      return handleHttp({ connections, limits, path, tickets }, { url, caller }, req, res)
    }
    answer().catch((error: unknown) => answerFault(res, error))
    return true
  }

  const upgrade: Hub['upgrade'] = (req, socket, head) => {
    const url = parseUrl(req)
    if (url?.pathname !== path) return false
    // Without a listener, an error before the upgrade would end the process.
    socket.on('error', () => socket.destroy())
    const take = async () => {
      const caller = await authenticateSocket(authenticate, tickets, req, url).catch(statusOfRefusal)
      if (typeof caller === 'number') return rejectUpgrade(socket, `${caller} ${STATUS_CODES[caller]}`)
      const connection = await connections.forSocket(caller, url.searchParams.get('id'))
      if (typeof connection === 'number')
        return rejectUpgrade(socket, `${connection} ${STATUS_CODES[connection]}`)
      return sockets.handleUpgrade(req, socket, head, (ws) => attachWebSocket(connection, ws, limits.unsent))
    }
    take().catch(() => socket.destroy())
    return true
  }

  const close = async () => {
    timers.forEach(clearInterval)
    await closeAll(members, sockets, limits)
  }
  return { groups, countConnections: () => connections.count, handle, upgrade, close, ...members.port }
}

/** Ends a request that could not be handled. */
function answerFault(res: ServerResponse, error: unknown): void {
  console.error('hub request:', error)
  if (res.headersSent) res.destroy()
  else sendStatus(res, 500)
}

const isHubPath = (path: string, { pathname }: URL): boolean =>
  [path, `${path}/negotiate`, `${path}/ticket`].includes(pathname)

const startTimers = ({ connections, registrations }: Members, limits: Limits): NodeJS.Timeout[] => [
  setInterval(() => connections.tick(), Math.min(1000, limits.keepAlive / 2)).unref(),
  setInterval(() => {
    void connections.recheck()
    void registrations.recheck()
  }, limits.recheck).unref(),
]

async function closeAll({ connections, backplane }: Members, sockets: WebSocketServer, limits: Limits) {
  connections.closeAll('The server is shutting down')
  sockets.close()
  // A client that does not close its socket must not keep the process alive.
  setTimeout(() => sockets.clients.forEach((client) => client.terminate()), limits.closeTimeout).unref()
  await backplane.close()
}

/** Undefined for a malformed URL. */
const parseUrl = ({ url = '/' }: IncomingMessage) =>
  URL.canParse(url, ORIGIN) ? new URL(url, ORIGIN) : undefined

const rejectUpgrade = (socket: Duplex, status: string): void =>
  void socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
