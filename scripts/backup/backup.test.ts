// @vitest-environment node
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig, type Config } from '../../server/app/settings/config'
import { startServer } from '../../server/app/startServer'
import { openDb } from '../../server/platform/db/database'
import { openBrowser } from '../../server/platform/identity/test/browser'
import { tokensOf } from '../../server/platform/identity/test/portal'
import { databases, openServerDatabase, type ServerDatabase } from '../../server/test/databases'
import { freePort } from '../../server/test/freePort'
import { request } from '../../server/test/request'
import { writeTenants } from '../../server/test/writeTenants'
import { countRows, hashOf, listFiles } from './backupFormat'
import { restoreBackup } from './restoreBackup'
import { filesOf, writeBackup } from './writeBackup'

const KEY = randomBytes(32).toString('base64')

describe.each(databases)('a backup of an installation on %s', (kind) => {
  let folder: string
  let file: string
  const servers: ServerDatabase[] = []
  let old: Config
  let fresh: Config
  let port: string
  /** A token of the installation that is backed up. */
  let token: string

  const settingsOf = async (name: string, change: Record<string, string> = {}) => {
    const server = kind === 'postgres' ? await openServerDatabase() : undefined
    if (server) servers.push(server)
    return readConfig(
      {
        // Tokens are for an address: the restored server has the one of the old.
        PORT: port,
        PORTICO_DATA: path.join(folder, name),
        PORTICO_TENANTS: path.join(folder, 'tenants'),
        FILES_KEY: KEY,
        FFMPEG: 'off',
        ...(server && { DATABASE_URL: server.url }),
        ...change,
      },
      [],
    )
  }
  const run = async <T>(config: Config, work: (origin: string) => Promise<T>): Promise<T> => {
    const { close } = await startServer(config, () => ({ register: () => {} }))
    try {
      return await work(`http://one.localhost:${config.port}`)
    } finally {
      await close()
    }
  }
  const rowsOf = async ({ data, databaseUrl }: Config) => {
    const db = await openDb({ url: databaseUrl, folder: path.join(data, 'db') })
    try {
      return await countRows(db)
    } finally {
      await db.close()
    }
  }
  const askApi = async (origin: string, bearer: string) => {
    const address = new URL('/api/users/data', origin)
    const host = address.host
    address.hostname = '127.0.0.1'
    return request(Number(address.port), address.pathname, {
      headers: { host, authorization: `Bearer ${bearer}` },
    })
  }

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'portico-backup-'))
    writeTenants(folder, ['one'])
    file = path.join(folder, 'portico.backup')
    port = String(await freePort())
    old = await settingsOf('old')
    token = await run(
      old,
      async (origin) => (await tokensOf(openBrowser(), origin, 'ana@portico.test')).access_token,
    )
    // A file that is being received is none of the installation's files yet.
    mkdirSync(path.join(filesOf(old), 'incoming'), { recursive: true })
    writeFileSync(path.join(filesOf(old), 'incoming/part'), 'x')
    await writeBackup(old, file, { version: '0.0.0' })
    fresh = await settingsOf('fresh')
  })
  afterAll(async () => {
    await Promise.all(servers.map(({ drop }) => drop()))
    rmSync(folder, { recursive: true })
  })

  it('only this user can read it, and nothing else is left', () => {
    expect(statSync(file).mode & 0o077).toBe(0)
    expect(readdirSync(folder).filter((name) => name.startsWith('portico'))).toEqual(['portico.backup'])
  })

  it('restored elsewhere it has the same rows and files, and its people and sessions go on', async () => {
    await restoreBackup(fresh, file, { ask: undefined })
    expect(await rowsOf(fresh)).toEqual(await rowsOf(old))
    const stored = (await listFiles(filesOf(old))).filter((name) => !name.startsWith('incoming/'))
    expect(stored.length).toBeGreaterThan(0)
    expect(await listFiles(filesOf(fresh))).toEqual(stored)
    for (const name of stored)
      expect(await hashOf(path.join(filesOf(fresh), name))).toBe(await hashOf(path.join(filesOf(old), name)))
    await run(fresh, async (origin) => {
      expect((await askApi(origin, token)).status).toBe(200)
      const renewed = await tokensOf(openBrowser(), origin, 'luis@portico.test')
      expect((await askApi(origin, renewed.access_token)).status).toBe(200)
    })
  })

  it('a filled installation is overwritten only with its name', async () => {
    const [row] = servers.slice(-1)
    const name = row?.name ?? 'fresh'
    const before = await rowsOf(fresh)
    await expect(restoreBackup(fresh, file, { ask: undefined })).rejects.toThrow(`--confirm ${name}`)
    await expect(restoreBackup(fresh, file, { confirm: 'other', ask: undefined })).rejects.toThrow(
      'Nothing was changed',
    )
    expect(await rowsOf(fresh)).toEqual(before)
    await restoreBackup(fresh, file, { ask: async () => name })
    expect(await rowsOf(fresh)).toEqual(await rowsOf(old))
  })

  it.each([
    [
      'another key',
      { FILES_KEY: randomBytes(32).toString('base64') },
      'FILES_KEY is not the key of this backup',
    ],
    ['no key', { FILES_KEY: '' }, 'FILES_KEY is not the key of this backup'],
  ])('%s is refused before anything is changed', async (_case, change, message) => {
    const config = await settingsOf('keyless', change)
    await expect(restoreBackup(config, file, { ask: undefined })).rejects.toThrow(message)
    expect(await listFiles(config.data)).toEqual([])
  })

  it('a damaged backup and another file are refused', async () => {
    const config = await settingsOf('damaged')
    const damaged = path.join(folder, 'damaged.backup')
    const content = readFileSync(file)
    const [name = ''] = (await listFiles(filesOf(old))).filter((one) => one.endsWith('.enc'))
    const start = content.indexOf(readFileSync(path.join(filesOf(old), name)))
    expect(start).toBeGreaterThan(0)
    content[start] = (content[start] ?? 0) ^ 1
    writeFileSync(damaged, content)
    await expect(restoreBackup(config, damaged, { ask: undefined })).rejects.toThrow(`${name} has changed`)
    writeFileSync(damaged, 'a letter')
    await expect(restoreBackup(config, damaged, { ask: undefined })).rejects.toThrow('tar failed')
    await expect(restoreBackup(config, path.join(folder, 'none'), { ask: undefined })).rejects.toThrow(
      'There is no file',
    )
  })
})
