import { setImmediate } from 'node:timers/promises'
import type { Tx } from '../../../../db/engine'

/** Owner of what follows from a tenant's offers rather than from one doctor's agenda. */
const OFFERS = 0
/** About 80 MB of weeks; more is forgotten all at once. */
const MOST = 60_000
/** Under 1 MB; which doctors are asked about is up to whoever asks. */
const MOST_SUMS = 500
/** Of 1,000 doctors each, under 50 MB with what they are written and packed as. */
const MOST_ANSWERS = 50

/**
 * What has been computed of a tenant's free times, kept for as long as what it follows from is unchanged. The database
 * counts the changes (agenda_version), so another process's booking is seen like one's own.
 */
export class Memory {
  /** The sum of all versions; equal sums mean that nothing has changed. */
  private total = '0'
  /** Counts the times a change was noticed. */
  private tick = 0
  private size = 0
  private waiting: Promise<void> | undefined
  private running: Promise<unknown> = Promise.resolve()
  private reading: Promise<unknown> = Promise.resolve()
  private readonly versions = new Map<number, string>()
  private readonly changedAt = new Map<number, number>()
  private readonly kept = new Map<number, Map<string, unknown>>()
  private readonly sums = new Map<string, unknown>()
  private readonly answers = new Map<string, Promise<unknown>>()

  /**
   * Forgets what has changed until now. Those who ask while a look is under way share the next one: the look that
   * counts for a question always begins after it.
   */
  refresh(db: Tx, tenant: string): Promise<void> {
    this.waiting ??= this.running.then(async () => {
      // On the embedded engine nothing else happens while a statement runs: whoever has come meanwhile shares this look.
      await setImmediate()
      this.waiting = undefined
      const look = this.look(db, tenant)
      this.running = look.catch(() => undefined)
      return look
    })
    return this.waiting
  }

  private async look(db: Tx, tenant: string): Promise<void> {
    const [row] = await db.query<{ total: string }>(
      `select coalesce(sum(version), 0)::text as total from agenda_version where tenant = $1`,
      [tenant],
    )
    if (row?.total === this.total) return
    const [all] = await db.query<{ versions: Record<string, number>; total: string }>(
      `select json_object_agg(doctor_id, version) as versions, sum(version)::text as total
       from agenda_version where tenant = $1`,
      [tenant],
    )
    this.total = all?.total ?? '0'
    this.tick++
    this.sums.clear()
    this.answers.clear()
    for (const [owner, version] of Object.entries(all?.versions ?? {}))
      this.note(Number(owner), String(version))
  }

  private note(owner: number, version: string): void {
    if (this.versions.get(owner) === version) return
    this.versions.set(owner, version)
    this.changedAt.set(owner, this.tick)
    if (owner === OFFERS) this.forget()
    else {
      this.size -= this.kept.get(owner)?.size ?? 0
      this.kept.delete(owner)
    }
  }

  /** What is kept of an owner (a doctor's id, or 0 for the tenant's offers) under a key. */
  get(owner: number, key: string): unknown {
    return this.kept.get(owner)?.get(key)
  }

  /**
   * How to keep what is about to be read: a change that is noticed in between makes it worthless, and it is not kept.
   */
  keeper(): (owner: number, key: string, value: unknown) => void {
    const { tick } = this
    const isUnchanged = (owner: number): boolean => (this.changedAt.get(owner) ?? 0) <= tick
    return (owner, key, value) => {
      if (!isUnchanged(OFFERS) || !isUnchanged(owner)) return
      if (this.size >= MOST) this.forget()
      const own = this.kept.get(owner) ?? new Map<string, unknown>()
      if (!own.has(key)) this.size++
      this.kept.set(owner, own.set(key, value))
    }
  }

  /** What was made of many doctors' agendas, if nothing has changed since `tick`. */
  sum(key: string, tick: number): unknown {
    return tick === this.tick ? this.sums.get(key) : undefined
  }

  /** Keeps what was made of many agendas, known at `tick`, until anything changes. */
  keepSum(key: string, tick: number, value: unknown): void {
    if (tick !== this.tick) return
    if (this.sums.size >= MOST_SUMS) this.sums.clear()
    this.sums.set(key, value)
  }

  /**
   * An answer about many agendas, known at `tick`: all who ask the same until anything changes are given the same object.
   * One that could not be made is made anew for whoever asks next.
   */
  shared<T extends object>(key: string, tick: number, make: () => Promise<T>): Promise<T> {
    const known = tick === this.tick ? this.answers.get(key) : undefined
    if (known) return known as Promise<T>
    const made = make()
    if (tick !== this.tick) return made
    if (this.answers.size >= MOST_ANSWERS) this.answers.clear()
    this.answers.set(key, made)
    made.catch(() => this.answers.delete(key))
    return made
  }

  /** Which change was the last to be noticed. */
  get now(): number {
    return this.tick
  }

  /** Does one reading after the other, so that many who ask at once do not all read the same. */
  inTurn<T>(read: () => Promise<T>): Promise<T> {
    const turn = this.reading.then(read)
    this.reading = turn.catch(() => undefined)
    return turn
  }

  private forget(): void {
    this.kept.clear()
    this.sums.clear()
    this.answers.clear()
    this.size = 0
  }
}

/** By database and tenant. A transaction has a memory of its own, so what is rolled back is remembered nowhere. */
const memories = new WeakMap<Tx, Map<string, Memory>>()

/** The tenant's memory, brought up to date. One short statement where nothing has changed. */
export async function memoryOf(db: Tx, tenant: string): Promise<Memory> {
  const own = memories.get(db) ?? new Map<string, Memory>()
  memories.set(db, own)
  const memory = own.get(tenant) ?? new Memory()
  own.set(tenant, memory)
  await memory.refresh(db, tenant)
  return memory
}

/** Something that follows from the tenant's offers, read only when it is not remembered. */
export async function remembered<T>(memory: Memory, key: string, read: () => Promise<T>): Promise<T> {
  const known = memory.get(OFFERS, key)
  if (known !== undefined) return known as T
  return memory.inTurn(async () => {
    const meanwhile = memory.get(OFFERS, key)
    if (meanwhile !== undefined) return meanwhile as T
    const keep = memory.keeper()
    const value = await read()
    // What there is not is asked for anew each time; kept, it would only take the room of others.
    if (value !== undefined) keep(OFFERS, key, value)
    return value
  })
}
