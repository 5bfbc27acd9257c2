// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTenants } from '../tenants/tenants'
import { fontAddress } from '../tenants/theme'
import { startPlatform, tenant } from '../../test/fakes'
import { request } from '../../test/request'
import { builtPortal, PortalError } from './builtPortal'

const folder = mkdtempSync(path.join(os.tmpdir(), 'portico-built-'))
const noSources = () => ({})
let platform: Awaited<ReturnType<typeof startPlatform>>
let port: number

const write = (file: string, content: string | Buffer) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), content)
}

beforeAll(async () => {
  const script = 'console.log("app")'.repeat(50)
  write(
    'dist/index.html',
    '<!doctype html><html lang="es"><head><!--portico:head--><!--/portico:head--></head></html>',
  )
  write('dist/csp-hashes.json', '{"script-src":[],"style-src":["\'sha256-library\'"]}')
  write('dist/assets/app-1a2b.js', script)
  write('dist/assets/app-1a2b.js.br', brotliCompressSync(script))
  write('dist/assets/app-1a2b.css', 'p{margin:0}')
  write('dist/assets/picture-3c4d.svg', '<svg/>')
  write('dist/.built-from', 'secret')
  for (const id of ['one', 'two']) {
    write(`tenants/${id}/theme.css`, `:root{--brand:${id}}`)
    write(`tenants/${id}/assets/logo.svg`, `<svg id="${id}"/>`)
    write(`tenants/${id}/backend.json`, '{"secret":true}')
    write(`tenants/${id}/tenant.json`, `{"id":"${id}"}`)
  }
  const tenants = createTenants(
    ['one', 'two'].map((id) => tenant(id, { folder: path.join(folder, 'tenants', id) })),
  )
  platform = await startPlatform({
    areas: [],
    tenants,
    portal: builtPortal(path.join(folder, 'dist'), tenants, noSources),
  })
  await platform.http.listen({ port: 0, host: '127.0.0.1' })
  port = (platform.http.server.address() as AddressInfo).port
}, 60_000)
afterAll(async () => {
  await platform.close()
  rmSync(folder, { recursive: true })
})

const get = (file: string, headers: Record<string, string> = {}) =>
  request(port, file, { headers: { host: 'one.localhost:4000', ...headers } })

