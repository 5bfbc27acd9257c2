// @vitest-environment node
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFiles } from '../../server/app/openFiles'
import { readConfig, type Config } from '../../server/app/settings/config'
import { openDb } from '../../server/platform/db/database'
import { migrate } from '../../server/platform/db/migrate'
import { startBucket } from '../../server/providers/s3/test/bucketServer'
import { databases, openServerDatabase, type ServerDatabase } from '../../server/test/databases'
import { restoreBackup } from './restoreBackup'
import { writeBackup } from './writeBackup'

const KEY = randomBytes(32).toString('base64')
const contents = [randomBytes(200_000), randomBytes(10)]

describe.runIf(databases.includes('postgres'))('a backup of an installation with a bucket', () => {
  let folder: string
  let file: string
  let old: Config
  const hashes: string[] = []
  const servers: ServerDatabase[] = []
  const buckets: Awaited<ReturnType<typeof startBucket>>[] = []

  const settingsOf = async (name: string, hasBucket: boolean): Promise<Config> => {
    const server = await openServerDatabase()
    servers.push(server)
    const bucket = hasBucket ? await startBucket('s3cret') : undefined
    if (bucket) buckets.push(bucket)
    return readConfig(
      {
        PORTICO_DATA: path.join(folder, name),
        DATABASE_URL: server.url,
        FILES_KEY: KEY,
        FFMPEG: 'off',
        ...(bucket && { FILES_URL: bucket.url.replace('http://', 'http://key:s3cret@') }),
      },
      [],
    )
  }
  const readAll = async (config: Config) => {
    const files = openFiles(config.files, config.data)
    const read = async (hash: string) => {
      const parts: Buffer[] = []
      for await (const part of files.read('one', hash)) parts.push(part)
      return Buffer.concat(parts)
    }
    return Promise.all(hashes.map(read))
  }

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'portico-bucket-'))
    file = path.join(folder, 'portico.backup')
    old = await settingsOf('old', true)
    const db = await openDb({ url: old.databaseUrl })
    await migrate(db)
    const files = openFiles(old.files, old.data)
    for (const content of contents) {
      const received = await files.receive(
        (async function* () {
          yield content
        })(),
      )
      await received.seal()
      await received.place('one')
      await received.discard()
      hashes.push(received.hash)
      await db.query(
        `insert into stored_file (tenant, hash, size, stored_at) values ('one', $1, $2, now())`,
        [received.hash, received.size],
      )
    }
    await db.close()
  })
  afterAll(async () => {
    await Promise.all([...servers.map(({ drop }) => drop()), ...buckets.map(({ close }) => close())])
    rmSync(folder, { recursive: true })
  })

  it('leaves the files of the bucket out by default', async () => {
    const without = await writeBackup(old, `${file}.small`, { version: '0.0.0' })
    expect([without.hasBucket, Object.keys(without.files)]).toEqual([true, []])
    const whole = await writeBackup(old, file, { version: '0.0.0', withBucket: true })
    expect([whole.hasBucket, Object.keys(whole.files).length]).toEqual([false, 2])
  })

  it.each([
    ['another bucket', true],
    ['a folder', false],
  ])('is restored into %s, where its files are read', async (name, hasBucket) => {
    const fresh = await settingsOf(name, hasBucket)
    await restoreBackup(fresh, file, { ask: undefined })
    expect(await readAll(fresh)).toEqual(contents)
  })

  it('names what is missing', async () => {
    const [bucket] = buckets
    bucket?.contents.delete([...bucket.contents.keys()][0] ?? '')
    const write = writeBackup(old, `${file}.broken`, { version: '0.0.0', withBucket: true })
    await expect(write).rejects.toThrow('A file of one is not in the bucket')
    const none = { ...old, files: { ...old.files, bucket: undefined } }
    await expect(writeBackup(none, `${file}.none`, { version: '0.0.0', withBucket: true })).rejects.toThrow(
      'FILES_URL is not set',
    )
  })
})
