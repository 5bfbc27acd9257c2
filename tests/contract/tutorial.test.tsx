import { spawn, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { initTexts } from '../../core/i18n/i18n'
import { collect } from '../../core/plugin/host'
import { openScreen } from '../answers/screens'
import { plugins } from '../../src/plugins'
import { kits } from '../../src/kits'

const guide = readFileSync(path.resolve(import.meta.dirname, '../../docs/own-api-start.md'), 'utf8')
const blocks = [...guide.matchAll(/^```js\n(.*?)^```$/gms)].map(([, code = '']) => code)

const folder = mkdtempSync(path.join(os.tmpdir(), 'portico-tutorial-'))
const running: ChildProcess[] = []
afterAll(() => {
  running.forEach((one) => one.kill())
  rmSync(folder, { recursive: true })
})
beforeAll(() => initTexts('es'))

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

/** Starts a file of the first blocks, as somebody has it who has read so far. Returns its address. */
async function start(count: number): Promise<string> {
  const file = path.join(folder, `api${count}.mjs`)
  writeFileSync(file, blocks.slice(0, count).join('\n'))
  const port = await freePort()
  const api = spawn(process.execPath, [file], { env: { ...process.env, PORT: String(port) } })
  running.push(api)
  await new Promise<void>((resolve, reject) => {
    api.stdout.once('data', () => resolve())
    api.stderr.once('data', (text: Buffer) => reject(new Error(text.toString())))
  })
  return `http://localhost:${port}`
}

const request = {
  client_id: 'web.client',
  redirect_uri: 'http://localhost:4000/callback',
  state: 's1',
  nonce: 'n1',
}
const verifier = 'a-long-random-text-of-the-portal-that-nobody-else-knows'
const challenge = createHash('sha256').update(verifier).digest('base64url')

async function codeAt(api: string): Promise<string> {
  const query = new URLSearchParams({ ...request, code_challenge: challenge })
  const page = await fetch(`${api}/identity/authorize?${query}`)
  expect(await page.text()).toContain('name="person"')
  query.set('person', 'Ana')
  const { headers } = await fetch(`${api}/identity/authorize?${query}`, { redirect: 'manual' })
  const back = new URL(headers.get('location') ?? '')
  expect([back.pathname, back.searchParams.get('state')]).toEqual(['/callback', 's1'])
  return back.searchParams.get('code') ?? ''
}

const exchange = async (api: string, form: Record<string, string>) => {
  const answer = await fetch(`${api}/identity/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ client_id: 'web.client', ...form }).toString(),
  })
  return (await answer.json()) as Record<string, string>
}
const withCode = async (api: string, code: string, code_verifier = verifier) =>
  exchange(api, { grant_type: 'authorization_code', code, code_verifier })

it('each step of the tutorial runs without the next ones', async () => {
  expect(blocks).toHaveLength(7)
  const statusOf = async (count: number, address: string) =>
    (await fetch(`${await start(count)}${address}`)).status
  expect(await statusOf(1, '/api/config')).toBe(404)
  expect(await statusOf(2, '/identity/.well-known/openid-configuration')).toBe(200)
  expect(await statusOf(3, '/identity/authorize')).toBe(200)
  const config = await fetch(`${await start(6)}/api/config`, { method: 'OPTIONS' })
  expect(config.headers.get('access-control-allow-origin')).toBe('*')
})

it('AUTH-013 the tutorial gives tokens for a code once, to who asked for it only', async () => {
  const api = await start(4)
  const code = await codeAt(api)
  const first = await withCode(api, code)
  expect(first['access_token']).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  expect(await withCode(api, code)).toEqual({ error: 'invalid_grant' })
  expect(await withCode(api, await codeAt(api), 'stolen')).toEqual({ error: 'invalid_grant' })
  const refresh = { grant_type: 'refresh_token', refresh_token: first['refresh_token'] ?? '' }
  expect(await exchange(api, refresh)).toHaveProperty('access_token')
  expect(await exchange(api, refresh)).toEqual({ error: 'invalid_grant' })
})

it('SHELL-048 the home page opens with the six addresses of the tutorial, and asks for nothing else', async () => {
  const api = await start(7)
  const { access_token: token = '' } = await withCode(api, await codeAt(api))
  expect((await fetch(`${api}/api/users/data`)).status).toBe(401)
  expect(
    (await fetch(`${api}/api/users/data`, { headers: { authorization: `Bearer ${token}x` } })).status,
  ).toBe(401)
  const config = (await (await fetch(`${api}/api/config`)).json()) as { features: string[] }
  const asked: string[] = []
  const ask = globalThis.fetch
  const respond = async ({ method, url }: Request) => {
    const { pathname } = new URL(url)
    asked.push(`${method} ${pathname}`)
    const answer = await ask(`${api}${pathname}`, { method, headers: { authorization: `Bearer ${token}` } })
    return new Response(await answer.text(), { status: answer.status })
  }
  const listed = { access: {}, account: {}, home: {} }
  const portal = { ...collect(plugins, listed, new Set(config.features), { kits }), offersAll: false }
  const home = { id: 'videoConsultation.home', role: 'patient', address: '/videoconsultation/home' } as const
  const { text, lines: _, ...opened } = await openScreen(portal, home, respond, { person: 'Ana' })
  expect(opened).toEqual({ faults: [], isWaiting: false, at: home.address })
  expect(text).toMatch(/Buen[oa]s \S+, Ana/)
  expect([...new Set(asked)]).toEqual(['GET /api/users/data'])
})
