// @vitest-environment node
import {
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  integer,
  nat,
  oneof,
  record,
  type Arbitrary,
} from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { personId } from '../../server/demo/people/personRow'
import { insertVideoAppointment } from '../../server/domain/calls/test/videoAppointment'
import { ruleDatabases } from '../../server/test/databases'
import { NOW, openClinic, STARTUP_TIMEOUT, type Clinic } from '../../server/test/clinic/clinic'
import type { TestDevice } from './testDevice'
import { TestWorld, worldOptions } from './testWorld'

/**
 * How many sequences run, and the seed that repeats them: `PORTICO_SEQUENCES=10000 npx vitest run tests/calls/visitSequences.test.ts`.
 * `PORTICO_SEQUENCE_MINUTES` ends the run after so many minutes, and it says how many have run.
 */
const RUNS = Number(process.env['PORTICO_SEQUENCES'] ?? 8)
const SEED = Number(process.env['PORTICO_SEED'] ?? 36)
const MINUTES = Number(process.env['PORTICO_SEQUENCE_MINUTES'] ?? 0)

const deviceNames = [
  'ana phone',
  'ana laptop',
  'luis phone',
  'doctor laptop',
  'doctor phone',
  'second laptop',
]
const personOf = (name: string) =>
  ({ ana: 'ana', luis: 'luis', doctor: 'doctor', second: 'admin' })[name.split(' ')[0] ?? ''] ?? ''

type Step =
  | { type: 'start'; device: number; visit: number }
  | {
      type:
        | 'answer'
        | 'hangUp'
        | 'close'
        | 'open'
        | 'offline'
        | 'online'
        | 'signOut'
        | 'away'
        | 'back'
        | 'delay'
      device: number
    }
  | { type: 'lose'; device: number; count: number }
  | { type: 'wait'; seconds: number }
  | { type: 'down' | 'up'; server: number }

/** Processes of the server. */
const PROCESSES = 2

