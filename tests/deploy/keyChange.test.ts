// @vitest-environment node
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type Answer, type Browser } from '../../server/platform/identity/test/browser'
import {
  authorizationRequest,
  renew,
  tokensOf,
  type Tokens,
} from '../../server/platform/identity/test/portal'
import { databases, openServerDatabase, type ServerDatabase } from '../../server/test/databases'
import { freePort } from '../../server/test/freePort'
import type { ServerChild } from '../../server/test/serverChild'
import { writeTenants } from '../../server/test/writeTenants'
import { openDb, type Db } from '../../server/platform/db/database'
import { builtServer, startBuilt } from './test/builtServer'

const key = () => randomBytes(32).toString('base64')
const [first, second] = [key(), key()]

let folder: string
let port: number
let database: ServerDatabase
let db: Db
let server: ServerChild
let browser: Browser
let tokens: Tokens

const settings = (keys: Record<string, string>) => ({
  PORT: String(port),
  HOST: '127.0.0.1',
  DATABASE_URL: database.url,
  PORTICO_DATA: path.join(folder, 'data'),
  PORTICO_TENANTS: path.join(folder, 'tenants'),
  ...keys,
})

async function restart(keys: Record<string, string>): Promise<void> {
  expect(await server.stop()).toBe(0)
  server = await startBuilt(settings(keys))
}

/** Runs a command of the built server with the settings of the server. Resolves to what it prints. */
async function command(keys: Record<string, string>, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['program/keys.js', ...args], {
    cwd: await builtServer(),
    env: { PATH: process.env['PATH'], ...settings(keys) },
  })
  return stdout
}

const origin = () => `http://one.localhost:${port}`
const get = (place: string, token: string): Promise<Answer> =>
  openBrowser().go(`${origin()}/api/${place}`, undefined, { authorization: `Bearer ${token}` })
const kidOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid: string }).kid

/** Whether the browser is still signed in, so that the sign-in page is not shown. */
async function isSignedIn(): Promise<boolean> {
  const { address } = authorizationRequest(origin())
  const answer = await browser.go(address)
  return String(answer.headers.location).startsWith(`${origin()}/callback?code=`)
}

/** The tokens that a renewal gives; the session goes on. */
async function renewed(): Promise<Tokens> {
  const answer = await renew(browser, origin(), tokens.refresh_token)
  expect(answer.status).toBe(200)
  return JSON.parse(answer.body) as Tokens
}

async function documentOf(token: string): Promise<string> {
  const list = JSON.parse((await get('documents/filter', token)).body) as { id: number }[]
  const answer = await get(`documents/${list[0]?.id}/download`, token)
  expect(answer.status).toBe(200)
  return answer.body
}

describe.runIf(databases.includes('postgres'))('keys of a running installation', () => {
  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'portico-keys-'))
    writeTenants(folder, ['one'])
    database = await openServerDatabase()
    port = await freePort()
    server = await startBuilt(settings({ FILES_KEY: first }))
    db = await openDb({ url: database.url })
    browser = openBrowser()
    tokens = await tokensOf(browser, origin())
  })
  afterAll(async () => {
    await server.kill()
    await db.close()
    await database.drop()
    rmSync(folder, { recursive: true })
  })

  it('are encrypted in the database', async () => {
    const rows = await db.query<{ key: string }>('select key::text as key from identity_key')
    expect(rows.length).toBeGreaterThanOrEqual(2)
    for (const { key: stored } of rows) expect(stored).toMatch(/^\{"sealed": "[\w+/=]+"\}$/)
  })

  it('without FILES_KEY no server starts on them, and it says what is missing', async () => {
    const other = { ...settings({ FILES_KEY: second }), PORT: String(await freePort()) }
    await expect(startBuilt(other)).rejects.toThrow('FILES_KEY_OTHERS')
  })

  it('FILES_KEY is changed: everybody stays signed in, and files of before are read', async () => {
    const content = await documentOf(tokens.access_token)
    expect(content).toMatch(/^%PDF/)
    await restart({ FILES_KEY: second, FILES_KEY_OTHERS: first })
    expect([await isSignedIn(), await documentOf(tokens.access_token)]).toEqual([true, content])

    expect(await command({ FILES_KEY: second, FILES_KEY_OTHERS: first }, 'reseal')).toMatch(
      /^Encrypted with FILES_KEY: [23] keys, 0 code apps, 0 device connections, [1-9]\d* files/,
    )
    await restart({ FILES_KEY: second })
    expect([await isSignedIn(), await documentOf(tokens.access_token)]).toEqual([true, content])
    tokens = await renewed()
  })

  it('the keys of sessions are replaced: new tokens have the new one, and nobody is signed out', async () => {
    const before = kidOf(tokens.access_token)
    expect(await command({ FILES_KEY: second }, 'rotate', 'one')).toContain('New keys: one')
    // A server that has just read it does not use it yet, because another one may not know it.
    await restart({ FILES_KEY: second })
    tokens = await renewed()
    expect(kidOf(tokens.access_token)).toBe(before)

    await db.exec(`update identity_key set created_at = created_at - interval '3 minutes'`)
    await restart({ FILES_KEY: second })
    expect([await isSignedIn(), (await get('users/data', tokens.access_token)).status]).toEqual([true, 200])
    const { access_token: token } = await renewed()
    expect(kidOf(token)).not.toBe(before)
    expect((await get('users/data', token)).status).toBe(200)
    const jwks = JSON.parse((await openBrowser().go(`${origin()}/identity/jwks`)).body) as { keys: object[] }
    expect(jwks.keys).toHaveLength(2)
  })

  it('former keys are deleted by command: what they signed is refused', async () => {
    expect(await command({ FILES_KEY: second }, 'retire')).toContain('2 former keys deleted')
    await restart({ FILES_KEY: second })
    expect((await get('users/data', tokens.access_token)).status).toBe(401)
    expect(await command({ FILES_KEY: second }, 'list')).toMatch(
      /one {2}signing 2 .* encrypted with FILES_KEY/,
    )
  })
})
