import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../../platform/db/database'
import { databases } from '../../../test/databases'
import { openClinic, NOW, STARTUP_TIMEOUT, type Clinic } from '../../../test/clinic/clinic'
import { findEarliestSlot, listProvidersOfService } from '../availability'
import { AvailabilityCache, readThroughCache } from './availabilityCache'

const one = { id: 'one', manifest: {} }

/** The same database as another process sees it, without the cache of this one. */
const another = (db: Db): Db => ({ ...db })

describe.each(databases)('the availability cache on %s', (database) => {
  let clinic: Clinic
  let db: Db
  let serviceId = 0
  beforeAll(async () => {
    clinic = await openClinic(database)
    db = clinic.db
    const [row] = await db.query<{ id: number }>(
      `select service_id as id from provider_service where tenant = 'one' group by 1 order by count(*) desc, 1 limit 1`,
    )
    serviceId = row?.id ?? 0
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())
  const earliest = (on: Db) => findEarliestSlot(on, one, { serviceId }, NOW)
  const take = (doctors: string, start: string | null) =>
    db.query(
      `insert into special_date (tenant, doctor_id, day, is_day_off)
       select tenant, id, ($1::timestamptz at time zone timezone)::date, true from doctor where tenant = 'one' and ${doctors}
       on conflict (tenant, doctor_id, day) do update set is_day_off = true`,
      [start],
    )

  it('BOOK-087 sees changes by another process at once', async () => {
    const other = another(db)
    const first = await earliest(db)
    expect(await earliest(other)).toBe(first)
    await take('true', first)
    const later = await earliest(db)
    expect(later && first && later > first).toBe(true)
    expect(await earliest(other)).toBe(later)
  })
  it('BOOK-099 sees a closed practice and a longer service', async () => {
    const list = () => listProvidersOfService(db, one, 'es', serviceId, NOW)
    const [first] = await list()
    await db.query(`update provider set is_active = false where tenant = 'one' and id = $1`, [first?.id])
    expect((await list()).map(({ id }) => id)).not.toContain(first?.id)
    await db.query(`update service set duration = 240 where tenant = 'one' and id = $1`, [serviceId])
    expect((await list())[0]?.services.find(({ id }) => id === serviceId)?.duration).toBe(240)
  })
  it('a rollback leaves nothing in the cache', async () => {
    const before = await earliest(db)
    const undone = db.tx(async (tx) => {
      await tx.query(`delete from working_interval where tenant = 'one'`)
      await tx.query(`delete from special_date where tenant = 'one'`)
      expect(await findEarliestSlot(tx, one, { serviceId }, NOW)).toBeNull()
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await earliest(db)).toBe(before)
  })
  it('does not store an entry when a change is found while it is read', async () => {
    const memory = new AvailabilityCache()
    await memory.refresh(db, 'one')
    const [doctor] = await db.query<{ id: number }>(`select id from doctor where tenant = 'one' limit 1`)
    const id = doctor?.id ?? 0
    const [stale, other] = [memory.createWriter(), memory.createWriter()]
    await take(`id = ${id}`, '2027-03-01T12:00:00Z')
    await memory.refresh(db, 'one')
    stale(id, 'week', 'old')
    other(id + 1, 'week', 'untouched')
    expect(memory.get(id, 'week')).toBeUndefined()
    expect(memory.get(id + 1, 'week')).toBe('untouched')
  })
  it('BOOK-099 shares a response until anything changes or it fails', async () => {
    const memory = new AvailabilityCache()
    await memory.refresh(db, 'one')
    const make = async () => ({ of: memory.revision })
    const tick = memory.revision
    const first = await memory.shareResponse('list', tick, make)
    expect(await memory.shareResponse('list', tick, make)).toBe(first)
    await expect(memory.shareResponse('none', tick, () => Promise.reject(new Error('no')))).rejects.toThrow(
      'no',
    )
    expect(await memory.shareResponse('none', tick, make)).toEqual(first)
    await take('true', '2027-03-02T12:00:00Z')
    await memory.refresh(db, 'one')
    expect(await memory.shareResponse('list', memory.revision, make)).toEqual({ of: tick + 1 })
    expect(await memory.shareResponse('list', tick, async () => ({ of: tick }))).toEqual({ of: tick })
    expect(await memory.shareResponse('list', memory.revision, make)).toEqual({ of: tick + 1 })
  })
})

it('BOOK-087 missing data is not cached and displaces no entries', async () => {
  const memory = new AvailabilityCache()
  memory.createWriter()(7, 'week', 'free')
  for (let asked = 0; asked < 60_001; asked += 1)
    await readThroughCache(memory, `service ${asked}`, async () => undefined)
  expect(memory.get(7, 'week')).toBe('free')
})

it('BOOK-087 entries read concurrently count once', () => {
  const memory = new AvailabilityCache()
  memory.createWriter()(7, 'week', 'free')
  for (let read = 0; read < 60_001; read += 1) memory.createWriter()(8, 'week', 'free')
  expect(memory.get(7, 'week')).toBe('free')
})