const device = nat(deviceNames.length - 1)
const step: Arbitrary<Step> = oneof(
  { weight: 5, arbitrary: record({ type: constant('start' as const), device, visit: nat(2) }) },
  {
    weight: 12,
    arbitrary: record({
      type: constantFrom(
        'answer' as const,
        'answer' as const,
        'hangUp' as const,
        'close' as const,
        'open' as const,
        'offline' as const,
        'online' as const,
        'signOut' as const,
        'away' as const,
        'back' as const,
        'delay' as const,
      ),
      device,
    }),
  },
  {
    weight: 2,
    arbitrary: record({
      type: constant('lose' as const),
      device,
      count: integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: record({ type: constant('wait' as const), seconds: constantFrom(5, 20, 50, 130) }),
  },
  {
    weight: 2,
    arbitrary: record({
      type: constantFrom('down' as const, 'up' as const),
      server: nat(PROCESSES - 1),
    }),
  },
)

describe.each(ruleDatabases)('sequences of events of visits on %s', (database) => {
  let clinic: Clinic
  let visits: number[]

  beforeAll(async () => {
    clinic = await openClinic(database, ...worldOptions)
    const { db } = clinic
    await db.query(
      `update doctor set person_id = $1 where tenant = 'one' and id = (select min(id) from doctor
       where tenant = 'one' and person_id is null and exists (select from provider p where p.tenant = doctor.tenant and p.doctor_id = doctor.id))`,
      [personId('one', 'admin')],
    )
    await db.exec(`update person set is_plus = true where tenant = 'one'`)
    const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
    visits = [
      await insertVideoAppointment(clinic, { patient: 'ana', start: at(0) }),
      await insertVideoAppointment(clinic, { patient: 'luis', start: at(20) }),
      await insertVideoAppointment(clinic, { patient: 'ana', start: at(40) }),
    ]
    // The third visit is with the other doctor.
    await db.query(
      `update appointment set doctor_id = (select id from doctor where tenant = 'one' and person_id = $1), starts_at = $3, ends_at = $4
       where tenant = 'one' and id = $2`,
      [personId('one', 'admin'), visits[2], at(15).toISOString(), at(19).toISOString()],
    )
    await db.exec(`update appointment set agreed_start = 'infinity' where tenant = 'one'`)
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
  afterEach(() => void vi.useRealTimers())

  async function open(): Promise<TestWorld> {
    await clinic.db.exec(
      'delete from video_call; delete from video_consultation; delete from consultation where appointment_id is not null',
    )
    const world = new TestWorld(clinic, NOW, PROCESSES)
    deviceNames.forEach((name) => world.add(personOf(name), name))
    return world
  }

  /** Lets everything that was sent arrive, and what follows from it. On a busy machine this takes as long as it takes. */
  async function settle(world: TestWorld): Promise<void> {
    for (let round = 0; round < 4; round++) {
      await world.settle()
      await clinic.db.query('select 1')
    }
  }

  async function wait(world: TestWorld, seconds: number): Promise<void> {
    for (let left = seconds; left > 0; left -= 10) {
      world.now = new Date(world.now.getTime() + Math.min(10, left) * 1000)
      vi.advanceTimersByTime(Math.min(10, left) * 1000)
      await settle(world)
      await world.sweep()
    }
  }

  const act: { [T in Step['type']]: (world: TestWorld, on: TestDevice, step: Step) => unknown } = {
    start: (_, on, { visit = 0 }: Step & { visit?: number }) =>
      on.session
        ?.start(visits[visit] ?? 0, /ana|luis/.test(on.person) ? 'patient' : 'doctor')
        .catch(() => undefined),
    answer: (_, on) =>
      on.view.phase === 'ringing' ? on.session?.answer().catch(() => undefined) : undefined,
    hangUp: (_, on) => on.session?.hangUp(),
    close: (_, on) => on.close(),
    open: (_, on) => on.open(),
    offline: (_, on) => on.setOnline(false),
    online: (_, on) => on.setOnline(true),
    signOut: (_, on) => on.session?.leaveAtOnce(),
    away: (_, on) => on.session?.setAway(true),
    back: (_, on) => on.session?.setAway(false),
    delay: (_, on) =>
      on.view.phase === 'ringing'
        ? on.session?.delay(on.view.call?.id ?? 0, 5).catch(() => undefined)
        : undefined,
    lose: (_, on, { count = 0 }: Step & { count?: number }) => void (on.losses = count),
    wait: (world, _, { seconds = 0 }: Step & { seconds?: number }) => wait(world, seconds),
    down: (world, _, { server }: Step & { server?: number }) => world.setUp(false, serversOf(world, server)),
    up: (world, _, { server }: Step & { server?: number }) => world.setUp(true, serversOf(world, server)),
  }

  const serversOf = ({ servers }: TestWorld, index = 0) => servers.slice(index, index + 1)

  async function run(world: TestWorld, steps: readonly Step[]): Promise<void> {
    for (const one of steps) {
      const on = world.devices['device' in one ? one.device : 0]
      if (on) await act[one.type](world, on, one)
      await settle(world)
    }
  }

  /** Everything works again, and there is time to notice. */
  async function calm(world: TestWorld): Promise<void> {
    world.setUp(true)
    for (const on of world.devices) {
      on.losses = 0
      on.setOnline(true)
    }
    await settle(world)
    await wait(world, 300)
  }

  const devicesIn = (world: TestWorld, phase: string, call: number) =>
    world.devices.filter(({ view }) => view.phase === phase && view.call?.id === call)

  /** What contradicts what the server knows; nothing is expected. */
  async function faultsOf(world: TestWorld): Promise<string[]> {
    const active = await world.active()
    const statusOf = new Map(active.map(({ id, status }) => [id, status]))
    const shown = world.devices.flatMap(({ view: { phase, call }, name }) => {
      const expected = { inProgress: 'inProgress', calling: 'calling', ringing: 'calling' }[phase as string]
      const status = call ? statusOf.get(call.id) : undefined
      return expected === undefined || expected === status
        ? []
        : [`${name} shows ${phase}, the server has ${status}`]
    })
    const lonely = active.flatMap(({ id, status, startedBy }) => {
      const sides = devicesIn(world, status, id).map(({ view }) => view.side)
      const expected = status === 'inProgress' ? ['doctor', 'patient'] : [startedBy]
      return sides.toSorted().join() === expected.join()
        ? []
        : [`call ${id} is ${status} with ${sides.join() || 'nobody'}`]
    })
    const talks = active.filter(({ status }) => status === 'inProgress')
    const twice = (['doctor', 'patient'] as const).filter(
      (key) => new Set(talks.map((call) => call[key])).size < talks.length,
    )
    return [...shown, ...lonely, ...twice.map((key) => `a ${key} is in two calls`)]
  }

  /** What is left of calls after everybody has gone, and whether the next call rings. */
  async function leftOvers(world: TestWorld): Promise<string[]> {
    for (const on of world.devices) on.close()
    await wait(world, 150)
    const left = (await world.active()).map(({ id, status }) => `call ${id} is still ${status}`)
    const [ana, doctor] = ['ana phone', 'doctor laptop'].map((name) =>
      world.devices.find((on) => on.name === name),
    )
    ana?.open()
    doctor?.open()
    await ana?.session?.start(visits[0] ?? 0, 'patient')
    await settle(world)
    const phases = `${ana?.view.phase} ${doctor?.view.phase}`
    return phases === 'calling ringing' ? left : [...left, `the next call is ${phases}`]
  }

  it(
    'CALL-014 CALL-032 random events of two patients, two doctors, their devices and two servers leave one truth, no ring without a caller and no busy line',
    async () => {
      let runs = 0
      await assert(
        asyncProperty(array(step, { minLength: 3, maxLength: 20 }), async (steps) => {
          const world = await open()
          await run(world, steps)
          await calm(world)
          expect([...(await faultsOf(world)), ...(await leftOvers(world))]).toEqual([])
          world.devices.forEach((on) => on.close())
          vi.clearAllTimers()
          runs++
        }),
        {
          numRuns: RUNS,
          seed: SEED,
          endOnFailure: RUNS > 200,
          ...(MINUTES > 0 && { interruptAfterTimeLimit: MINUTES * 60_000 }),
        },
      )
      if (RUNS > 200) console.log(`${runs} sequences on ${database}, seed ${SEED}`)
    },
    RUNS * 5000 + 60_000,
  )
})
