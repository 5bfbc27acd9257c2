// @vitest-environment node
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { afterEach, expect, it } from 'vitest'
import type { Api } from '../../platform/http/api/operation'
import { measureRequests } from './requestMetrics'

const stops: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** A server that measures, with one operation. Returns what it measured after some requests. */
async function measure(requests: readonly [method: string, address: string][]): Promise<string> {
  const registry = new Registry()
  const { listener, area } = measureRequests(registry)
  const app = Fastify({
    serverFactory: (handler) =>
      createServer((request, response) => {
        if (!listener(request, response)) handler(request, response)
      }),
  })
  area({ http: app } as unknown as Api)
  app.get('/api/users/:id', () => ({}))
  await app.listen({ port: 0 })
  stops.push(() => app.close())
  const { port } = app.server.address() as AddressInfo
  for (const [method, address] of requests) await fetch(`http://localhost:${port}${address}`, { method })
  return registry.metrics()
}

it('names an operation by its path in the contract, never by an id', async () => {
  const text = await measure([
    ['GET', '/api/users/ana-31'],
    ['GET', '/api/users/luis-7?email=luis%40portico.test'],
  ])
  expect(text).toMatch(/duration_seconds_count\{method="GET",operation="api\/users\/:id",status="200"\} 2/)
  expect(text).not.toMatch(/ana-31|luis/)
})

it('what a stranger types into an address or as a method is no label', async () => {
  const text = await measure([
    ['GET', '/api/secret-of-ana'],
    ['GET', '/wp-login.php'],
    ['PROPFIND', '/hub?id=token'],
  ])
  expect(text).toContain('operation="unknown operation",status="404"')
  expect(text).toContain('operation="portal",status="404"')
  expect(text).toContain('method="other",operation="hub"')
  expect(text).not.toMatch(/secret|wp-login|token/)
})

it('knows how many answers have not ended', async () => {
  const registry = new Registry()
  const { listener } = measureRequests(registry)
  const server = createServer((request, response) => void listener(request, response)).listen(0)
  await once(server, 'listening')
  stops.push(() => server.close())
  const stop = new AbortController()
  const request = fetch(`http://localhost:${(server.address() as AddressInfo).port}/`, {
    signal: stop.signal,
  })
  await once(server, 'request')
  expect(await registry.metrics()).toContain('portico_http_requests_pending 1')
  stop.abort()
  await request.catch(() => {})
  await expect.poll(() => registry.metrics()).toContain('portico_http_requests_pending 0')
})
