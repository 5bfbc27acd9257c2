import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openDb } from './database'

let base: string
let folder: string
beforeEach(() => {
  base = fs.mkdtempSync(path.join(os.tmpdir(), 'portico-files-'))
  folder = path.join(base, 'data/db')
})
afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
  fs.rmSync(base, { recursive: true })
})

const withPermissionsOfOthers = (): string[] =>
  fs
    .readdirSync(base, { recursive: true, encoding: 'utf8' })
    .filter((name) => (fs.lstatSync(path.join(base, name)).mode & 0o077) !== 0)

/** The syncs of the database's files: those that block, and those of the log, which do not. */
function spyOnSyncs() {
  const syncs = { blocking: vi.spyOn(fs, 'fsyncSync'), log: vi.spyOn(fs, 'fsync') }
  syncBuiltinESMExports()
  return syncs
}

/** Holds the syncs of the log back. Returns a function that ends them. */
function holdSyncs(log: ReturnType<typeof spyOnSyncs>['log']): () => void {
  const held: (() => void)[] = []
  log.mockImplementation((_, callback) => void held.push(() => callback(null)))
  return () => held.splice(0).forEach((end) => end())
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 50))

it('every committed write is synced to the disk before it is acknowledged; reads are not', async () => {
  const { blocking, log } = spyOnSyncs()
  const db = await openDb({ folder })
  // A new database is synced file by file.
  expect(blocking.mock.calls.length).toBeGreaterThan(500)
  await db.exec('create schema portico; create table thing (n int)')
  log.mockClear()
  for (let n = 1; n <= 10; n++) {
    await db.query('insert into thing values ($1)', [n])
    expect(log.mock.calls.length).toBeGreaterThanOrEqual(n)
  }
  log.mockClear()
  blocking.mockClear()
  await db.query('select n from thing')
  expect(log).not.toHaveBeenCalled()
  expect(blocking).not.toHaveBeenCalled()
  await db.close()
})

it('others read while the sync of a write takes long', async () => {
  const { log } = spyOnSyncs()
  const db = await openDb({ folder })
  await db.exec('create schema portico; create table thing (n int)')
  await db.query('insert into thing values (0)')
  const end = holdSyncs(log)
  const acknowledge = vi.fn<() => void>()
  const writes = [
    db.query('insert into thing values (1)').then(acknowledge),
    db.tx((tx) => tx.query('insert into thing values (2)')).then(acknowledge),
  ]
  await pause()
  expect(await db.query('select n from thing order by n')).toHaveLength(3)
  expect(await db.tx((tx) => tx.query('select n from thing'))).toHaveLength(3)
  expect(acknowledge).not.toHaveBeenCalled()
  end()
  await pause()
  end()
  await Promise.all(writes)
  await db.close()
})

it('the log is on the disk before any other file changes', async () => {
  const { blocking, log } = spyOnSyncs()
  const write = vi.spyOn(fs, 'writeSync')
  syncBuiltinESMExports()
  const db = await openDb({ folder })
  await db.exec('create schema portico; create table thing (n int)')
  await db.query('insert into thing values (0)')
  const end = holdSyncs(log)
  const insert = db.query('insert into thing values (1)')
  await pause()
  const [file] = log.mock.calls.at(-1) ?? []
  for (const spy of [blocking, write]) spy.mockClear()
  const checkpoint = db.exec('checkpoint')
  await pause()
  const firstData = write.mock.calls.findIndex(([written]) => written !== file)
  const firstSync = blocking.mock.calls.findIndex(([synced]) => synced === file)
  expect(firstData).toBeGreaterThanOrEqual(0)
  expect(firstSync).toBeGreaterThanOrEqual(0)
  expect(blocking.mock.invocationCallOrder[firstSync]).toBeLessThan(
    write.mock.invocationCallOrder[firstData] ?? 0,
  )
  log.mockRestore()
  syncBuiltinESMExports()
  end()
  await Promise.all([insert, checkpoint])
  await db.close()
})

it.skipIf(process.platform === 'win32')('only this user can read the files, new and old', async () => {
  const db = await openDb({ folder })
  await db.exec(
    'create schema portico; create table thing as select generate_series(1, 1000) as n; checkpoint',
  )
  expect(withPermissionsOfOthers()).toEqual([])
  await db.close()
  // An earlier version has created such folders.
  fs.chmodSync(folder, 0o755)
  fs.chmodSync(path.join(folder, 'PG_VERSION'), 0o666)
  const again = await openDb({ folder })
  expect(withPermissionsOfOthers()).toEqual([])
  expect(await again.query('select count(*) as n from thing')).toEqual([{ n: 1000 }])
  await again.close()
})
