// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { personId } from '../../server/demo/people/personRow'
import { openDb, type Db } from '../../server/platform/db/database'
import { openBrowser } from '../../server/platform/identity/test/browser'
import { tokensOf } from '../../server/platform/identity/test/portal'
import { databases, openServerDatabase, type ServerDatabase } from '../../server/test/databases'
import { freePort } from '../../server/test/freePort'
import { request } from '../../server/test/request'
import type { ServerChild } from '../../server/test/serverChild'
import { startSmtpServer, type TestSmtpServer } from '../../server/test/smtpServer'
import { writeTenants } from '../../server/test/writeTenants'
import { startBuilt } from './test/builtServer'

type Role = 'web' | 'hub' | 'worker'

describe.runIf(databases.includes('postgres'))('processes with a part of the duties each', () => {
  let folder: string
  let database: ServerDatabase
  let db: Db
  let smtp: TestSmtpServer
  let publicPort: number
  let web: { port: number; child: ServerChild }
  let hub: typeof web
  let worker: typeof web

  const start = async (role: Role): Promise<typeof web> => {
    const port = role === 'web' ? publicPort : await freePort()
    const child = await startBuilt({
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: database.url,
      SMTP_URL: smtp.url.href,
      PORTICO_ROLE: role,
      // As behind a proxy, where all have the same address.
      PORTICO_PUBLIC_ORIGIN: `http://localhost:${publicPort}`,
      PORTICO_DATA: path.join(folder, role),
      PORTICO_FILES: path.join(folder, 'files'),
      PORTICO_TENANTS: path.join(folder, 'tenants'),
    })
    return { port, child }
  }
  const statusOf = async ({ port }: { port: number }, place: string, method = 'GET', headers = {}) =>
    (await request(port, place, { method, headers: { host: `one.localhost:${port}`, ...headers } })).status

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'portico-duties-'))
    writeTenants(folder, ['one'])
    database = await openServerDatabase()
    smtp = await startSmtpServer()
    publicPort = await freePort()
    web = await start('web')
    hub = await start('hub')
    db = await openDb({ url: database.url })
  })
  afterAll(async () => {
    await Promise.all([web, hub, worker].map(({ child }) => child.kill()))
    await db.close()
    await smtp.close()
    await database.drop()
    rmSync(folder, { recursive: true })
  })

  it('each answers what is its own, and a proxy can ask all whether they are ready', async () => {
    worker = await start('worker')
    const places = ['/api/config', '/', '/identity/.well-known/openid-configuration', '/ready'] as const
    const answers = async (process: typeof web) => [
      ...(await Promise.all(places.map((place) => statusOf(process, place)))),
      await statusOf(process, '/hub/negotiate?negotiateVersion=1', 'POST'),
    ]
    expect(await answers(web)).toEqual([200, 200, 200, 200, 404])
    expect(await answers(hub)).toEqual([404, 404, 404, 200, 401])
    expect(await answers(worker)).toEqual([404, 404, 404, 200, 404])
  })

  it('who signs in at one process connects to the hub at another one', async () => {
    const { access_token: token } = await tokensOf(openBrowser(), `http://one.localhost:${web.port}`)
    const headers = { authorization: `Bearer ${token}`, host: `one.localhost:${web.port}` }
    expect(await statusOf(hub, '/hub/negotiate?negotiateVersion=1', 'POST', headers)).toBe(200)
    expect(await statusOf(web, '/hub/negotiate?negotiateVersion=1', 'POST', headers)).toBe(404)
  })

  it('the worker does the work that waits', async () => {
    await db.query(
      `insert into letter (tenant, person_id, kind, payload, dedupe_key, created_at, not_before, expires_at)
       values ('one', $1, 'recoveryCodeUsed', '{}', 'duties', now(), now(), now() + interval '1 hour')`,
      [personId('one', 'luis')],
    )
    const states = () =>
      db.query(`select attempts, sent_at is not null as "isSent" from letter where dedupe_key = 'duties'`)
    await vi.waitFor(async () => expect(await states()).toEqual([{ attempts: 1, isSent: true }]), {
      timeout: 60_000,
    })
  })
})
