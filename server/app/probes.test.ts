// @vitest-environment node
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { mkdtempSync, rmSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { migrate } from '../platform/db/migrate'
import { loadKeys } from '../platform/identity/protocol/keys'
import { createTenants } from '../platform/tenants/tenants'
import { openTestDb, ruleDatabases } from '../test/databases'
import { tenant } from '../test/fakes'
import { startSmtpServer } from '../test/smtpServer'
import { probes, type Check } from './probes'
import { readyChecks } from './readyChecks'
import { readConfig } from './settings/config'

const stops: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

async function ask(checks: Record<string, Check>, address: string, init: RequestInit = {}) {
  const listener = probes(checks)
  const server = createServer((req, res) => void (listener(req, res) || res.writeHead(404).end())).listen(0)
  await once(server, 'listening')
  stops.push(() => server.close())
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`, init)
  const text = await answer.text()
  return { status: answer.status, body: text === '' ? null : (JSON.parse(text) as { parts?: object }) }
}

it('/health answers at the address of a process, without a host of a tenant, whatever its parts do', async () => {
  const broken = { database: () => Promise.reject(new Error('password=s3cret')) }
  expect(await ask(broken, '/health')).toEqual({ status: 200, body: { status: 'ok' } })
})

it('/ready says with 503 which parts fail, without the reason', async () => {
  const checks = { database: () => Promise.reject(new Error('password=s3cret')), mail: async () => {} }
  expect(await ask(checks, '/ready')).toEqual({
    status: 503,
    body: { status: 'not ready', parts: { database: false, mail: true } },
  })
})

it('other addresses and methods are not its own', async () => {
  expect((await ask({}, '/readyness')).status).toBe(404)
  expect((await ask({}, '/ready', { method: 'POST' })).status).toBe(404)
})

describe.each(ruleDatabases)('a server on %s', (database) => {
  it('is ready when database, migrations, storage, mail and keys are', async () => {
    const data = mkdtempSync(path.join(os.tmpdir(), 'portico-ready-'))
    const db = await openTestDb(database)
    const smtp = await startSmtpServer()
    stops.push(
      () => db.close(),
      () => smtp.close(),
      () => rmSync(data, { recursive: true }),
    )
    const tenants = createTenants([tenant('one')])
    const config = (smtpUrl: string) =>
      readConfig({ FFMPEG: 'off', PORTICO_DATA: data, SMTP_URL: smtpUrl }, [])
    const parts = async (smtpUrl = smtp.url.href) =>
      (await ask(readyChecks(config(smtpUrl), db, tenants), '/ready')).body?.parts
    expect(await parts()).toMatchObject({ database: true, migrations: false, identityKeys: false })
    await migrate(db)
    expect(await parts()).toMatchObject({ migrations: true, identityKeys: false })
    await loadKeys(db, 'one')
    expect(await parts()).toEqual({
      database: true,
      migrations: true,
      storage: true,
      mail: true,
      identityKeys: true,
    })
    expect(await parts('smtp://127.0.0.1:9')).toMatchObject({ mail: false })
    await db.query(`delete from migration where name = '001_core.sql'`)
    expect(await parts()).toMatchObject({ migrations: false })
  }, 120_000)
})
