// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../db/database'
import { ruleDatabases } from '../../../test/databases'
import { openMigratedDb } from '../../../test/seededDatabases'
import type { KeyRing } from '../../secrets/keyRing'
import { createAccount } from '../accounts/account'
import { UNUSABLE_HASH } from '../accounts/password'
import { resealSecrets } from './resealSecrets'
import { createSecretBox } from './secretBox'

const [former, current] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]

describe.each(ruleDatabases)('the secrets of code apps on %s', (database) => {
  let db: Db
  beforeAll(async () => {
    db = await openMigratedDb(database)
    await db.query(`insert into person (tenant, id, name) values ('one', 'ana', 'Ana')`)
    const account = { tenant: 'one', sub: 'ana', email: 'ana@portico.test', roles: [] }
    await createAccount(db, { ...account, passwordHash: UNUSABLE_HASH })
  })
  afterAll(() => db.close())

  const boxOf = (serverKey: KeyRing | undefined) => createSecretBox(db, 'one', { sub: 'ana', serverKey })
  const openAll = async (serverKey: KeyRing | undefined) => {
    const rows = await db.query<{ secret: string }>('select secret from second_step_factor order by id')
    return Promise.all(rows.map(({ secret }) => boxOf(serverKey).open(secret)))
  }

  it('are read with the key of before, and need it no longer once they are encrypted again', async () => {
    // One of before there was a key, and one of each key.
    for (const [name, ring] of [
      ['a', undefined],
      ['b', [former]],
      ['c', [current]],
    ] as const)
      await db.query(
        `insert into second_step_factor (tenant, sub, kind, name, secret) values ('one', 'ana', 'app', $1, $2)`,
        [name, await boxOf(ring).seal(`secret ${name}`)],
      )
    const all = ['secret a', 'secret b', 'secret c']
    expect(await openAll([current, former])).toEqual(all)
    await expect(resealSecrets(db, [current])).rejects.toThrow('encrypted with a key that is not set')
    expect(await resealSecrets(db, [current, former])).toBe(1)
    expect(await resealSecrets(db, [current, former])).toBe(0)
    expect(await openAll([current])).toEqual(all)
    expect(await openAll([former])).toEqual([null, null, null])
  })
})
