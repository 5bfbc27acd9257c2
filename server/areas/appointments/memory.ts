import type { Tx } from '../../db/engine'

/** Owner of what follows from a tenant's offers rather than from one doctor's agenda. */
const OFFERS = 0
/** About 80 MB of weeks; more is forgotten all at once. */
const MOST = 60_000

/**
 * What has been computed of a tenant's free times, kept for as long as what it follows from is unchanged. The database
 * counts the changes (agenda_version), so another process's booking is seen like one's own.
 */
export class Memory {
  private total = '0'
  private size = 0
  private last: Promise<unknown> = Promise.resolve()
  private readonly versions = new Map<number, string>()
  private readonly kept = new Map<number, Map<string, unknown>>()

  /** Forgets what has changed since the last time. To be asked before anything is read. */
  async refresh(db: Tx, tenant: string): Promise<void> {
    const [row] = await db.query<{ total: string }>(
      `select coalesce(sum(version), 0)::text as total from agenda_version where tenant = $1`,
      [tenant],
    )
    if (row?.total === this.total) return
    const rows = await db.query<{ doctorId: number; version: string }>(
      `select doctor_id as "doctorId", version::text from agenda_version where tenant = $1`,
      [tenant],
    )
    this.total = rows.reduce((sum, { version }) => sum + BigInt(version), 0n).toString()
    for (const { doctorId, version } of rows) {
      if (this.versions.get(doctorId) === version) continue
      this.versions.set(doctorId, version)
      if (doctorId === OFFERS) this.forget()
      else this.kept.delete(doctorId)
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
    const offers = this.versions.get(OFFERS)
    const before = new Map(this.versions)
    return (owner, key, value) => {
      if (this.versions.get(OFFERS) !== offers || this.versions.get(owner) !== before.get(owner)) return
      if (this.size >= MOST) this.forget()
      const own = this.kept.get(owner) ?? new Map<string, unknown>()
      this.kept.set(owner, own.set(key, value))
      this.size++
    }
  }

  /** Does one reading after the other, so that many who ask at once do not all read the same. */
  inTurn<T>(read: () => Promise<T>): Promise<T> {
    const turn = this.last.then(read)
    this.last = turn.catch(() => undefined)
    return turn
  }

  private forget(): void {
    this.kept.clear()
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
    keep(OFFERS, key, value)
    return value
  })
}
