// @vitest-environment node
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readConfig } from '../../server/app/settings/config'
import { startServer } from '../../server/app/startServer'
import { openDb } from '../../server/platform/db/database'
import { openServerDatabase, ruleDatabases, type ServerDatabase } from '../../server/test/databases'
import { freePort } from '../../server/test/freePort'
import { startBuilt } from '../../tests/deploy/test/builtServer'
import { writeTenants } from '../../server/test/writeTenants'
import { diagnose } from './diagnose'

const KEY = randomBytes(32).toString('base64')

describe.each(ruleDatabases)('the doctor, on %s', (kind) => {
  let folder: string
  let env: Record<string, string>
  let server: ServerDatabase | undefined
  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'portico-doctor-'))
    server = kind === 'postgres' ? await openServerDatabase() : undefined
    env = {
      PORT: String(await freePort()),
      PORTICO_DATA: path.join(folder, 'data'),
      PORTICO_TENANTS: writeTenants(folder, ['one']),
      FILES_KEY: KEY,
      FFMPEG: 'off',
      ...(server && { DATABASE_URL: server.url }),
    }
    const { close } = await startServer(readConfig(env, []), () => ({ register: () => {} }))
    // A new server makes its keys after it listens, and is ready then.
    const ready = `http://127.0.0.1:${env['PORT']}/ready`
    const isReady = async () => {
      if ((await fetch(ready)).status !== 200) throw new Error('The server is not ready')
    }
    await vi.waitFor(isReady, { timeout: 30_000 })
    await close()
  })
  afterAll(async () => {
    await server?.drop()
    rmSync(folder, { recursive: true })
  })

  const problems = async (change: Record<string, string> = {}, now?: () => Date) =>
    (await diagnose({ ...env, ...change }, now))
      .filter(({ level, part }) => level !== 'ok' && part !== 'disk')
      .map(({ level, part, text }) => `${level} ${part}: ${text}`)

  const change = async (sql: string) => {
    const db = await openDb({ url: server?.url, folder: path.join(folder, 'data/db') })
    await db.exec(sql)
    await db.close()
  }

  it('finds nothing in an installation that works, and says so of each part', async () => {
    const findings = await diagnose(env)
    expect(await problems()).toEqual([])
    expect(new Set(findings.map(({ part }) => part))).toEqual(
      new Set([
        'settings',
        'tenants',
        'database',
        'migrations',
        'keys',
        'clock',
        'letters',
        'storage',
        'file key',
        'mail',
        'disk',
      ]),
    )
  })

  it.each<[string, Record<string, string>, string]>([
    ['a wrong setting', { PORT: 'many' }, 'error settings: PORT is many'],
    [
      'another key of the files',
      { FILES_KEY: randomBytes(32).toString('base64') },
      'error file key: FILES_KEY does not open',
    ],
    ['no key of the files', { FILES_KEY: '' }, 'error file key: Uploaded files are encrypted'],
    [
      'a mail server that does not answer',
      { SMTP_URL: 'smtp://127.0.0.1:9' },
      'error mail: connect ECONNREFUSED',
    ],
    [
      'tenants with stand-ins in production',
      { PORTICO_DEMO: 'off' },
      'error tenants: In production a tenant may not use',
    ],
    ['no tenants', { PORTICO_TENANTS: '/nowhere' }, 'error tenants:'],
  ])('names %s and what to do', async (_case, settings, text) => {
    expect((await problems(settings)).join('\n')).toContain(text)
  })

  it('warns of what a trial may have and a production may not', async () => {
    const found = await problems({
      PORTICO_PUBLIC_ORIGIN: 'http://portal.example',
      PORTICO_DEMO: 'on',
      FILES_KEY: '',
    })
    for (const text of ['is not https', 'published password', 'set SMTP_URL', 'not encrypted', 'not scanned'])
      expect(found.join('\n')).toContain(text)
  })

  it('sees a clock that is wrong, letters that wait, a missing key and a migration of a newer version', async () => {
    expect(await problems({}, () => new Date(Date.now() + 60_000))).toEqual([
      expect.stringMatching(/^error clock: .* 60 seconds apart/),
    ])
    await change(
      `insert into letter (tenant, kind, payload, dedupe_key, created_at, not_before, expires_at)
       values ('one', 'deleted', '{}', 'late', now(), now() - interval '1 hour', now() + interval '1 hour');
       update identity_key set tenant = 'two' where tenant = 'one'`,
    )
    expect((await problems()).join('\n')).toMatch(/No signing key: one[^]*1 wait for more than 15 minutes/)
    await change(`insert into migration (name) values ('999_later.sql')`)
    expect(await problems()).toEqual([expect.stringContaining('999_later.sql')])
  })

  it('asks the running server, which has the embedded database open', async () => {
    const data = path.join(folder, 'running')
    // Demo data take most of the start of an embedded database.
    const production = { PORTICO_DEMO: 'off', PORTICO_STAND_INS: 'on' }
    const settings = { ...env, ...production, PORTICO_DATA: data, DATABASE_URL: '' }
    const running = await startBuilt(settings)
    try {
      await vi.waitFor(async () => {
        const findings = await diagnose(settings)
        expect(findings.find(({ part }) => part === 'database')?.text).toContain('a running server uses it')
      })
    } finally {
      await running.stop()
    }
  })

  it('sees a folder of files that cannot be written', async () => {
    const place = path.join(folder, 'blocked')
    mkdirSync(place)
    writeFileSync(path.join(place, 'files'), '')
    expect((await problems({ PORTICO_FILES: path.join(place, 'files') })).join('\n')).toContain(
      'error storage:',
    )
  })
})
