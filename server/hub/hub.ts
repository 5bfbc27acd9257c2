import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { Connection, type ConnectionEvents } from './connection'
import { Connections } from './connections'
import { dispatch, type HubMethod } from './dispatch'
import { Groups } from './groups'
import { handleHttp, sendStatus } from './http'
import { limits as defaultLimits, type Limits } from './limits'
import type { HubUser } from './user'
import { attachWebSocket } from './webSocket'

const ORIGIN = 'http://hub'

export interface HubOptions {
  /** The hub's path, for example `/hub`. */
  path: string
  methods: (groups: Groups) => ReadonlyMap<string, HubMethod>
  /** Verifies an access token at a host. Rejects if it is not valid. */
  authenticate: (token: string, host: string | undefined) => Promise<HubUser>
  limits?: Partial<Limits>
}

export interface Hub {
  groups: Groups
  /** Handles negotiation and long polling. Returns false for other requests. */
  handle: (req: IncomingMessage, res: ServerResponse) => boolean
  /** Handles a WebSocket upgrade. Returns false for other paths. */
  upgrade: (req: IncomingMessage, socket: Duplex, head: Buffer) => boolean
  /** Closes all connections; clients may reconnect to another process. */
  close: () => void
}

/** The real-time hub: the SignalR protocol over WebSockets and long polling (CALL-012). */
export function createHub(options: HubOptions): Hub {
  const { path } = options
  const limits = { ...defaultLimits, ...options.limits }
  const groups = new Groups()
  const connections = createConnections(options, groups, limits)
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.frame, perMessageDeflate: false })
  const clock = setInterval(() => connections.tick(), Math.min(1000, limits.keepAlive / 2)).unref()

  const handle: Hub['handle'] = (req, res) => {
    const url = parseUrl(req)
    if (url?.pathname !== path && url?.pathname !== `${path}/negotiate`) return false
    const answer = async () => {
      const user = await authenticateRequest(options, req, url).catch(() => undefined)
      return user ? handleHttp({ connections, limits, path }, { url, user }, req, res) : sendStatus(res, 401)
    }
    answer().catch(() => res.destroy())
    return true
  }

  const upgrade: Hub['upgrade'] = (req, socket, head) => {
    const url = parseUrl(req)
    if (url?.pathname !== path) return false
    // Without a listener, an error before the upgrade would end the process.
    socket.on('error', () => socket.destroy())
    const take = async () => {
      const user = await authenticateRequest(options, req, url).catch(() => undefined)
      if (!user) return rejectUpgrade(socket, '401 Unauthorized')
      const connection = connections.forSocket(user, url.searchParams.get('id'))
      if (!connection) return rejectUpgrade(socket, '404 Not Found')
      return sockets.handleUpgrade(req, socket, head, (ws) => attachWebSocket(connection, ws, limits.unsent))
    }
    take().catch(() => socket.destroy())
    return true
  }

  const close = () => {
    clearInterval(clock)
    connections.closeAll('The server is shutting down')
    sockets.close()
    // A client that does not close its socket must not keep the process alive.
    setTimeout(() => sockets.clients.forEach((client) => client.terminate()), limits.closeTimeout).unref()
  }
  return { groups, handle, upgrade, close }
}

function createConnections({ methods }: HubOptions, groups: Groups, limits: Limits): Connections {
  const known = methods(groups)
  const events: ConnectionEvents = {
    invoked: (connection, record) => void dispatch(known, connection, record).catch(() => connection.end()),
    ended: (connection) => {
      connections.remove(connection)
      groups.leaveAll(connection)
    },
  }
  const connections = new Connections((user, stateful) => new Connection(user, limits, events, stateful))
  return connections
}

/** Reads the token from the header, or from the query, because browsers cannot set headers on a WebSocket. */
function authenticateRequest({ authenticate }: HubOptions, req: IncomingMessage, url: URL): Promise<HubUser> {
  const header = req.headers.authorization ?? ''
  const token = /^bearer /i.test(header) ? header.slice(7) : url.searchParams.get('access_token')
  return authenticate(token ?? '', req.headers.host)
}

/** Undefined for a malformed URL. */
const parseUrl = ({ url = '/' }: IncomingMessage) =>
  URL.canParse(url, ORIGIN) ? new URL(url, ORIGIN) : undefined

const rejectUpgrade = (socket: Duplex, status: string): void =>
  void socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
