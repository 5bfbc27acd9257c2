import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases, openTestDb } from '../../test/databases'
import type { Db } from './database'

describe.runIf(databases.includes('postgres'))('a lost PostgreSQL connection', () => {
  let db: Db
  beforeAll(async () => {
    db = await openTestDb('postgres')
  }, 60_000)
  afterAll(() => db.close())

  it('rejects the transaction that used it; the pool keeps working', async () => {
    const broken = db.tx(async (tx) => {
      const [own] = await tx.query<{ pid: number }>('select pg_backend_pid() as pid')
      await db.query('select pg_terminate_backend($1, 5000)', [own?.pid])
      return tx.query('select 1')
    })
    await expect(broken).rejects.toThrow(/connection/i)
    await expect(db.query('select 1 as n')).resolves.toEqual([{ n: 1 }])
  })
})
