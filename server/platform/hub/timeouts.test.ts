import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { createHub, type Hub } from './hub'
import type { HubOptions } from './options'
import { userGroup } from './members/registrations'

const END = '\u001E'
const HANDSHAKE = `{"protocol":"json","version":1}${END}`
const REGISTER = `${JSON.stringify({ type: 1, invocationId: '1', target: 'registerUser', arguments: ['ana'] })}${END}`
const group = userGroup({ tenant: 'one', sub: 'ana' })
let hub: Hub
let server: Server
let url: string

async function openHub(limits: HubOptions['limits']): Promise<void> {
  hub = await createHub({
    path: '/hub',
    authenticate: async () => ({ tenant: 'one', sub: 'ana', roles: [] }),
    ...(limits && { limits }),
  })
  server = createServer((req, res) => void (hub.handle(req, res) || res.writeHead(404).end()))
  server.on('upgrade', (req, socket, head) => hub.upgrade(req, socket, head))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hub`
}
afterEach(async () => {
  await hub.close()
  server.closeAllConnections()
  server.close()
})

/** Opens a long-polling connection. Returns its address. */
async function negotiate(): Promise<string> {
  const answer = await fetch(`${url}/negotiate?negotiateVersion=1`, { method: 'POST' })
  return `${url}?id=${((await answer.json()) as { connectionToken: string }).connectionToken}`
}
const post = (address: string, body: string) => fetch(address, { method: 'POST', body })

it('CALL-012 a connection that never polls after the handshake times out', async () => {
  await openHub({ keepAlive: 20, clientTimeout: 1000, grace: 100 })
  const address = await negotiate()
  expect((await post(address, HANDSHAKE)).status).toBe(200)
  // PUT does not reset the timeout; it gets 405 while the connection exists.
  await vi.waitFor(async () => expect((await fetch(address, { method: 'PUT' })).status).toBe(404), 10_000)
})

it('CALL-012 a long-polling connection that does not fetch its messages is ended at the limit', async () => {
  await openHub({ unsent: 100_000 })
  const address = await negotiate()
  await fetch(address)
  await post(address, HANDSHAKE + REGISTER)
  expect(hub.groups.send(group, 'news')).toBe(1)
  for (let n = 0; n < 4; n += 1) hub.groups.send(group, 'news', 'x'.repeat(30_000))
  expect(hub.groups.send(group, 'news')).toBe(0)
  expect((await fetch(address)).status).toBe(404)
})

it('CALL-012 a WebSocket whose client does not read is ended at the limit', async () => {
  await openHub({ unsent: 100_000 })
  const ws = new WebSocket(url.replace('http', 'ws'))
  await once(ws, 'open')
  ws.send(HANDSHAKE + REGISTER)
  await vi.waitFor(() => expect(hub.groups.send(group, 'news')).toBe(1))
  ws.pause()
  for (let n = 0; n < 400; n += 1) hub.groups.send(group, 'news', 'x'.repeat(64_000))
  await vi.waitFor(() => expect(hub.groups.send(group, 'news')).toBe(0))
  ws.terminate()
})
