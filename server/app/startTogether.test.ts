// @vitest-environment node
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDb } from '../platform/db/database'
import { root } from '../platform/paths'
import { databases, openServerDatabase } from '../test/databases'
import { freePort } from '../test/freePort'

const PROCESSES = 3

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'portico-together-'))
  for (const id of ['one', 'two']) {
    const tenant = path.join(folder, 'tenants', id)
    mkdirSync(tenant, { recursive: true })
    const manifest = { id, name: id, hosts: [`${id}.localhost`], languages: ['es'], plugins: {} }
    const files = { logo: 'assets/logo.svg', favicon: 'assets/favicon.svg' }
    writeFileSync(path.join(tenant, 'tenant.json'), JSON.stringify({ ...manifest, ...files }))
    writeFileSync(path.join(tenant, 'backend.json'), JSON.stringify({ features: [], demo: { doctors: 4 } }))
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Starts and stops a server in a process of its own. Returns its exit code and what it complained about. */
async function start(url: string, env: Record<string, string>): Promise<{ code: unknown; errors: string }> {
  const port = String(await freePort())
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(root, 'server/app/test/startProcess.ts')],
    {
      cwd: root,
      env: {
        ...process.env,
        PORT: port,
        DATABASE_URL: url,
        PORTICO_STAND_INS: 'on',
        PORTICO_DATA: path.join(folder, port),
        PORTICO_TENANTS: path.join(folder, 'tenants'),
        ...env,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  const [errors, [code]] = await Promise.all([
    text(server.stderr),
    once(server, 'exit') as Promise<[unknown]>,
  ])
  return { code, errors }
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
