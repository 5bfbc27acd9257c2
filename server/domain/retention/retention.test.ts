// @vitest-environment node
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../platform/db/database'
import { root } from '../../platform/paths'
import { databases } from '../../test/databases'
import { tenant } from '../../test/fakes'
import { openMigratedDb } from '../../test/seededDatabases'
import { createTenants } from '../../platform/tenants/tenants'
import { deleteOldRows } from './deleteOldRows'
import { retention } from './tables'

const NOW = new Date('2027-01-11T07:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString()

describe.each(databases)('retention on %s', (database) => {
  let db: Db
  beforeAll(async () => {
    db = await openMigratedDb(database)
  })
  afterAll(() => db.close())

  const tables = async () => {
    const rows = await db.query<{ name: string }>(
      'select table_name as name from information_schema.tables where table_schema = current_schema()',
    )
    return rows.map(({ name }) => name)
  }

  it('every table says how long its rows stay', async () => {
    expect(Object.keys(retention).sort()).toEqual((await tables()).sort())
  })

  it('the job that is named for a table deletes from it, or from what it belongs to', async () => {
    const parents = await db.query<{ child: string; parent: string }>(
      `select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
       where contype = 'f' and confdeltype = 'c'`,
    )
    for (const [table, rule] of Object.entries(retention)) {
      if (!('deletedBy' in rule)) continue
      const names = [table, ...parents.filter(({ child }) => child === table).map(({ parent }) => parent)]
      const source = readFileSync(path.join(root, rule.deletedBy), 'utf8')
      const isDeleted = names.some((name) => source.includes(`delete from ${name} `))
      // The hub deletes from a list of its tables.
      expect([table, isDeleted || source.includes(`'${table}'`)]).toEqual([table, true])
    }
  })

  it('deletes what a tenant keeps no longer, in batches, and nothing younger or of another tenant', async () => {
    const short = tenant('one', { backend: { features: [], demo: {}, retention: { changes: 400 } } })
    const { all } = createTenants([short, tenant('two')])
    const audit = (tenantId: string, days: number, count = 1) =>
      db.query(
        `insert into audit (tenant, entity, record_id, changed_by, changed_at, action, version)
         select $1, 'user', 'a', 'b', $2, 'update', 1 from generate_series(1, $3::int)`,
        [tenantId, daysAgo(days), count],
      )
    await audit('one', 401, 2500)
    await audit('one', 399)
    await audit('two', 401)
    await audit('two', 1826)
    await db.query(
      `insert into idempotency (tenant, actor, operation, key, request_hash, created_at)
       values ('one', 'a', 'b', 'old', 'x', $1), ('one', 'a', 'b', 'new', 'x', $2)`,
      [daysAgo(8), daysAgo(6)],
    )
    await deleteOldRows(db, all, NOW)
    const left = 'select tenant, changed_at from audit order by tenant'
    expect(await db.query(left)).toEqual([
      { tenant: 'one', changed_at: new Date(daysAgo(399)) },
      { tenant: 'two', changed_at: new Date(daysAgo(401)) },
    ])
    expect(await db.query('select key from idempotency')).toEqual([{ key: 'new' }])
  })

  it('a stopping server deletes nothing more', async () => {
    const { all } = createTenants([tenant('one')])
    await db.query(
      `insert into idempotency (tenant, actor, operation, key, request_hash, created_at) values ('one', 'a', 'b', 'c', 'x', $1)`,
      [daysAgo(8)],
    )
    await deleteOldRows(db, all, NOW, () => true)
    expect(await db.query("select key from idempotency where key = 'c'")).toHaveLength(1)
  })
})
