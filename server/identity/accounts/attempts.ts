import { createHash } from 'node:crypto'
import type { Tx } from '../../db/engine'
import { lockSeconds } from './lockout'

/** What attempts are counted against, and how many it may fail. */
export interface AttemptCounter {
  key: string
  limit: number
}

/** A subject that says nothing about whom it stands for: people type passwords into the wrong field. */
export const attemptCounter = (
  kind: 'account' | 'address' | 'mail',
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
 * Counts an attempt as failed before it is tried, so that many at once cannot slip through.
 * Out: 0, or the seconds to wait; then nothing was counted. Subjects always come in the same order (locks).
 */
export function countAttempt(db: Tx, tenant: string, subjects: readonly AttemptCounter[]): Promise<number> {
  return db.tx(async (tx) => {
    const rows: Row[] = []
    for (const { key } of subjects) rows.push(await lockCounter(tx, tenant, key))
    const wait = Math.max(...rows.map((row) => row.wait ?? 0))
    if (wait > 0) return Math.ceil(wait)
    for (const [index, subject] of subjects.entries()) await increment(tx, tenant, subject, rows[index])
    return 0
  })
}

/** Takes back what `beginAttempt` counted: the account starts anew, the address loses one failure. */
export async function uncountAttempt(
  db: Tx,
  tenant: string,
  account: AttemptCounter,
  address: AttemptCounter,
): Promise<void> {
  await db.query('delete from sign_in_attempt where tenant = $1 and subject = $2', [tenant, account.key])
  await db.query(
    `update sign_in_attempt set failures = greatest(failures - 1, 0), locked_until = null
     where tenant = $1 and subject = $2`,
    [tenant, address.key],
  )
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
