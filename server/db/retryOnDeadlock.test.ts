import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, openTestDb } from '../test/engines'
import { retryOnDeadlock } from './retryOnDeadlock'
import type { Db } from './engine'

describe.each(engines)('a transaction that is done again on %s', (engine) => {
  let db: Db
  beforeAll(async () => {
    db = await openTestDb(engine)
    await db.exec(
      'create schema portico; create table thing (id int primary key, n int); insert into thing values (1, 0), (2, 0)',
    )
  }, 60_000)
  afterAll(() => db.close())
  const raise = (id: number) => `update thing set n = n + 1 where id = ${id}`

  it('two that wait for each other are both done, also inside a transaction', async () => {
    const both = (first: number, second: number) =>
      db.tx((outer) =>
        retryOnDeadlock(outer, async (tx) => {
          await tx.exec(raise(first))
          await tx.exec(raise(second))
        }),
      )
    await Promise.all([both(1, 2), both(2, 1)])
    expect(await db.query('select n from thing order by id')).toEqual([{ n: 2 }, { n: 2 }])
  })

  it('what fails for another reason fails at once', async () => {
    let tries = 0
    const work = retryOnDeadlock(db, async (tx) => {
      tries += 1
      await tx.exec('insert into thing values (1, 0)')
    })
    await expect(work).rejects.toMatchObject({ code: '23505' })
    expect(tries).toBe(1)
  })
})
