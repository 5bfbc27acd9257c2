import { beforeEach, describe, expect, it } from 'vitest'
import { createTurns, type Turns } from './turns'
import type { Lane } from './work'

let clock: number
let order: string[]
let ends: Map<string, (ms: number) => Promise<void>>
let turns: Turns
beforeEach(() => {
  clock = 0
  order = []
  ends = new Map()
  turns = createTurns({ places: { moments: 1, seconds: 1, minutes: 1 }, maxWaiting: 8, now: () => clock })
})

/** Asks for the turn of a job. Its name begins with the person. */
function ask(
  name: string,
  { tenant = 'one', lane = 'seconds' }: { tenant?: string; lane?: Lane } = {},
): Promise<void> {
  return turns.run({ tenant, person: name.replace(/\d+/, ''), lane }, () => {
    order.push(name)
    return new Promise<void>((resolve) => {
      ends.set(name, async (ms) => {
        clock += ms
        resolve()
        await new Promise((next) => setImmediate(next))
      })
    })
  })
}
const settle = () => new Promise((next) => setImmediate(next))
/** Ends the job that runs, again and again. */
async function endAll(ms = 1000): Promise<void> {
  await settle()
  for (let at = 0; at < order.length; at++) await ends.get(order[at] ?? '')?.(ms)
}

describe('fair turns', () => {
  it('after the running job of one person comes the other, whatever the first has waiting', async () => {
    for (const n of [1, 2, 3, 4]) void ask(`ana${n}`)
    await settle()
    clock = 500
    void ask('luis1')
    await endAll()
    expect(order).toEqual(['ana1', 'luis1', 'ana2', 'ana3', 'ana4'])
  })

  it('the person for whom the least work was done comes first: two short jobs for a long one', async () => {
    for (const name of ['ana1', 'luis1', 'ana2', 'luis2', 'luis3', 'ana3']) void ask(name)
    await settle()
    await ends.get('ana1')?.(1000)
    await ends.get('luis1')?.(400)
    await ends.get('luis2')?.(400)
    await ends.get('luis3')?.(400)
    expect(order).toEqual(['ana1', 'luis1', 'luis2', 'luis3', 'ana2'])
  })

  it('tenants take turns, however many persons one of them has', async () => {
    for (const name of ['ana', 'luis', 'eva', 'mara']) void ask(name)
    void ask('pau1', { tenant: 'two' })
    void ask('pau2', { tenant: 'two' })
    await endAll()
    expect(order).toEqual(['ana', 'pau1', 'luis', 'pau2', 'eva', 'mara'])
  })

  it('a short job runs beside long ones', async () => {
    for (const n of [1, 2]) {
      void ask(`ana${n}`, { lane: 'minutes' })
      void ask(`eva${n}`)
    }
    void ask('luis', { lane: 'moments' })
    await settle()
    expect(order).toEqual(['ana1', 'eva1', 'luis'])
  })

  it('who has worked for an hour waits for ten seconds of the work of somebody new, and no more', async () => {
    turns = createTurns({ places: { moments: 1, seconds: 1, minutes: 1 }, maxWaiting: 20, now: () => clock })
    for (let n = 0; n < 60; n++) {
      const done = ask('ana1')
      await settle()
      await ends.get('ana1')?.(60_000)
      await done
    }
    order = []
    for (let n = 0; n < 20; n++) void ask(`luis${n}`)
    void ask('ana1')
    await endAll(1000)
    expect(order.indexOf('ana1')).toBeGreaterThan(8)
    expect(order.indexOf('ana1')).toBeLessThan(12)
  })

  it('two who ask for one job after the other do not keep out a third', async () => {
    void ask('eva1')
    void ask('eva2')
    const again = async (name: string) => {
      for (let n = 0; n < 5; n++) await ask(`${name}${n}`)
    }
    void again('ana')
    void again('luis')
    await endAll()
    expect(order.indexOf('eva2')).toBeLessThan(5)
  })

  it('too many waiting jobs of a person are refused; those of others are not', async () => {
    // One runs, eight wait.
    const jobs = Array.from({ length: 9 }, (_, n) => ask(`ana${n}`))
    await expect(ask('ana9')).rejects.toMatchObject({ status: 429, message: 'TOO_MUCH_WORK' })
    const other = ask('luis')
    await endAll()
    await Promise.all([...jobs, other])
    expect(order).toHaveLength(10)
  })

  it('a job that fails gives its place to the next', async () => {
    const failed = turns.run({ tenant: 'one', person: 'ana', lane: 'seconds' }, () =>
      Promise.reject(new Error('x')),
    )
    const next = ask('luis')
    await expect(failed).rejects.toThrow('x')
    await endAll()
    await next
  })

  it('a stream that nobody reads holds no place, and its source ends with it', async () => {
    let hasEnded = false
    async function* pieces() {
      try {
        yield await Promise.resolve(1)
        yield 2
      } finally {
        hasEnded = true
      }
    }
    const stream = turns.stream({ tenant: 'one', person: 'ana', lane: 'moments' }, pieces())
    const reader = stream[Symbol.asyncIterator]()
    expect(await reader.next()).toEqual({ value: 1, done: false })
    const other = ask('luis', { lane: 'moments' })
    await endAll()
    await other
    expect(await reader.next()).toEqual({ value: 2, done: false })
    await reader.return?.()
    expect(hasEnded).toBe(true)
  })
})
