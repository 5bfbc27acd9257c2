import { createHash } from 'node:crypto'
import type { Tx } from '../../db/database'
import { lockSeconds } from './lockout'

/** A counter of failed sign-ins, or of letters, and its limit. */
export interface AttemptCounter {
  key: string
  limit: number
}

/** Hashes the value, because people type passwords into the email field. */
export const attemptCounter = (
  kind: 'account' | 'address' | 'device' | 'card' | 'mail' | 'secondStep' | 'reauthentication',
  value: string,
  limit: number,
): AttemptCounter => ({
  key: `${kind}:${createHash('sha256').update(value).digest('base64url')}`,
  limit,
})

interface Row {
  failures: number
  wait: number | null
  stale: boolean
}

/**
 * Counts a letter that somebody asks for. Resolves to 0, or to the seconds to wait; in that case nothing was counted.
 * Pass counters always in the same order, because they are locked one after the other.
 */
export function countAttempt(db: Tx, tenant: string, counters: readonly AttemptCounter[]): Promise<number> {
  return db.tx(async (tx) => {
    const rows: Row[] = []
    for (const { key } of counters) rows.push(await lockCounter(tx, tenant, key))
    const wait = Math.max(...rows.map((row) => row.wait ?? 0))
    if (wait > 0) return Math.ceil(wait)
    for (const [index, counter] of counters.entries()) await increment(tx, tenant, counter, rows[index])
    return 0
  })
}

/** The seconds until the next attempt is allowed; 0 for now. */
export async function secondsToWait(
  db: Tx,
  tenant: string,
  counters: readonly AttemptCounter[],
): Promise<number> {
  const [row] = await db.query<{ wait: number | null }>(
    `select extract(epoch from max(locked_until) - clock_timestamp())::float8 as wait
     from sign_in_attempt where tenant = $1 and subject = any($2::text[])`,
    [tenant, counters.map(({ key }) => key)],
  )
  return Math.max(0, Math.ceil(row?.wait ?? 0))
}

/** Counts a failed sign-in. Pass counters always in the same order. */
export async function countFailure(
  db: Tx,
  tenant: string,
  counters: readonly AttemptCounter[],
): Promise<void> {
  await db.tx(async (tx) => {
    for (const counter of counters)
      await increment(tx, tenant, counter, await lockCounter(tx, tenant, counter.key))
  })
}

/** Forgets the failures of an account, or of a device, after a successful sign-in. Those of the address stay. */
export async function forgetFailures(db: Tx, tenant: string, own: AttemptCounter): Promise<void> {
  await db.query('delete from sign_in_attempt where tenant = $1 and subject = $2', [tenant, own.key])
}

async function lockCounter(tx: Tx, tenant: string, key: string): Promise<Row> {
  await tx.query(
    'insert into sign_in_attempt (tenant, subject) values ($1, $2) on conflict (tenant, subject) do nothing',
    [tenant, key],
  )
  const [row] = await tx.query<Row>(
    `select failures, extract(epoch from locked_until - clock_timestamp())::float8 as wait,
            last_at < now() - interval '1 hour' as stale
     from sign_in_attempt where tenant = $1 and subject = $2 for update`,
    [tenant, key],
  )
  return row ?? { failures: 0, wait: null, stale: false }
}

async function increment(
  tx: Tx,
  tenant: string,
  { key, limit }: AttemptCounter,
  row: Row | undefined,
): Promise<void> {
  const failures = row === undefined || row.stale ? 1 : row.failures + 1
  const seconds = lockSeconds(failures, limit)
  await tx.query(
    `update sign_in_attempt set failures = $3, last_at = now(),
       locked_until = case when $4::int > 0 then now() + $4::int * interval '1 second' end
     where tenant = $1 and subject = $2`,
    [tenant, key, failures, seconds],
  )
}
