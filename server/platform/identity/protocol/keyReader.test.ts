// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Db } from '../../db/database'
import { ruleDatabases } from '../../../test/databases'
import { openMigratedDb } from '../../../test/seededDatabases'
import { tenant } from '../../../test/fakes'
import { createKeyReader } from './keyReader'
import { loadKeys } from './keys'
import { retireKeys, rotateKeys } from './rotateKeys'
import { sealKeys } from './storedKeys'

const MINUTE = 60_000

describe.each(ruleDatabases)('the keys of a tenant on %s', (database) => {
  let db: Db
  beforeAll(async () => {
    db = await openMigratedDb(database)
  })
  afterAll(() => db.close())

  const age = (minutes: number) =>
    db.query(`update identity_key set created_at = created_at - make_interval(mins => $1::int)`, [minutes])

  it('a process knows a new key a minute before any process signs with it', async () => {
    let at = 0
    const one = tenant('one')
    const read = createKeyReader(db, undefined, () => at)
    const before = await read(one)
    await age(20)
    await rotateKeys(db, 'one', undefined)
    at += MINUTE - 1
    expect(await read(one)).toBe(before)
    at += 1
    const known = await read(one)
    expect(known.signing).toHaveLength(2)
    expect([known.signing[0], known.cookie[0]]).toEqual([before.signing[0], before.cookie[0]])

    await age(2)
    at += MINUTE
    const after = await read(one)
    expect(after.signing).toEqual([known.signing[1], known.signing[0]])
    expect(after.cookie).toEqual([known.cookie[1], known.cookie[0]])
    at += MINUTE
    expect(await read(one)).toBe(after)
    expect(await read({ ...one })).not.toBe(after)
  })

  it('a key that was replaced 15 days ago is deleted at the next change, and not before', async () => {
    await loadKeys(db, 'two')
    await age(20 * 24 * 60)
    await rotateKeys(db, 'two', undefined)
    await age(14 * 24 * 60)
    await rotateKeys(db, 'two', undefined)
    expect((await loadKeys(db, 'two')).signing).toHaveLength(3)
    await age(2 * 24 * 60)
    await rotateKeys(db, 'two', undefined)
    expect((await loadKeys(db, 'two')).signing).toHaveLength(3)
    const newest = (await loadKeys(db, 'two')).signing.at(-1)
    expect(await retireKeys(db, 'two')).toBe(4)
    expect((await loadKeys(db, 'two')).signing).toEqual([newest])
  })

  it('keys are encrypted for their tenant and purpose, and again with another key', async () => {
    const plain = await loadKeys(db, 'three')
    const [former, current] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
    expect(await sealKeys(db, undefined)).toBe(0)
    expect(await sealKeys(db, [former])).toBeGreaterThan(2)
    expect(await sealKeys(db, [former])).toBe(0)
    expect(await loadKeys(db, 'three', [current, former])).toEqual(plain)
    await expect(loadKeys(db, 'three')).rejects.toThrow('FILES_KEY')
    await expect(sealKeys(db, [current])).rejects.toThrow('FILES_KEY_OTHERS')

    expect(await sealKeys(db, [current, former])).toBe(0)
    expect(await sealKeys(db, [current, former], true)).toBeGreaterThan(2)
    expect(await loadKeys(db, 'three', [current])).toEqual(plain)
    await db.query(`update identity_key k set key = other.key from identity_key other
      where k.tenant = 'three' and k.purpose = 'cookie' and other.tenant = 'one' and other.purpose = 'cookie' and other.number = 1`)
    await expect(loadKeys(db, 'three', [current])).rejects.toThrow('another FILES_KEY')
  })

  it('a process whose settings no longer open the keys goes on with those that it has, and says so', async () => {
    let at = 0
    await db.exec('delete from identity_key')
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const read = createKeyReader(db, undefined, () => at)
    const one = tenant('one')
    const before = await read(one)
    await sealKeys(db, [Buffer.alloc(32, 3)])
    at += MINUTE
    expect(await read(one)).toBe(before)
    expect(said.mock.calls.flat().join()).toContain('the keys of one could not be read again')
  })
})
