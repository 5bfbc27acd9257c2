import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases, openTestDb } from '../../test/databases'
import { retryOnDeadlock } from './retryOnDeadlock'
import type { Db, Tx } from './database'

describe.each(databases)('retryOnDeadlock on %s', (database) => {
  let db: Db
  beforeAll(async () => {
    db = await openTestDb(database)
    await db.exec(
      'create schema portico; create table thing (id int primary key, n int); insert into thing values (1, 0), (2, 0)',
    )
  }, 60_000)
  afterAll(() => db.close())
  const increment = (id: number) => `update thing set n = n + 1 where id = ${id}`

  it('two deadlocked transactions both complete, also as savepoints', async () => {
    const both = (first: number, second: number) =>
      db.tx((outer) =>
        retryOnDeadlock(outer, async (tx) => {
          await tx.exec(increment(first))
          await tx.exec(increment(second))
        }),
      )
    await Promise.all([both(1, 2), both(2, 1)])
    expect(await db.query('select n from thing order by id')).toEqual([{ n: 2 }, { n: 2 }])
  })

  it('any other error rejects without a retry', async () => {
    let attempts = 0
    const work = retryOnDeadlock(db, async (tx) => {
      attempts += 1
      await tx.exec('insert into thing values (1, 0)')
    })
    await expect(work).rejects.toMatchObject({ code: '23505' })
    expect(attempts).toBe(1)
  })
})

/** A database whose transactions fail a number of times. */
const failing = (times: number, code: string): Tx => {
  let left = times
  return {
    tx: async () => {
      left -= 1
      if (left >= 0) throw Object.assign(new Error(code), { code })
      return 'done'
    },
  } as unknown as Tx
}

it('ERR-021 a deadlock that comes back seven times ends, and the eighth is an error', async () => {
  const work = () => Promise.resolve()
  expect(await retryOnDeadlock(failing(7, '40P01'), work)).toBe('done')
  await expect(retryOnDeadlock(failing(8, '40P01'), work)).rejects.toMatchObject({ code: '40P01' })
})
