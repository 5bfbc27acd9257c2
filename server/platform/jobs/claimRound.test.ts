// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../db/database'
import { databases } from '../../test/databases'
import { openMigratedDb } from '../../test/seededDatabases'
import { claimRound } from './claimRound'

const HOUR_MS = 3_600_000

describe.each(databases)('rounds of shared jobs on %s', (database) => {
  let db: Db
  beforeAll(async () => {
    db = await openMigratedDb(database)
  })
  afterAll(() => db.close())

  const claim = (name: string, ids?: string[]) =>
    claimRound({ db, name, ...(ids && { tenants: () => ids }) }, HOUR_MS)
  const pass = (minutes: number) =>
    db.query(`update job_round set began_at = began_at - make_interval(mins => $1::int)`, [minutes])

  it('one of many processes gets the round, and one the next', async () => {
    const race = async () =>
      (await Promise.all(Array.from({ length: 8 }, () => claim('sweep')))).filter(Boolean)
    expect(await race()).toEqual([true])
    await pass(50)
    expect(await race()).toEqual([])
    await pass(10)
    expect(await race()).toEqual([true])
  })

  it('processes with the same tenants share a round, and one with other tenants has its own', async () => {
    expect(await claim('retention', ['one', 'two'])).toBe(true)
    expect(await claim('retention', ['two', 'one'])).toBe(false)
    expect(await claim('retention', ['two'])).toBe(true)
    expect(await claim('plans', ['one', 'two'])).toBe(true)
  })

  it('rounds that nobody begins any more are forgotten', async () => {
    await pass(31 * 24 * 60)
    await claim('new')
    expect(await db.query('select job from job_round')).toEqual([{ job: 'new' }])
  })
})
