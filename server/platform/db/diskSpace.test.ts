import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DiskFull, spaceCheck } from './diskSpace'
import { openDb } from './database'

let base: string
let folder: string
beforeEach(() => {
  base = fs.mkdtempSync(path.join(os.tmpdir(), 'portico-disk-'))
  folder = path.join(base, 'data/db')
})
afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
  fs.rmSync(base, { recursive: true })
})

/** Replaces the free space that the operating system reports. */
function fakeFreeSpace(bytes: number): void {
  vi.spyOn(fs, 'statfsSync').mockReturnValue({ bavail: bytes, bsize: 1 } as fs.StatsFs)
  syncBuiltinESMExports()
}

it('a server does not start on a full disk, and its error does not advise to delete the data', async () => {
  fakeFreeSpace(100_000_000)
  const error = await openDb({ folder }).catch((cause: unknown) => cause)
  expect(error).toBeInstanceOf(DiskFull)
  expect(String(error)).toContain(`The disk of ${folder} is full`)
  expect(String(error)).not.toContain('--reset')
  expect(fs.existsSync(path.dirname(folder))).toBe(false)
})

it('on a full disk reads work and writes reject with disk_full until there is space again', async () => {
  const db = await openDb({ folder })
  await db.exec('create schema portico; create table thing (n int)')
  fakeFreeSpace(0)
  const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_000)
  const writes = [
    () => db.query('insert into thing values (1)'),
    () => db.exec('insert into thing values (1)'),
    () => db.tx((tx) => tx.query('insert into thing values (1)')),
  ]
  for (const write of writes) await expect(write()).rejects.toMatchObject({ code: '53100' })
  expect(await db.query('select n from thing')).toEqual([])
  fakeFreeSpace(1e12)
  now.mockRestore()
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 20_000)
  for (const write of writes) await write()
  expect(await db.query('select n from thing')).toHaveLength(3)
  await db.close()
})

it('looks at the disk once a second at most', () => {
  const statfs = vi.spyOn(fs, 'statfsSync')
  syncBuiltinESMExports()
  let now = 0
  const check = spaceCheck(base, () => now)
  for (now of [0, 500, 999]) check()
  expect(statfs).toHaveBeenCalledTimes(1)
  now = 1000
  check()
  expect(statfs).toHaveBeenCalledTimes(2)
})
