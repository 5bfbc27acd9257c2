// @vitest-environment node
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPlatform } from '../../../test/fakes'
import { request } from '../../../test/request'
import { operation } from '../api/operation'

let platform: Awaited<ReturnType<typeof startPlatform>>
let port: number
beforeAll(async () => {
  platform = await startPlatform({
    https: true,
    origins: ['https://everywhere.example'],
    areas: [(api) => operation(api, 'GET api/config', () => ({ features: [] }))],
  })
  await platform.http.listen({ port: 0, host: '127.0.0.1' })
  port = (platform.http.server.address() as AddressInfo).port
}, 60_000)
afterAll(() => platform.close())

const from = (origin: string, host: string, method = 'GET', path = '/api/config') =>
  request(port, path, { method, headers: { host, origin } })

const allowed = async (origin: string, host: string) =>
  (await from(origin, host)).headers['access-control-allow-origin']

it('a listed origin may call its tenant and no other', async () => {
  expect(await allowed('https://two.example', 'two.localhost')).toBe('https://two.example')
  expect(await allowed('https://two.example', 'one.localhost')).toBeUndefined()
  expect(await allowed('https://everywhere.example', 'one.localhost')).toBe('https://everywhere.example')
  expect(await allowed('https://evil.example', 'two.localhost')).toBeUndefined()
})

it('answers preflights of API and hub without a token and never allows credentials', async () => {
  for (const path of ['/api/users/data', '/hub/negotiate?negotiateVersion=1']) {
    const answer = await from('https://two.example', 'two.localhost', 'OPTIONS', path)
    expect(answer.status).toBe(204)
    expect(answer.headers['access-control-allow-headers']).toContain('x-impersonation-user')
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
  }
})

it('every response has the common headers, including errors and the hub', async () => {
  for (const path of ['/api/config', '/api/nothing', '/hub/negotiate']) {
    const { headers } = await from('https://evil.example', 'one.localhost', 'POST', path)
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    })
  }
})

it('responses outside /api also have Referrer-Policy and Cross-Origin-Opener-Policy', async () => {
  const { headers } = await from('https://evil.example', 'one.localhost', 'GET', '/hub/negotiate')
  expect(headers).toMatchObject({
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  })
})

it('REC-062 the manifest of a shared summary is read by pages of other makers, and nothing else is', async () => {
  const other = 'https://viewer.example'
  const headersOf = async (path: string) => (await from(other, 'one.localhost', 'OPTIONS', path)).headers
  expect((await headersOf('/api/shl/abc'))['access-control-allow-origin']).toBe(other)
  expect((await headersOf('/api/shares'))['access-control-allow-origin']).toBeUndefined()
  expect((await headersOf('/api/shl/abc'))['access-control-allow-credentials']).toBeUndefined()
})
