// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { diagnose } from '../../scripts/doctor/diagnose'
import { databases, openServerDatabase, type ServerDatabase } from '../../server/test/databases'
import { freePort } from '../../server/test/freePort'
import { poolerProgram, startPooler, type TestPooler } from '../../server/test/pooler'
import { writeTenants } from '../../server/test/writeTenants'
import { startBuilt } from './test/builtServer'

const hasBoth = poolerProgram() !== undefined && databases.includes('postgres')

describe.runIf(hasBoth)('an installation behind PgBouncer in transaction mode', () => {
  let folder: string
  let server: ServerDatabase
  let pooler: TestPooler
  let env: Record<string, string>
  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'portico-pooled-'))
    mkdirSync(path.join(folder, 'doctor'))
    server = await openServerDatabase()
    pooler = await startPooler(server.url)
    env = {
      DATABASE_URL: pooler.through(server.url),
      DATABASE_DIRECT_URL: server.url,
      PORTICO_TENANTS: writeTenants(folder, ['one', 'two']),
      PORTICO_FILES: path.join(folder, 'files'),
    }
  })
  afterAll(async () => {
    await pooler.stop()
    await server.drop()
    rmSync(folder, { recursive: true })
  })

  it('two processes start at once on an empty database, get ready and stop, without a complaint', async () => {
    const start = async () => {
      const port = String(await freePort())
      const child = await startBuilt({ ...env, PORT: port, PORTICO_DATA: path.join(folder, port) })
      return { port, child }
    }
    const processes = await Promise.all([start(), start()])
    for (const { port } of processes)
      await expect
        .poll(async () => (await fetch(`http://127.0.0.1:${port}/ready`)).status, { timeout: 30_000 })
        .toBe(200)
    const ends = await Promise.all(
      processes.map(async ({ child }) => ({ code: await child.stop(), errors: child.errors() })),
    )
    expect(ends).toEqual(ends.map(() => ({ code: 0, errors: '' })))
  }, 120_000)

  it('the doctor finds nothing wrong with the database, and the missing address where it is not set', async () => {
    const about = async (settings: Record<string, string>) =>
      (await diagnose({ ...env, PORTICO_DATA: path.join(folder, 'doctor'), FFMPEG: 'off', ...settings }))
        .filter(({ part, level }) => part === 'database' || level === 'error')
        .map(({ level, text }) => `${level} ${text}`)
    expect(await about({})).toEqual([expect.stringMatching(/^ok PostgreSQL/)])
    expect(await about({ DATABASE_DIRECT_URL: '' })).toEqual([
      expect.stringMatching(/^error DATABASE_URL is the address of a pooler .*set DATABASE_DIRECT_URL/),
    ])
  })
})
