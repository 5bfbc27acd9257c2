// @vitest-environment node
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { request } from '../../server/test/request'
import { readConfiguration } from './configuration'
import { kinds, siteConfiguration, startConfigured } from './nginx'
import { writeInstallFiles } from '../../scripts/build/writeInstallFiles'
import { makeSite, type Site } from './site'

const root = path.resolve(import.meta.dirname, '../..')
let site: Site

/** Writes the files that a build has, as small as they can be. */
function writeBuild(dist: string): void {
  mkdirSync(path.join(dist, 'assets'), { recursive: true })
  mkdirSync(path.join(dist, 'fonts'))
  const script = 'export const start = 1\n'
  const files: Record<string, string | Buffer> = {
    'index.html': '<title>Portico</title>',
    'csp-nginx.conf': `# Made by the build.\nset $portico_scripts "'sha256-a'";\nset $portico_styles "'sha256-b'";\n`,
    'assets/start-1234567.js': script,
    'assets/start-1234567.js.gz': gzipSync(script),
    'fonts/inter-1.woff2': 'font',
    'sw.js': 'self.name = "worker"\n',
    '.built-from': 'private',
  }
  for (const [file, content] of Object.entries(files)) writeFileSync(path.join(dist, file), content)
}

beforeAll(async () => {
  site = await makeSite(root)
  site.dist = path.join(site.folder, 'dist')
  writeBuild(site.dist)
  await writeInstallFiles(site.tenants, site.dist)
})
afterAll(() => rmSync(site.folder, { recursive: true, force: true }))

const get = (file: string, headers: Record<string, string> = {}) =>
  request(site.port, file, { headers: { host: new URL(site.portal).host, ...headers } })

/** What nginx says about a directive that nobody knows, and so does the reading of the rules. */
it.each(kinds)('%s refuses a configuration with a word that is none', async (kind) => {
  const { text, ...where } = siteConfiguration(site)
  await expect(
    startConfigured(kind, { ...where, text: text.replace('server_tokens off', 'server_token off') }),
  ).rejects.toThrow('unknown directive "server_token"')
})

it.each([
  ['a { b;', 'a "}" is missing'],
  ['a; }', 'unexpected "}"'],
  ['a b', '"a b" does not end with ";"'],
])('refuses %s', (text, message) => {
  expect(() => readConfiguration(text)).toThrow(message)
})

describe.each(kinds)('docs/nginx.conf, served by %s', (kind) => {
  let stop: () => Promise<void>
  beforeAll(async () => {
    stop = await startConfigured(kind, siteConfiguration(site))
  })
  afterAll(() => stop())

  it('CONST-016 sends the page with its policy and without a cache', async () => {
    const { status, headers, body } = await get('/callback?code=a&state=b')
    expect([status, body.toString()]).toEqual([200, '<title>Portico</title>'])
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
    })
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self' 'sha256-a' ; style-src 'self' 'sha256-b'; ")
    const { host } = new URL(site.api)
    expect(policy).toContain(`connect-src 'self' http://${host} ws://${host}  ; `)
    expect(policy).toContain("frame-ancestors 'none'; ")
  })

  it('C-033 C-063 the tab that continues a booking keeps its opener', async () => {
    expect((await get('/?handover')).headers['cross-origin-opener-policy']).toBe('unsafe-none')
  })

  it('what has a hash in its name is kept for ever, and is sent as it was compressed', async () => {
    const { headers } = await get('/assets/start-1234567.js', { 'accept-encoding': 'gzip' })
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
    })
    expect((await get('/fonts/inter-1.woff2')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    )
    expect((await get('/assets/start-1234567.js')).headers['content-encoding']).toBeUndefined()
  })

  it('sends what installs the portal of the tenant, and the service worker with a policy that lets it read the files', async () => {
    const worker = await get('/sw.js')
    expect(worker.headers).toMatchObject({ 'cache-control': 'no-cache' })
    expect(String(worker.headers['content-security-policy'])).toContain("connect-src 'self'")
    const { status, headers, body } = await get('/app/manifest.json')
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(JSON.parse(body.toString())).toMatchObject({ name: 'Aurora' })
    const icon = await get('/app/icon-512.png')
    expect([icon.status, icon.body.subarray(1, 4).toString()]).toEqual([200, 'PNG'])
  })

  it('sends the public files of the tenant of the host', async () => {
    const { status, headers, body } = await get('/tenant/tenant.json')
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(JSON.parse(body.toString())).toMatchObject({ id: 'aurora' })
  })

  it.each(['tenant/backend.json', 'tenant/assets/..%2fbackend.json', '.built-from', 'api/config'])(
    'does not send %s; the answer is the page, which says so, and nobody keeps it',
    async (file) => {
      const { status, headers } = await get(`/${file}`)
      expect([status, headers['cache-control']]).toEqual([404, undefined])
      expect(headers['content-security-policy']).toBeDefined()
    },
  )

  it('sends nothing to a host that is no tenant', async () => {
    expect((await get('/', { host: 'UP.other.example' })).status).toBe(404)
  })
})
