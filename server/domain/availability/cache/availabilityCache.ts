import { setImmediate } from 'node:timers/promises'
import type { Tx } from '../../../platform/db/database'

/** The owner of entries that depend on the tenant's offers rather than on one doctor's agenda. */
const TENANT_OFFERS = 0
/** About 80 MB of weeks. Above it, the whole cache is cleared. */
const MAX_WEEKS = 60_000
/** Under 1 MB. Callers choose the doctors, so the number of keys needs a limit. */
const MAX_COMBINED = 500
/** With 1,000 doctors in each response, under 50 MB including their serialized and compressed forms. */
const MAX_RESPONSES = 50

/**
 * The computed availability of one tenant. Entries stay until the data that they depend on changes. The database counts
 * the changes (table agenda_version), so changes by other server processes are seen too.
 */
export class AvailabilityCache {
  /** The sum of all versions. An equal sum means that nothing has changed. */
  private versionTotal = '0'
  /** Counts the refreshes that found a change. */
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
   * Removes the entries that are out of date. Callers that arrive while a refresh runs share the next one, so the
   * refresh that serves a caller always starts after its call.
   */
  refresh(db: Tx, tenant: string): Promise<void> {
    this.nextRefresh ??= this.runningRefresh.then(async () => {
      // The embedded database blocks while a statement runs. Callers that arrived meanwhile join this refresh.
      await setImmediate()
      this.nextRefresh = undefined
      const refresh = this.readVersions(db, tenant)
      this.runningRefresh = refresh.catch(() => undefined)
      return refresh
    })
    return this.nextRefresh
  }

  private async readVersions(db: Tx, tenant: string): Promise<void> {
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

  /** The entry of an owner (a doctor's id, or 0 for the tenant's offers) under a key. */
  get(owner: number, key: string): unknown {
    return this.entries.get(owner)?.get(key)
  }

  /**
   * Creates a function that stores entries. Create it before reading the data: if a refresh finds a change in between,
   * the entry is out of date and not stored.
   */
  createWriter(): (owner: number, key: string, value: unknown) => void {
    const revision = this.currentRevision
    const isUnchanged = (owner: number): boolean => (this.changedAt.get(owner) ?? 0) <= revision
    return (owner, key, value) => {
      if (!isUnchanged(TENANT_OFFERS) || !isUnchanged(owner)) return
      if (this.size >= MAX_WEEKS) this.clear()
      const own = this.entries.get(owner) ?? new Map<string, unknown>()
      if (!own.has(key)) this.size++
      this.entries.set(owner, own.set(key, value))
    }
  }

  /** A value combined from many agendas, unless anything has changed since `revision`. */
  getCombined(key: string, revision: number): unknown {
    return revision === this.currentRevision ? this.combined.get(key) : undefined
  }

  /** Stores a value combined from many agendas at `revision`, until anything changes. */
  setCombined(key: string, revision: number, value: unknown): void {
    if (revision !== this.currentRevision) return
    if (this.combined.size >= MAX_COMBINED) this.combined.clear()
    this.combined.set(key, value)
  }

  /**
   * Shares a response about many agendas: until anything changes, callers with the same key get the same object.
   * A failed response is not stored.
   */
  shareResponse<T extends object>(key: string, revision: number, create: () => Promise<T>): Promise<T> {
    const stored = revision === this.currentRevision ? this.responses.get(key) : undefined
    if (stored) return stored as Promise<T>
    const response = create()
    if (revision !== this.currentRevision) return response
    if (this.responses.size >= MAX_RESPONSES) this.responses.clear()
    this.responses.set(key, response)
    response.catch(() => this.responses.delete(key))
    return response
  }

  /** The number of refreshes that have found a change. */
  get revision(): number {
    return this.currentRevision
  }

  /** Runs one read after the other, so that concurrent callers do not all read the same data. */
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

/** By database and tenant. A transaction has a cache of its own, so a rollback leaves nothing behind. */
const caches = new WeakMap<Tx, Map<string, AvailabilityCache>>()

/** The tenant's cache, refreshed. Runs one short statement when nothing has changed. */
export async function loadCache(db: Tx, tenant: string): Promise<AvailabilityCache> {
  const byTenant = caches.get(db) ?? new Map<string, AvailabilityCache>()
  caches.set(db, byTenant)
  const cache = byTenant.get(tenant) ?? new AvailabilityCache()
  byTenant.set(tenant, cache)
  await cache.refresh(db, tenant)
  return cache
}

/** Reads data that depends on the tenant's offers from the cache, or with `read` when it is not cached. */
export async function readThroughCache<T>(
  cache: AvailabilityCache,
  key: string,
  read: () => Promise<T>,
): Promise<T> {
  const cached = cache.get(TENANT_OFFERS, key)
  if (cached !== undefined) return cached as T
  return cache.readInTurn(async () => {
    const meanwhile = cache.get(TENANT_OFFERS, key)
    if (meanwhile !== undefined) return meanwhile as T
    const write = cache.createWriter()
    const value = await read()
    // Missing data is not cached: unknown keys would displace real entries.
    if (value !== undefined) write(TENANT_OFFERS, key, value)
    return value
  })
}
