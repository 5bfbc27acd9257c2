import { once } from 'node:events'
import { Agent, createServer, get, IncomingMessage, ServerResponse } from 'node:http'
import { Socket, type AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { setCommonHeaders } from './headers'

function headersOf(url: string, https = false) {
  const res = new ServerResponse(new IncomingMessage(new Socket()))
  setCommonHeaders(res, url, https)
  return res.getHeaders()
}
const openerOf = (url: string) => headersOf(url)['cross-origin-opener-policy']

it('C-033 C-063 the tab opened by an embedded booking keeps its opener', () => {
  expect(openerOf('/?handover')).toBe('unsafe-none')
})

it.each(['/', '/?x=handover', '/?handovers', '/callback?handover', '/index.html?handover'])(
  'C-063 %s is isolated from its opener',
  (url) => expect(openerOf(url)).toBe('same-origin'),
)

it('CONST-015 API responses cannot be framed and need no opener policy', () => {
  const answer = headersOf('/api/config')
  expect(answer['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(answer).not.toHaveProperty('cross-origin-opener-policy')
})

it('build files have only the headers they need; pages on https have HSTS', () => {
  expect(Object.keys(headersOf('/assets/x.js', true))).toEqual(['x-content-type-options'])
  expect(headersOf('/', true)['strict-transport-security']).toContain('max-age=63072000')
  expect(headersOf('/')).not.toHaveProperty('strict-transport-security')
})

it('connections stay open without a Connection header', async () => {
  const server = createServer((req, res) => {
    setCommonHeaders(res, req.url ?? '', false)
    res.end('x')
  }).listen(0)
  await once(server, 'listening')
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const { port } = server.address() as AddressInfo
  const ports = new Set<number | undefined>()
  for (const path of ['/', '/assets/a.js', '/tenant/tenant.json', '/assets/b.js']) {
    const [answer] = (await once(get({ port, path, agent }), 'response')) as [IncomingMessage]
    expect(answer.headers).not.toHaveProperty('keep-alive')
    ports.add(answer.socket.localPort)
    answer.resume()
    await once(answer, 'end')
  }
  expect(ports.size).toBe(1)
  agent.destroy()
  server.close()
})
