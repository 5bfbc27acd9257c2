import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from './database'
import { openPglite } from './pglite'
import { prepared } from './prepared'

describe('the statements of the embedded database', () => {
  let db: Db
  beforeAll(async () => void (db = await openPglite()), 60_000)
  afterAll(() => db.close())

  const divide = 'select 12 / $1::int as result'
  const divideOften = prepared('select 24 / $1::int as result')
  const kept = async () => {
    const rows = await db.query<{ statement: string }>('select statement from pg_prepared_statements')
    return rows.map(({ statement }) => statement)
  }

  it('plans those that are marked once, and no other, and runs all with other values', async () => {
    for (const [sql, whole] of [
      [divide, 12],
      [divideOften, 24],
    ] as const) {
      expect(await db.query(sql, [3])).toEqual([{ result: whole / 3 }])
      expect(await db.query(sql, [4])).toEqual([{ result: whole / 4 }])
      expect(await db.tx((tx) => tx.query(sql, [null]))).toEqual([{ result: null }])
    }
    expect(await kept()).toEqual([divideOften])
  })

  it('plans a text that is marked after it has run', async () => {
    const later = 'select 36 / $1::int as result'
    expect(await db.query(later, [6])).toEqual([{ result: 6 }])
    expect(await db.query(prepared(later), [9])).toEqual([{ result: 4 }])
    expect(await db.query(later, [4])).toEqual([{ result: 9 }])
    expect(await kept()).toContain(later)
  })

  it('runs more texts than it remembers', async () => {
    const texts = Array.from({ length: 520 }, (_, index) => `select $1::int + ${index} as n`)
    for (const [index, text] of texts.entries()) expect(await db.query(text, [1])).toEqual([{ n: index + 1 }])
    expect(await db.query(texts[0] ?? '', [5])).toEqual([{ n: 5 }])
    expect(await db.query(divideOften, [8])).toEqual([{ result: 3 }])
  })

  it.each([divide, divideOften])('runs %s again after it failed, also within a transaction', async (sql) => {
    const failure = { code: '22012' }
    const works = [{ result: expect.any(Number) as unknown }]
    await expect(db.query(sql, [0])).rejects.toMatchObject(failure)
    await expect(db.query('select nothing')).rejects.toMatchObject({ code: '42703' })
    expect(await db.query(sql, [2])).toEqual(works)
    const inTransaction = db.tx(async (tx) => {
      await expect(tx.tx((inner) => inner.query(sql, [0]))).rejects.toMatchObject(failure)
      return tx.query(sql, [6])
    })
    expect(await inTransaction).toEqual(works)
    await expect(db.tx((tx) => tx.query(sql, [0]))).rejects.toMatchObject(failure)
    expect(await db.query(sql, [1])).toEqual(works)
  })

  it.each(['select * from shelf', prepared('select * from shelf s')])(
    'reads the columns of now: %s',
    async (all) => {
      await db.exec('drop table if exists shelf; create table shelf (book text)')
      await db.query('insert into shelf values ($1)', ['Platero'])
      expect(await db.query(all)).toEqual([{ book: 'Platero' }])
      await db.exec('alter table shelf add pages int')
      expect(await db.query(all)).toEqual([{ book: 'Platero', pages: null }])
    },
  )

  it('runs no statement between those of a transaction', async () => {
    await db.exec('create table counter (n int); insert into counter values (0)')
    const add = () =>
      db.tx(async (tx) => {
        const [row] = await tx.query<{ n: number }>('select n from counter')
        await tx.query('update counter set n = $1', [(row?.n ?? 0) + 1])
      })
    const read = db.query('select n from counter')
    await Promise.all([...Array.from({ length: 20 }, add), read])
    expect(await db.query('select n from counter')).toEqual([{ n: 20 }])
  })
})
