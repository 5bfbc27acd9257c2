import { createHash } from 'node:crypto'
import type { Tx } from '../db/database'

/** A job that one of several processes does. */
export interface SharedJob {
  db: Tx
  /** The same in all processes. */
  name: string
  /** The tenants whose work it is. Processes with other ones do the job too. Default: it is of the whole database. */
  tenants?: () => readonly string[]
}

/** The clocks of timers are less exact than that of the database. */
const TOLERANCE = 0.9
/** Rounds of jobs that no process has any more are forgotten. */
const FORGET_DAYS = 30

/**
 * Claims the round of a job for this process. Resolves to false where another process, or this one before a restart, has begun one less
 * than the interval ago. A process that ends in the middle leaves the rest to the next round.
 */
export async function claimRound({ db, name, tenants }: SharedJob, intervalMs: number): Promise<boolean> {
  const claimed = await db.query(
    `insert into job_round (job, began_at) values ($1, now())
     on conflict (job) do update set began_at = now()
       where job_round.began_at <= now() - make_interval(secs => $2::float8) returning job`,
    [tenants ? `${name} ${hashOf(tenants())}` : name, (intervalMs * TOLERANCE) / 1000],
  )
  if (claimed.length === 0) return false
  await db.query(`delete from job_round where began_at < now() - make_interval(days => $1::int)`, [
    FORGET_DAYS,
  ])
  return true
}

const hashOf = (ids: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(ids.toSorted())).digest('base64url').slice(0, 16)
