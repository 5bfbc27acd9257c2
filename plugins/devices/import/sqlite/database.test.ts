// @vitest-environment node
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { openDatabase, type SqlRow } from './database'
import { columnsOf } from './columns'
import { DamagedDatabase } from './pages'

const bytes = new Uint8Array(
  readFileSync(path.join(import.meta.dirname, 'fixtures/health_connect_export.db')),
)
const rowsOf = async (file: Uint8Array<ArrayBuffer>, table: string): Promise<SqlRow[]> => {
  const rows: SqlRow[] = []
  for await (const row of (await openDatabase(new Blob([file]))).rows(table)) rows.push(row)
  return rows
}

it('DEV-004 every row of a table with several pages is read once, in its order', async () => {
  const rows = await rowsOf(bytes, 'heart_rate_record_series_table')
  expect(rows).toHaveLength(300)
  expect(rows.map((row) => row['epoch_millis'])).toEqual(
    Array.from({ length: 300 }, (_, minute) => 1_790_061_000_000 + minute * 60_000),
  )
})

it('DEV-004 a row has its id, negative numbers, texts that go on at other pages, and no bytes', async () => {
  expect(await rowsOf(bytes, 'application_info_table')).toEqual([
    { row_id: 1, package_name: 'com.fitbit.FitbitMobile', app_name: 'Fitbit', app_icon: null },
    { row_id: 2, package_name: 'jp.co.omron.healthcare.omron_connect', app_name: null, app_icon: null },
    { row_id: 3, package_name: 'com.google.android.apps.fitness', app_name: 'Google Fit', app_icon: null },
  ])
  const [night] = await rowsOf(bytes, 'sleep_session_record_table')
  expect(night).toMatchObject({ row_id: 1, notes: 'z'.repeat(3000), title: null })
})

it('DEV-004 what is computed when it is read takes no place in a row, so what comes after it is not moved', async () => {
  const rows = await rowsOf(bytes, 'weight_record_table')
  expect(rows[1]).toMatchObject({ weight: 71_650, zone_offset: -10_800, device_data_provider_id: 9 })
  expect(rows[1]).not.toHaveProperty('local_date_time')
})

it.each([
  ['create table t (a integer primary key, b text)', ['a!', 'b']],
  ['CREATE TABLE "t" ("a b" INTEGER PRIMARY KEY AUTOINCREMENT, `c` real check (c in (1, 2)))', ['a b!', 'c']],
  ['create table t (a int as (b + 1), b int, c int generated always as (b) stored)', ['b', 'c']],
  ['create table t (a text, unique (a), primary key (a), foreign key (a) references u (b))', ['a']],
])('DEV-004 %s has the stored columns %o', (sql, expected) => {
  expect(columnsOf(sql).map(({ name, isId }) => (isId ? `${name}!` : name))).toEqual(expected)
})

it('DEV-004 a table that is not there has no rows', async () =>
  expect(await rowsOf(bytes, 'vo2_max_record_table')).toEqual([]))

it.each([0, 50, 200, 700])('DEV-004 a database that ends after %i bytes is damaged', async (length) => {
  await expect(rowsOf(bytes.slice(0, length), 'weight_record_table')).rejects.toThrow(DamagedDatabase)
})

const withoutItself = Array.from({ length: bytes.length / 512 - 1 }, (_, at) => at + 2)

it.each(withoutItself)(
  'DEV-004 a database whose page %i leads to itself is damaged or has nothing of it, and does not go on for ever',
  async (page) => {
    const broken = bytes.slice()
    // An inner page whose last branch is itself.
    broken.set([0x05, 0, 0, 0, 0, 0, 0, 0], (page - 1) * 512)
    new DataView(broken.buffer).setUint32((page - 1) * 512 + 8, page)
    const outcomes = await Promise.allSettled(
      ['heart_rate_record_series_table', 'application_info_table'].map((table) => rowsOf(broken, table)),
    )
    const faults = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
    expect(faults.filter((fault) => !(fault instanceof DamagedDatabase))).toEqual([])
  },
)

it('DEV-004 a row that says that it is longer than the file is damaged, and takes no memory', async () => {
  const broken = bytes.slice()
  const view = new DataView(broken.buffer)
  // The schema has several pages: the first one points to the others.
  expect(view.getUint8(100)).toBe(0x05)
  const leaf = (view.getUint32(view.getUint16(112)) - 1) * 512
  // Its first row begins with its length, which becomes 2 ** 42.
  broken.set([0x81, 0x80, 0x80, 0x80, 0x80, 0x80, 0x00], leaf + view.getUint16(leaf + 8))
  await expect(rowsOf(broken, 'weight_record_table')).rejects.toThrow('longer than the file')
})
