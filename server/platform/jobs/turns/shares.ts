import type { Work } from './work'

/** The most milliseconds of work by which a person who has been served is behind the others. */
const MAX_LEAD_MS = 10_000
/** Milliseconds after which the share of a person without work is forgotten. */
const FORGET_MS = 60_000

interface Share {
  tenant: string
  /** Milliseconds of work. */
  served: number
  /** Jobs that wait or run. */
  jobs: number
  /** The number of the last turn. */
  lastTurn: number
  seenAt: number
}

/** Keeps what was done for whom, and says who is next. `now` is a clock in milliseconds. */
export function createShares(now: () => number) {
  const shares = new Map<string, Share>()
  const lastTurns = new Map<string, number>()
  let turn = 0
  const shareOf = ({ tenant, person }: Work): Share => {
    const key = JSON.stringify([tenant, person])
    const share = shares.get(key) ?? { tenant, served: 0, jobs: 0, lastTurn: 0, seenAt: now() }
    shares.set(key, share)
    return share
  }
  return {
    /** Notes a new job. */
    enter: (work: Work) => {
      forget(shares, lastTurns, now() - FORGET_MS)
      const share = shareOf(work)
      if (share.jobs === 0) share.served = startOf(share, [...shares.values()])
      share.jobs += 1
    },
    /** Sorts jobs, the next one first; those of one person stay in their order. */
    compare: (a: { work: Work }, b: { work: Work }): number => {
      const [mine, theirs] = [shareOf(a.work), shareOf(b.work)]
      const tenants = (lastTurns.get(mine.tenant) ?? 0) - (lastTurns.get(theirs.tenant) ?? 0)
      return tenants || mine.served - theirs.served || mine.lastTurn - theirs.lastTurn
    },
    begin: (work: Work) => {
      turn += 1
      shareOf(work).lastTurn = turn
      lastTurns.set(work.tenant, turn)
    },
    end: (work: Work, ms: number) => {
      const share = shareOf(work)
      Object.assign(share, { served: share.served + ms, jobs: share.jobs - 1, seenAt: now() })
    },
  }
}

/** What a person starts with who comes anew, or again: nearly as much as those of the tenant who are there. */
function startOf({ tenant, served }: Share, all: readonly Share[]): number {
  const others = all.filter((other) => other.tenant === tenant && other.jobs > 0)
  if (others.length === 0) return served
  const least = Math.min(...others.map((other) => other.served))
  return Math.min(Math.max(served, least), least + MAX_LEAD_MS)
}

function forget(shares: Map<string, Share>, lastTurns: Map<string, number>, before: number): void {
  for (const [key, { jobs, seenAt }] of shares) if (jobs === 0 && seenAt < before) shares.delete(key)
  const tenants = new Set([...shares.values()].map(({ tenant }) => tenant))
  for (const tenant of lastTurns.keys()) if (!tenants.has(tenant)) lastTurns.delete(tenant)
}
