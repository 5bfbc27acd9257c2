import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import type { CallPool } from '../../schemas/generated/entities'
import { personId } from '../../server/demo/people/personRow'
import type { PoolSettings } from '../../server/platform/tenants/settings/poolSettings'
import { NOW, openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../server/test/clinic/clinic'
import type { DatabaseKind } from '../../server/test/databases'
import type { TestDevice } from './testDevice'
import { TestWorld, worldOptions } from './testWorld'

const people = { ana: 'ana', luis: 'luis', doctor: 'doctor', second: 'admin' } as const
const names = Object.keys(people) as Name[]

/** Two patients and two doctors of the pool, each with one device. */
export type Name = keyof typeof people

/** The real server and the sessions of the portal, with a new queue for each test of a suite. */
export function usePoolWorld(database: DatabaseKind) {
  let clinic: Clinic
  let world: TestWorld
  let callers: Record<Name, Caller>

  beforeAll(async () => {
    clinic = await openClinic(database, ...worldOptions)
    await makePool(clinic)
    const all = names.map(async (name) => [name, await clinic.as(`${people[name]}@portico.test`)] as const)
    callers = Object.fromEntries(await Promise.all(all)) as Record<Name, Caller>
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  const setPool = (pool: Partial<PoolSettings> | undefined): void => {
    const tenant = clinic.tenants.byId('one')
    if (tenant) tenant.backend.calls = pool ? { pool } : {}
  }
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    setPool({})
    await clinic.db.exec(`delete from video_call; delete from video_consultation;
      delete from consultation where appointment_id is not null; update appointment set status = 1 where tenant = 'one';
      update doctor set pool_paused_at = null;
      update person set is_plus = true, is_doctor24 = false where tenant = 'one'`)
    clinic.setNow(NOW)
    world = new TestWorld(clinic, NOW)
    for (const name of names) world.add(people[name], name)
  })
  afterEach(async () => {
    await world.settle()
    world.devices.forEach((on) => on.close())
    vi.clearAllTimers()
    vi.useRealTimers()
  })

  const on = (name: Name): TestDevice => {
    const device = world.devices.find((one) => one.name === name)
    if (!device) throw new Error(name)
    return device
  }
  const phase = (name: Name) => on(name).view.phase
  return {
    clinic: () => clinic,
    world: () => world,
    call: (name: Name): Caller => callers[name],
    setPool,
    on,
    phase,
    phases: () => names.map(phase).join(' '),
    /** The doctor whose devices ring, and the other one. */
    rung: (): [Name, Name] => (phase('doctor') === 'ringing' ? ['doctor', 'second'] : ['second', 'doctor']),
    pool: async (name: Name) => (await callers[name]('GET', 'api/video-calls/pool')).body as CallPool,
    wait: async (seconds: number) => {
      for (let left = seconds; left > 0; left -= 5) {
        world.now = new Date(world.now.getTime() + 5000)
        clinic.setNow(world.now)
        vi.advanceTimersByTime(5000)
        await world.settle()
        await world.sweep()
        await world.settle()
      }
    },
    start: async (name: Name, reason?: string) => {
      await on(name).session?.start(null, 'patient', { ...(reason && { reason }) })
      await world.settle()
    },
    act: async (name: Name, what: 'answer' | 'hangUp' | 'close' | 'open') => {
      const device = on(name)
      if (what === 'answer' || what === 'hangUp') await device.session?.[what]()
      else device[what]()
      await world.settle()
    },
  }
}

/** Gives a second doctor an account, and lets both take calls without an appointment. */
async function makePool({ db }: Clinic): Promise<void> {
  await db.query(
    `update doctor set person_id = $1 where tenant = 'one' and id = (select min(d.id) from doctor d
       where d.tenant = 'one' and d.person_id is null and d.is_active and exists (select from provider p
         join provider_service o on o.tenant = p.tenant and o.provider_id = p.id
         join service s on s.tenant = o.tenant and s.id = o.service_id and s.type = 2
         where p.tenant = d.tenant and p.doctor_id = d.id and p.is_active))`,
    [personId('one', people.second)],
  )
  await db.query(
    `update doctor set extra = extra || '{"takesCalls": true}' where tenant = 'one' and person_id = any($1)`,
    [[personId('one', 'doctor'), personId('one', people.second)]],
  )
}
