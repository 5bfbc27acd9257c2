// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDb } from '../../server/platform/db/database'
import { databases, openServerDatabase } from '../../server/test/databases'
import { freePort } from '../../server/test/freePort'
import { writeTenants } from '../../server/test/writeTenants'
import { startBuilt } from './test/builtServer'

const PROCESSES = 3

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'portico-together-'))
  writeTenants(folder, ['one', 'two'])
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Starts and stops a server in a process of its own. Returns its exit code and what it complained about. */
async function start(url: string, settings: Record<string, string>) {
  const port = String(await freePort())
  const server = await startBuilt({
    PORT: port,
    DATABASE_URL: url,
    PORTICO_STAND_INS: 'on',
    PORTICO_DATA: path.join(folder, port),
    PORTICO_TENANTS: path.join(folder, 'tenants'),
    ...settings,
  })
  return { code: await server.stop(), errors: server.errors() }
}

describe.runIf(databases.includes('postgres'))('processes that start at once on an empty database', () => {
  it.each([
    ['with a first administrator', { PORTICO_DEMO: 'off', PORTICO_ADMIN: 'jefa@clinica.example' }],
    ['with demo data', { PORTICO_DEMO: 'on' }],
  ])(
    'all start %s, and each thing is written once',
    async (_case, env) => {
      const { url, drop } = await openServerDatabase()
      try {
        const ends = await Promise.all(Array.from({ length: PROCESSES }, () => start(url, env)))
        expect(ends).toEqual(ends.map(() => ({ code: 0, errors: '' })))
        const db = await openDb({ url })
        const twice = await db.query(
          'select tenant, email from account group by tenant, email having count(*) > 1',
        )
        const [tenants] = await db.query<{ count: number }>(
          `select count(distinct tenant) as count from account where 'RolesAdministrator' = any(roles)`,
        )
        await db.close()
        expect({ twice, tenants: tenants?.count }).toEqual({ twice: [], tenants: 2 })
      } finally {
        await drop()
      }
    },
    240_000,
  )
})
