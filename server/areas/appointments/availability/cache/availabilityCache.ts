import { setImmediate } from 'node:timers/promises'
import type { Tx } from '../../../../db/engine'

/** Owner of what follows from a tenant's offers rather than from one doctor's agenda. */
const TENANT_OFFERS = 0
/** About 80 MB of weeks; more is forgotten all at once. */
const MAX_WEEKS = 60_000
/** Under 1 MB; which doctors are asked about is up to whoever asks. */
const MAX_COMBINED = 500
/** Of 1,000 doctors each, under 50 MB with what they are written and packed as. */
const MAX_RESPONSES = 50

/**
 * What has been computed of a tenant's free times, kept for as long as what it follows from is unchanged. The database
 * counts the changes (agenda_version), so another process's booking is seen like one's own.
 */
export class AvailabilityCache {
  /** The sum of all versions; equal sums mean that nothing has changed. */
  private versionTotal = '0'
  /** Counts the times a change was noticed. */
  private currentRevision = 0
  private size = 0
  private nextRefresh: Promise<void> | undefined
  private runningRefresh: Promise<unknown> = Promise.resolve()
  private lastRead: Promise<unknown> = Promise.resolve()
  private readonly versions = new Map<number, string>()
  private readonly changedAt = new Map<number, number>()
  private readonly entries = new Map<number, Map<string, unknown>>()
  private readonly combined = new Map<string, unknown>()
  private readonly responses = new Map<string, Promise<unknown>>()

  /**
   * Forgets what has changed until now. Those who ask while a look is under way share the next one: the look that
   * counts for a question always begins after it.
   */
  refresh(db: Tx, tenant: string): Promise<void> {
    this.nextRefresh ??= this.runningRefresh.then(async () => {
      // On the embedded engine nothing else happens while a statement runs: whoever has come meanwhile shares this look.
      await setImmediate()
      this.nextRefresh = undefined
      const readVersions = this.look(db, tenant)
      this.runningRefresh = readVersions.catch(() => undefined)
      return readVersions
    })
    return this.nextRefresh
  }

  private async look(db: Tx, tenant: string): Promise<void> {
    const [row] = await db.query<{ total: string }>(
      `select coalesce(sum(version), 0)::text as total from agenda_version where tenant = $1`,
      [tenant],
    )
    if (row?.total === this.versionTotal) return
    const [all] = await db.query<{ versions: Record<string, number>; total: string }>(
      `select json_object_agg(doctor_id, version) as versions, sum(version)::text as total
       from agenda_version where tenant = $1`,
      [tenant],
    )
    this.versionTotal = all?.total ?? '0'
    this.currentRevision++
    this.combined.clear()
    this.responses.clear()
    for (const [owner, version] of Object.entries(all?.versions ?? {}))
      this.noteVersion(Number(owner), String(version))
  }

  private noteVersion(owner: number, version: string): void {
    if (this.versions.get(owner) === version) return
    this.versions.set(owner, version)
    this.changedAt.set(owner, this.currentRevision)
    if (owner === TENANT_OFFERS) this.clear()
    else {
      this.size -= this.entries.get(owner)?.size ?? 0
      this.entries.delete(owner)
    }
  }

  /** What is kept of an owner (a doctor's id, or 0 for the tenant's offers) under a key. */
  get(owner: number, key: string): unknown {
    return this.entries.get(owner)?.get(key)
  }

  /**
   * How to keep what is about to be read: a change that is noticed in between makes it worthless, and it is not kept.
   */
  createWriter(): (owner: number, key: string, value: unknown) => void {
    const { currentRevision: tick } = this
    const isUnchanged = (owner: number): boolean => (this.changedAt.get(owner) ?? 0) <= tick
    return (owner, key, value) => {
      if (!isUnchanged(TENANT_OFFERS) || !isUnchanged(owner)) return
      if (this.size >= MAX_WEEKS) this.clear()
      const own = this.entries.get(owner) ?? new Map<string, unknown>()
      if (!own.has(key)) this.size++
      this.entries.set(owner, own.set(key, value))
    }
  }

  /** What was made of many doctors' agendas, if nothing has changed since `tick`. */
  getCombined(key: string, tick: number): unknown {
    return tick === this.currentRevision ? this.combined.get(key) : undefined
  }

  /** Keeps what was made of many agendas, known at `tick`, until anything changes. */
  setCombined(key: string, tick: number, value: unknown): void {
    if (tick !== this.currentRevision) return
    if (this.combined.size >= MAX_COMBINED) this.combined.clear()
    this.combined.set(key, value)
  }

  /**
   * An answer about many agendas, known at `tick`: all who ask the same until anything changes are given the same object.
   * One that could not be made is made anew for whoever asks next.
   */
  shareResponse<T extends object>(key: string, tick: number, make: () => Promise<T>): Promise<T> {
    const known = tick === this.currentRevision ? this.responses.get(key) : undefined
    if (known) return known as Promise<T>
    const made = make()
    if (tick !== this.currentRevision) return made
    if (this.responses.size >= MAX_RESPONSES) this.responses.clear()
    this.responses.set(key, made)
    made.catch(() => this.responses.delete(key))
    return made
  }

  /** Which change was the last to be noticed. */
  get revision(): number {
    return this.currentRevision
  }

  /** Does one reading after the other, so that many who ask at once do not all read the same. */
  readInTurn<T>(read: () => Promise<T>): Promise<T> {
    const turn = this.lastRead.then(read)
    this.lastRead = turn.catch(() => undefined)
    return turn
  }

  private clear(): void {
    this.entries.clear()
    this.combined.clear()
    this.responses.clear()
    this.size = 0
  }
}

/** By database and tenant. A transaction has a memory of its own, so what is rolled back is remembered nowhere. */
const caches = new WeakMap<Tx, Map<string, AvailabilityCache>>()

/** The tenant's memory, brought up to date. One short statement where nothing has changed. */
export async function loadCache(db: Tx, tenant: string): Promise<AvailabilityCache> {
  const own = caches.get(db) ?? new Map<string, AvailabilityCache>()
  caches.set(db, own)
  const memory = own.get(tenant) ?? new AvailabilityCache()
  own.set(tenant, memory)
  await memory.refresh(db, tenant)
  return memory
}

/** Something that follows from the tenant's offers, read only when it is not remembered. */
export async function readThroughCache<T>(
  memory: AvailabilityCache,
  key: string,
  read: () => Promise<T>,
): Promise<T> {
  const known = memory.get(TENANT_OFFERS, key)
  if (known !== undefined) return known as T
  return memory.readInTurn(async () => {
    const meanwhile = memory.get(TENANT_OFFERS, key)
    if (meanwhile !== undefined) return meanwhile as T
    const keep = memory.createWriter()
    const value = await read()
    // What there is not is asked for anew each time; kept, it would only take the room of others.
    if (value !== undefined) keep(TENANT_OFFERS, key, value)
    return value
  })
}
