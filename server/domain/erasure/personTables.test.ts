// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../platform/db/database'
import { databases } from '../../test/databases'
import { openMigratedDb } from '../../test/seededDatabases'
import { retention } from '../retention/tables'
import { countRows } from './eraseRows'
import { personTables, withoutSelection } from './personTables'

describe.each(databases)('the tables with rows about people on %s', (database) => {
  let db: Db
  beforeAll(async () => {
    db = await openMigratedDb(database)
  })
  afterAll(() => db.close())

  it('every table that may name somebody says which rows are about a person, or why it does not', () => {
    const naming = Object.entries(retention)
      .filter(([, rule]) => !('stays' in rule && rule.stays === 'nobody is named'))
      .map(([table]) => table)
    const listed = [...Object.keys(personTables), ...Object.keys(withoutSelection)]
    expect(listed.toSorted()).toEqual(naming.toSorted())
  })

  it('what stays for the accounts or for the clinical history is erased with it', () => {
    const groups = { 'clinical history': 'clinical', accounting: 'accounting' } as const
    for (const [table, rule] of Object.entries(retention)) {
      if (!('stays' in rule) || !(rule.stays in groups)) continue
      const isSeries = table === 'payment_receipt_series'
      const isCopy = table.startsWith('record_share')
      const group = groups[rule.stays as keyof typeof groups]
      const expected = isSeries ? undefined : isCopy ? 'account' : group
      expect([table, personTables[table]?.group]).toEqual([table, expected])
    }
  })

  it('each selection is valid, and finds nothing of nobody', async () => {
    const nobody = { tenant: 'one', ids: ['x'], addresses: ['x@x.test'], names: ['X'] }
    for (const group of ['account', 'clinical', 'accounting'] as const)
      expect(await countRows(db, nobody, group)).toEqual({})
  })

  it('a row that refers to another one is erased before it', async () => {
    const references = await db.query<{ child: string; parent: string }>(
      `select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
       where contype = 'f' and confdeltype <> 'c' and conrelid <> confrelid`,
    )
    const order = Object.keys(personTables)
    for (const { child, parent } of references) {
      if (!order.includes(child) || !order.includes(parent)) continue
      expect([child, parent, order.indexOf(child) < order.indexOf(parent)]).toEqual([child, parent, true])
    }
  })
})
