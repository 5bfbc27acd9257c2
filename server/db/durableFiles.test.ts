import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openDb } from './engine'

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

/** Counts the syncs of the database's files. */
function countSyncs() {
  const sync = vi.spyOn(fs, 'fsyncSync')
  syncBuiltinESMExports()
  return sync
}

it('every committed write is synced to the disk before it is acknowledged; reads are not', async () => {
  const sync = countSyncs()
  const db = await openDb({ folder })
  // A new database is synced file by file.
  expect(sync.mock.calls.length).toBeGreaterThan(500)
  await db.exec('create schema portico; create table thing (n int)')
  sync.mockClear()
  for (let n = 1; n <= 10; n++) {
    await db.query('insert into thing values ($1)', [n])
    expect(sync.mock.calls.length).toBeGreaterThanOrEqual(n)
  }
  sync.mockClear()
  await db.query('select n from thing')
  expect(sync).not.toHaveBeenCalled()
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
