import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { HttpTransportType, HubConnectionBuilder, LogLevel, type HubConnection } from '@microsoft/signalr'
import { createHub, type Hub } from '../hub'
import type { HubOptions } from '../options'

/** A hub on a free port, for tests of the hub alone. */
export interface HubServer {
  hub: Hub
  origin: string
  /** Opens a connection of the official client. */
  connect: (token: string) => Promise<HubConnection>
  close: () => Promise<void>
}

/** Starts a hub, at `/hub` unless `path` says another. */
export async function startHubServer({
  path = '/hub',
  ...options
}: Omit<HubOptions, 'path'> & { path?: string }): Promise<HubServer> {
  const hub = await createHub({ path, ...options })
  const server: Server = createServer((req, res) => void (hub.handle(req, res) || res.writeHead(404).end()))
  server.on('upgrade', (req, socket, head) => hub.upgrade(req, socket, head))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const open: HubConnection[] = []
  return {
    hub,
    origin,
    connect: async (token) => {
      const connection = new HubConnectionBuilder()
        .withUrl(`${origin}${path}`, {
          accessTokenFactory: () => token,
          transport: HttpTransportType.WebSockets,
          withCredentials: false,
        })
        .configureLogging(LogLevel.None)
        .build()
      open.push(connection)
      await connection.start()
      return connection
    },
    close: async () => {
      await Promise.all(open.map((connection) => connection.stop()))
      await hub.close()
      server.closeAllConnections()
      server.close()
    },
  }
}
