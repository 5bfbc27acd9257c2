import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases, openTestDb } from '../../test/databases'
import { DbError, type Db } from './database'
import { migrate, migrationFiles } from './migrate'
import { withStartLock } from './startLock'

describe.each(databases)('the database on %s', (database) => {
  let db: Db
  beforeAll(async () => {
    db = await openTestDb(database)
    await db.exec('create schema portico; create table thing (id int primary key, name text)')
  }, 60_000)
  afterAll(() => db.close())

  it('returns the same value types', async () => {
    const [row] = await db.query(
      `select 9007199254740991::int8 as big, 1.50::numeric as price, '2027-03-28'::date as day, $1::timestamptz as at,
              '{"a":[1]}'::jsonb as doc, array['x','y'] as list, $2::jsonb as sent, null::int as none`,
      [new Date('2027-03-28T01:00:00Z'), JSON.stringify({ b: 2 })],
    )
    expect(row).toEqual({
      big: 9007199254740991,
      price: '1.50',
      day: '2027-03-28',
      at: new Date('2027-03-28T01:00:00Z'),
      doc: { a: [1] },
      list: ['x', 'y'],
      sent: { b: 2 },
      none: null,
    })
  })

  it('rejects with SQLSTATE and constraint', async () => {
    await db.query('insert into thing values (1, $1)', ['one'])
    await expect(db.query('insert into thing values (1, $1)', ['again'])).rejects.toMatchObject({
      code: '23505',
      constraint: 'thing_pkey',
    })
  })

  it('rolls back a transaction that throws', async () => {
    const work = db.tx(async (tx) => {
      await tx.query('insert into thing values (2, $1)', ['two'])
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect(await db.query('select id from thing where id = 2')).toEqual([])
  })

  it('a failed inner transaction leaves the outer one usable', async () => {
    await db.tx(async (tx) => {
      await tx.query('insert into thing values (3, $1)', ['three'])
      await expect(tx.tx((inner) => inner.query('insert into thing values (null, null)'))).rejects.toThrow(
        'null value',
      )
      await tx.tx((inner) => inner.query('insert into thing values (4, $1)', ['four']))
    })
    expect(await db.query('select id from thing where id in (3, 4) order by id')).toEqual([
      { id: 3 },
      { id: 4 },
    ])
  })

  it('listen receives notifications', async () => {
    const payload = new Promise<string>((resolve) => {
      void db.listen('news', resolve).then(() => db.query("select pg_notify('news', 'hello')"))
    })
    expect(await payload).toBe('hello')
  })

  it('migrates once, also when several processes start at the same time', async () => {
    await Promise.all([migrate(db), migrate(db), migrate(db)])
    const names = await db.query<{ name: string }>('select name from migration order by name')
    expect(names.map((row) => row.name)).toEqual(migrationFiles())
  }, 60_000)

  it('refuses a database that a newer version has migrated, says what to do and leaves it as it is', async () => {
    await migrate(db)
    await db.query("insert into migration (name) values ('999_later.sql')")
    await expect(migrate(db)).rejects.toThrow(
      /^A newer version of Portico has changed this database \(999_later\.sql\).+restore the backup/,
    )
    await expect(migrate(db)).rejects.toBeInstanceOf(DbError)
    await db.query("delete from migration where name = '999_later.sql'")
    await migrate(db)
  }, 60_000)

  it('what a start writes is written by one process after the other', async () => {
    await db.exec('create table step (id int generated always as identity, name text)')
    const start = (name: string) =>
      withStartLock(db, async () => {
        await db.query('insert into step (name) values ($1)', [`${name} begins`])
        await db.query('select 1')
        await db.query('insert into step (name) values ($1)', [`${name} ends`])
      })
    if (database === 'postgres') await Promise.all(['a', 'b', 'c'].map(start))
    else for (const name of ['a', 'b', 'c']) await start(name)
    const steps = (await db.query<{ name: string }>('select name from step order by id')).map((s) => s.name)
    const inTurn = steps
      .filter((_, i) => i % 2 === 0)
      .flatMap((step) => {
        const [name] = step.split(' ')
        return [`${name} begins`, `${name} ends`]
      })
    expect(steps).toEqual(inTurn)
  }, 60_000)
})
