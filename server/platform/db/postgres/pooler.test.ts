// @vitest-environment node
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { databases, openServerDatabase, type ServerDatabase } from '../../../test/databases'
import { poolerProgram, startPooler, type TestPooler } from '../../../test/pooler'
import { openDb, type Db } from '../database'
import { migrate, migrationFiles } from '../migrate'
import { withStartLock } from '../startLock'

const hasBoth = poolerProgram() !== undefined && databases.includes('postgres')

describe.runIf(hasBoth)('the database behind PgBouncer in transaction mode', () => {
  let server: ServerDatabase
  let pooler: TestPooler
  let url: string
  const opened: Db[] = []
  const open = async () => {
    const db = await openDb({ url, directUrl: server.url })
    opened.push(db)
    return db
  }
  beforeAll(async () => {
    server = await openServerDatabase()
    pooler = await startPooler(server.url)
    url = pooler.through(server.url)
  })
  afterEach(() => Promise.all(opened.splice(0).map((db) => db.close())))
  afterAll(async () => {
    await pooler.stop()
    await server.drop()
  })

  /** Runs statements in a session of PgBouncer, or in its console. */
  const session = async (address: string, ...statements: string[]) => {
    const client = new Client({ connectionString: address })
    await client.connect()
    try {
      for (const statement of statements) await client.query(statement)
    } finally {
      await client.end()
    }
  }

  it('is refused without the address of PostgreSQL itself, also where the pooler ignores the settings of sessions', async () => {
    const lax = await startPooler(server.url, ['ignore_startup_parameters = options'])
    try {
      for (const address of [url, lax.through(server.url)])
        await expect(openDb({ url: address })).rejects.toThrow(
          'DATABASE_URL is the address of a pooler such as PgBouncer: set DATABASE_DIRECT_URL',
        )
      await expect(openDb({ url, directUrl: lax.through(server.url) })).rejects.toThrow(
        'DATABASE_DIRECT_URL is the address of a pooler',
      )
    } finally {
      await lax.stop()
    }
  })

  it('says what to do where the pooler has connections without our settings, and works after that', async () => {
    await session(url, 'select 1')
    await expect(open()).rejects.toThrow('run RECONNECT in its console')
    await session(new URL('/pgbouncer', url).href, 'RECONNECT')
    const [row] = await (
      await open()
    ).query(
      `select current_setting('search_path') as path, current_setting('timezone') as zone, 1::int8 as big`,
    )
    expect(row).toEqual({ path: 'portico, public', zone: 'UTC', big: 1 })
  })

  describe('with the address of PostgreSQL itself', () => {
    let all: Db[]
    beforeEach(async () => {
      all = [await open(), await open(), await open(), await open()]
    })

    it('more processes than connections of the pooler start at once, and each step is written once', async () => {
      await Promise.all(all.map((db) => withStartLock(db, () => migrate(db))))
      const names = await all[0]?.query<{ name: string }>('select name from migration order by name')
      expect(names?.map(({ name }) => name)).toEqual(migrationFiles())
    })

    it('a notification of one process reaches the others', async () => {
      const [first, ...others] = all
      const received = others.map(
        (db) => new Promise((resolve) => void db.listen('news', resolve).then(() => ready.push(1))),
      )
      const ready: number[] = []
      await expect.poll(() => ready.length).toBe(others.length)
      await first?.query(`select pg_notify('news', 'hello')`)
      expect(await Promise.all(received)).toEqual(others.map(() => 'hello'))
    })

    it('nothing of a transaction reaches another one: settings, locks, statements', async () => {
      const work = (db: Db, number: number) =>
        db.tx(async (tx) => {
          await tx.exec(`set local statement_timeout = ${1000 + number}`)
          await tx.query('select pg_advisory_xact_lock($1)', [number % 3])
          await expect(tx.tx((inner) => inner.query('select 1 / $1::int', [0]))).rejects.toThrow('zero')
          const [row] = await tx.query<{ limit: string }>(
            `select current_setting('statement_timeout') as limit`,
          )
          return row?.limit
        })
      const limits = await Promise.all(
        Array.from({ length: 200 }, (_, number) => work(all[number % all.length] as Db, number)),
      )
      expect(limits).toEqual(limits.map((_, number) => (number === 0 ? '1s' : `${1000 + number}ms`)))
      const after = await Promise.all(
        all.map((db) => db.query(`select current_setting('statement_timeout') as limit`)),
      )
      expect(after.flat()).toEqual(all.map(() => ({ limit: '0' })))
      expect(
        await all[0]?.query(
          `select * from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
        ),
      ).toEqual([])
    })
  })
})