it('each host gets its own page, including the sign-in callback', async () => {
  for (const [host, id] of [
    ['one.localhost', 'one'],
    ['two.localhost', 'two'],
  ] as const) {
    for (const url of ['/', '/?a=1', '/callback?code=x&state=y', '/index.html']) {
      const { status, body, headers } = await get(url, { host })
      expect(status).toBe(200)
      expect(String(body)).toContain(`:root{--brand:${id}}`)
      expect(headers['content-security-policy']).toMatch(/script-src 'self'(;| 'sha256)/)
      expect(headers['content-security-policy']).toMatch(/style-src 'self' [^;]*'sha256-library'/)
      expect(headers['cache-control']).toBe('no-cache')
    }
  }
  const nobody = await get('/', { host: 'evil.example' })
  expect(nobody.status).toBe(404)
  expect(String(nobody.body)).toContain('There is no portal here')
})

it('an unknown path is 404: the portal for a browser that opens it, JSON for anything else', async () => {
  const page = await get('/videos/knee', { accept: 'text/html,*/*;q=0.8' })
  expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(String(page.body)).toContain(':root{--brand:one}')
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  for (const [url, accept] of [
    ['/videos/knee', 'application/json'],
    ['/api/nothing', 'text/html'],
  ] as const) {
    const { status, body } = await get(url, { accept })
    expect([status, String(body)]).toEqual([404, '{"message":"NOT_FOUND"}'])
  }
})

it('pages are compressed and answered with 304 while unchanged', async () => {
  const { headers, body } = await get('/', { 'accept-encoding': 'gzip, deflate, br' })
  expect(headers['content-encoding']).toBe('br')
  expect(String(brotliDecompressSync(body))).toContain('--brand:one')
  expect((await get('/', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe('gzip')
  expect((await get('/', { 'if-none-match': headers.etag ?? '' })).status).toBe(304)
})

it('hashed files are precompressed and cached as immutable', async () => {
  const { headers, body } = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' })
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  })
  expect(headers['content-type']).toContain('javascript')
  // Browsers do not revalidate immutable files, so an ETag would only add bytes.
  expect(headers.etag).toBeUndefined()
  expect(String(brotliDecompressSync(body))).toContain('app')
  expect(String((await get('/assets/app-1a2b.js')).body)).toContain('app')
})

it('a file that the build did not compress is sent as it is', async () => {
  for (const [file, type, text] of [
    ['app-1a2b.css', 'text/css', 'p{margin:0}'],
    ['picture-3c4d.svg', 'image/svg+xml', '<svg/>'],
  ] as const) {
    const { headers, body } = await get(`/assets/${file}`, { 'accept-encoding': 'br, gzip' })
    expect([headers['content-type'], headers['content-encoding'], String(body)]).toEqual([
      type,
      undefined,
      text,
    ])
    expect(headers['cache-control']).toBe('max-age=31536000, immutable')
  }
  const script = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip' })
  expect(script.headers['content-encoding']).toBeUndefined()
})

it("only the public files of a tenant's folder are served", async () => {
  expect(String((await get('/tenant/assets/logo.svg', { host: 'two.localhost' })).body)).toBe(
    '<svg id="two"/>',
  )
  expect((await get('/tenant/theme.css')).headers['cache-control']).toBe('no-cache')
  expect((await get('/tenant/tenant.json')).status).toBe(200)
  for (const file of [
    'backend.json',
    'assets/../backend.json',
    'assets/%2e%2e/backend.json',
    'assets/..%2fbackend.json',
    'locales/../backend.json',
    '../two/backend.json',
    'assets/',
    'assets/none.svg',
  ]) {
    expect([file, (await get(`/tenant/${file}`)).status]).toEqual([file, 404])
  }
})

it('the fonts of the portal are served at every host, for a year at their hashed address', async () => {
  const { body, headers } = await get(fontAddress('figtree'), { host: 'two.localhost' })
  expect(headers).toMatchObject({
    'content-type': 'font/woff2',
    'cache-control': 'max-age=31536000, immutable',
  })
  expect(body.subarray(0, 4).toString()).toBe('wOF2')
  expect((await get('/fonts/figtree/font.css')).headers['cache-control']).toBe('no-cache')
  for (const file of [
    'none/font.woff2',
    'figtree/none.woff2',
    '../tokens.ts',
    'figtree/..%2f..%2ftokens.ts',
  ]) {
    expect([file, (await get(`/fonts/${file}`)).status]).toEqual([file, 404])
  }
})

it('private files of the build are not served; a missing file is an ApiError', async () => {
  for (const file of [
    '/.built-from',
    '/../tenants/one/backend.json',
    '/assets/',
    '/assets/none.js',
    '/nothing',
  ]) {
    const { status, body } = await get(file)
    expect([403, 404]).toContain(status)
    expect(JSON.parse(String(body))).toHaveProperty('message')
    expect(String(body)).not.toContain('secret')
  }
})

it('throws PortalError without a build', () => {
  expect(() => builtPortal(path.join(folder, 'none'), createTenants([]), noSources)).toThrow(PortalError)
})

it.each(['', '{"script-src":'])('the error for an incomplete build says what to do: %j', (hashes) => {
  write('incomplete/index.html', '<!doctype html>')
  if (hashes) write('incomplete/csp-hashes.json', hashes)
  expect(() => builtPortal(path.join(folder, 'incomplete'), createTenants([]), noSources)).toThrow(
    /csp-hashes\.json.*npm run build/,
  )
})
