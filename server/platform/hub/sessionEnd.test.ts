import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { HttpTransportType, HubConnectionBuilder, LogLevel, type HubConnection } from '@microsoft/signalr'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { InvalidToken } from '../errors/invalidToken'
import { createHub, type Hub } from './hub'
import { userGroup } from './members/registrations'

const group = userGroup({ tenant: 'one', sub: 'ana' })
/** The tokens that are valid now. */
const valid = new Set<string>()
/** Rejects every check, as a failing database does. Called once per check. */
let fault: (() => Error) | undefined
let hub: Hub
let server: Server
let url: string
const open: HubConnection[] = []

beforeEach(async () => {
  valid.clear()
  fault = undefined
  hub = await createHub({
    path: '/hub',
    authenticate: async (token) => {
      if (fault) throw fault()
      if (!valid.has(token)) throw new InvalidToken('The session of the token was signed out')
      return { tenant: 'one', sub: 'ana', roles: [] }
    },
    limits: { recheck: 20 },
  })
  server = createServer((req, res) => void (hub.handle(req, res) || res.writeHead(404).end()))
  server.on('upgrade', (req, socket, head) => hub.upgrade(req, socket, head))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hub`
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((connection) => connection.stop()))
  await hub.close()
  server.closeAllConnections()
  server.close()
})

/** A connection of the official client that is registered for messages. */
async function connect(transport: HttpTransportType, token: () => string): Promise<HubConnection> {
  const connection = new HubConnectionBuilder()
    .withUrl(url, { accessTokenFactory: token, transport, withCredentials: false })
    .withAutomaticReconnect(Array.from({ length: 100 }, () => 20))
    .configureLogging(LogLevel.None)
    .build()
  open.push(connection)
  await connection.start()
  await connection.invoke('registerUser', 'ana')
  expect(hub.groups.send(group, 'news')).toBe(1)
  return connection
}

describe.each([
  ['WebSockets', HttpTransportType.WebSockets],
  ['LongPolling', HttpTransportType.LongPolling],
])('CALL-012 the session of a connection over %s', (_, transport) => {
  it('closes the connection when it ends, so that no further message is sent', async () => {
    valid.add('first')
    const connection = await connect(transport, () => 'first')
    const lost = new Promise((resolve) => connection.onreconnecting(resolve))
    valid.clear()
    expect(await lost).toBeInstanceOf(Error)
    // A poll is refused at once; the connection ends at the next check.
    await expect.poll(() => hub.groups.send(group, 'news')).toBe(0)
  })

  it('stays open while the database fails, and a new connection gets 503', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    valid.add('first')
    await connect(transport, () => 'first')
    await new Promise<void>((resolve) => {
      let checks = 0
      fault = () => {
        if (++checks === 3) resolve()
        return new Error('connect ECONNREFUSED')
      }
    })
    expect(hub.groups.send(group, 'news')).toBe(1)
    const { status } = await fetch(`${url}/negotiate`, {
      method: 'POST',
      headers: { authorization: 'Bearer first' },
    })
    expect(status).toBe(503)
    fault = undefined
    log.mockRestore()
  })

  it('continues with a new token after the previous one has expired', async () => {
    valid.add('first')
    let token = 'first'
    const connection = await connect(transport, () => token)
    const back = new Promise((resolve) => connection.onreconnected(resolve))
    token = 'second'
    valid.add('second').delete('first')
    await back
    await connection.invoke('registerUser', 'ana')
    expect(hub.groups.send(group, 'news')).toBe(1)
  })
})
