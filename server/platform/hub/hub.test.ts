import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import {
  HttpTransportType,
  HubConnectionBuilder,
  HubConnectionState,
  LogLevel,
  type HubConnection,
} from '@microsoft/signalr'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { InvalidToken } from '../errors/invalidToken'
import { createHub, type Hub } from './hub'
import { userGroup } from './members/registrations'

const ana = { tenant: 'portico', sub: 'ana' }
let hub: Hub
let server: Server
let url: string
const sockets = new Set<Socket>()
const open: HubConnection[] = []

beforeEach(async () => {
  hub = await createHub({
    path: '/hub',
    authenticate: async (token) => {
      if (!token.startsWith('good-')) throw new InvalidToken('bad token')
      return { tenant: 'portico', sub: token.slice('good-'.length), roles: [] }
    },
    limits: { acknowledge: 20 },
  })
  server = createServer((req, res) => void (hub.handle(req, res) || res.writeHead(404).end()))
  server.on('upgrade', (req, socket, head) => hub.upgrade(req, socket, head))
  server.on('connection', (socket) => sockets.add(socket))
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

function client(
  token: string,
  transport: HttpTransportType,
  change = (b: HubConnectionBuilder) => b,
): HubConnection {
  const builder = new HubConnectionBuilder()
    .withUrl(url, { accessTokenFactory: () => token, transport, withCredentials: false })
    .configureLogging(LogLevel.None)
  const connection = change(builder).build()
  open.push(connection)
  return connection
}

const dropSockets = () => {
  for (const socket of sockets) socket.destroy()
  sockets.clear()
}

const nextMessage = (connection: HubConnection, name: string) =>
  new Promise<unknown[]>((resolve) => connection.on(name, (...args: unknown[]) => resolve(args)))

describe.each([
  ['WebSockets', HttpTransportType.WebSockets],
  ['LongPolling', HttpTransportType.LongPolling],
])('CALL-012 the official client over %s', (_, transport) => {
  it('CALL-048 registers the user, who then receives only their own messages', async () => {
    const [one, other] = [client('good-ana', transport), client('good-luis', transport)]
    await Promise.all([one.start(), other.start()])
    await expect(one.invoke('registerUser', 'ana')).resolves.toBe(true)
    await other.invoke('registerUser', 'luis')
    const news = nextMessage(one, 'news')
    other.on('news', () => expect.unreachable('a message for ana reached luis'))
    expect(hub.groups.send(userGroup(ana), 'news', { id: 7 }, 'now')).toBe(1)
    expect(await news).toEqual([{ id: 7 }, 'now'])
  })

  it('rejects registering as somebody else, unknown methods and streams, and stays connected', async () => {
    const connection = client('good-ana', transport)
    await connection.start()
    await expect(connection.invoke('registerUser', 'luis')).rejects.toThrow('FORBIDDEN')
    await expect(connection.invoke('constructor')).rejects.toThrow("Unknown hub method 'constructor'")
    const streamed = new Promise((_resolve, reject) => {
      connection.stream('registerUser').subscribe({ next: () => {}, complete: () => {}, error: reject })
    })
    await expect(streamed).rejects.toThrow('Streaming is not supported')
    await expect(connection.invoke('registerUser', 'ana')).resolves.toBe(true)
  })

  it('rejects an invalid token', async () => {
    await expect(client('bad', transport).start()).rejects.toThrow('401')
  })

  it('closes with an error when the server stops, so that the client may reconnect', async () => {
    const connection = client('good-ana', transport)
    await connection.start()
    const closed = new Promise<Error | undefined>((resolve) => connection.onclose(resolve))
    await hub.close()
    expect(await closed).toBeInstanceOf(Error)
  })
})

it('CALL-026 reconnects automatically after a lost socket, as a new connection', async () => {
  const connection = client('good-ana', HttpTransportType.WebSockets, (b) =>
    b.withAutomaticReconnect([0, 50, 100]),
  )
  await connection.start()
  const before = connection.connectionId
  const back = new Promise((resolve) => connection.onreconnected(resolve))
  dropSockets()
  await back
  expect(connection.state).toBe(HubConnectionState.Connected)
  expect(connection.connectionId).not.toBe(before)
  await expect(connection.invoke('registerUser', 'ana')).resolves.toBe(true)
})

it('stateful reconnect loses and duplicates no message in either direction over dropped sockets', async () => {
  const connection = client('good-ana', HttpTransportType.WebSockets, (b) =>
    b.withAutomaticReconnect([0, 50, 100]).withStatefulReconnect(),
  )
  const counted: unknown[] = []
  connection.on('count', (n) => counted.push(n))
  const last = new Promise<void>((resolve) => connection.on('last', () => resolve()))
  await connection.start()
  await connection.invoke('registerUser', 'ana')
  const before = connection.connectionId
  const answers: Promise<unknown>[] = []
  for (let n = 0; n < 60; n++) {
    if (n % 20 === 10) dropSockets()
    hub.groups.send(userGroup(ana), 'count', n)
    answers.push(connection.invoke('registerUser', 'ana'))
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(await Promise.all(answers)).toHaveLength(60)
  hub.groups.send(userGroup(ana), 'last')
  await last
  expect(counted).toEqual(Array.from({ length: 60 }, (_, n) => n))
  expect(connection.connectionId).toBe(before)
})

it("another person's connection cannot be taken over", async () => {
  const connection = client('good-ana', HttpTransportType.LongPolling)
  await connection.start()
  const negotiated = await fetch(`${url}/negotiate?negotiateVersion=1`, {
    method: 'POST',
    headers: { authorization: 'Bearer good-ana' },
  })
  const { connectionToken } = (await negotiated.json()) as { connectionToken: string }
  const poll = await fetch(`${url}?id=${connectionToken}`, { headers: { authorization: 'Bearer good-luis' } })
  expect(poll.status).toBe(404)
})
