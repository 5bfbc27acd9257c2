// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { databases, openTestDb } from '../../test/databases'
import type { Db } from './database'
import { prepared } from './prepared'

const find = prepared('select name from animal where id = $1')
const listKept = `select statement from pg_prepared_statements where statement like '%animal%'`
const SESSIONS = 30

describe.each(databases)('statements that connections prepare on %s', (database) => {
  let db: Db
  beforeAll(async () => {
    db = await openTestDb(database)
  })
  afterAll(() => db.close())
  beforeEach(() =>
    db.exec(`drop table if exists animal; create table animal (id int primary key, name text);
      insert into animal values (1, 'cat'), (2, 'dog')`),
  )

  it('answer each value with its own rows, also at once and within a transaction', async () => {
    const ids = Array.from({ length: SESSIONS }, (_, n) => (n % 3) + 1)
    const names = [[{ name: 'cat' }], [{ name: 'dog' }], []]
    const answers = await Promise.all(ids.map((id) => db.query(find, [id])))
    expect(answers).toEqual(ids.map((id) => names[id - 1]))
    await db.tx(async (tx) => {
      await tx.query('insert into animal values (3, $1)', ['hen'])
      expect(await tx.query(find, [3])).toEqual([{ name: 'hen' }])
    })
  })

  it('go on after an upgrade has added a column and an index', async () => {
    await db.query(find, [1])
    await db.exec('alter table animal add column legs int; create index on animal (name)')
    expect(await db.query(find, [1])).toEqual([{ name: 'cat' }])
  })
})

describe.runIf(databases.includes('postgres'))('a connection of PostgreSQL', () => {
  it.runIf(process.env['PORTICO_TEST_POOLER'] !== '1')(
    'keeps a marked statement, and no other one',
    async () => {
      const db = await openTestDb('postgres')
      try {
        await db.exec('create table animal (id int primary key, name text)')
        await db.tx(async (tx) => {
          await tx.query(find, [1])
          await tx.query('select id from animal where name = $1', ['cat'])
          expect(await tx.query(listKept)).toEqual([{ statement: find }])
        })
      } finally {
        await db.close()
      }
    },
  )
})
