import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { openTestDb } from '../../test/databases'
import type { Db } from './database'
import { openPglite } from './pglite'
import { keepUp, writeCheckpoint } from './upkeep'

const MEGABYTE = 1024 * 1024
let db: Db
beforeAll(async () => {
  db = await openTestDb('pglite')
})
afterAll(() => db.close())
afterEach(() => void vi.useRealTimers())

const logOf = async () => {
  const [row] = await db.query<{ bytes: number }>(
    'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::int8 as bytes from pg_control_checkpoint()',
  )
  return row?.bytes ?? 0
}

/** The rows of a table as the database counts them. */
async function countsOf(on: Db, table: string) {
  await on.exec('select pg_stat_force_next_flush()')
  const [row] = await on.query<{ dead: number; uncounted: number }>(
    'select n_dead_tup as dead, n_mod_since_analyze as uncounted from pg_stat_user_tables where relname = $1',
    [table],
  )
  return row
}

const fill = (on: Db, table: string) =>
  on.exec(`create table ${table} as select n, md5(n::text) as text from generate_series(1, 20000) as n`)

it('a log that has grown gets a checkpoint, a small one does not', async () => {
  await fill(db, 'log')
  const before = await logOf()
  expect(before).toBeGreaterThan(MEGABYTE)
  await keepUp(db)
  expect(await logOf()).toBeGreaterThanOrEqual(before)
  await keepUp(db, MEGABYTE)
  expect(await logOf()).toBeLessThan(MEGABYTE)
  await db.exec('drop table log')
})

it('a checkpoint empties the log', async () => {
  await fill(db, 'start')
  await writeCheckpoint(db)
  expect(await logOf()).toBeLessThan(MEGABYTE)
  await db.exec('drop table start')
})

it('a table with many dead rows is cleaned, also one with a name that needs quotes', async () => {
  await fill(db, '"Old rows"')
  await db.exec('update "Old rows" set n = n + 1')
  expect((await countsOf(db, 'Old rows'))?.dead).toBe(20_000)
  await keepUp(db)
  expect(await countsOf(db, 'Old rows')).toEqual({ dead: 0, uncounted: 0 })
})

it('a table with many new rows is counted, so that the planner knows them', async () => {
  await fill(db, 'new_rows')
  expect((await countsOf(db, 'new_rows'))?.uncounted).toBe(20_000)
  await keepUp(db)
  expect((await countsOf(db, 'new_rows'))?.uncounted).toBe(0)
})

it('a database in a folder is kept up while it is open', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portico-upkeep-'))
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const opened = await openPglite(path.join(folder, 'db'))
  await fill(opened, 'new_rows')
  expect((await countsOf(opened, 'new_rows'))?.uncounted).toBe(20_000)
  vi.advanceTimersByTime(30_000)
  await vi.waitFor(async () => expect((await countsOf(opened, 'new_rows'))?.uncounted).toBe(0))
  await opened.close()
  expect(vi.getTimerCount()).toBe(0)
  rmSync(folder, { recursive: true })
})
