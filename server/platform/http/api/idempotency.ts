import { createHash } from 'node:crypto'
import type { Tx } from '../../db/database'
import { HttpError } from '../../errors/httpError'

/** Identifies a repeated request. */
export interface RequestIdentity {
  tenant: string
  actor: string
  operation: string
  key: string
}

/**
 * Runs the work once per key and returns the stored answer for repeated requests. Of two concurrent requests the second
 * waits on the row of the first. Work and answer are committed in one transaction; work that throws stores nothing and
 * can be retried. The retention job deletes answers after a week. Throws 409 if the key was used with another request.
 */
export function runOnce<T>(
  db: Tx,
  { tenant, actor, operation, key }: RequestIdentity,
  request: unknown,
  work: (db: Tx) => Promise<T>,
): Promise<T> {
  if (!/^[\x21-\x7e]{1,64}$/.test(key))
    throw new HttpError(400, 'FORMAT_NOT_VALID', details('Idempotency-Key'))
  const who = [tenant, actor, operation, key]
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex')
  return db.tx(async (tx) => {
    const first = await tx.query(
      `insert into idempotency (tenant, actor, operation, key, request_hash) values ($1, $2, $3, $4, $5)
       on conflict do nothing returning key`,
      [...who, hash],
    )
    if (first.length === 0) return readStoredAnswer<T>(tx, who, hash)
    const answer = await work(tx)
    await tx.query(
      'update idempotency set answer = $5::json where tenant = $1 and actor = $2 and operation = $3 and key = $4',
      [...who, JSON.stringify(answer ?? null)],
    )
    return answer
  })
}

async function readStoredAnswer<T>(tx: Tx, who: readonly string[], hash: string): Promise<T> {
  const [row] = await tx.query<{ request_hash: string; answer: T }>(
    `select request_hash, answer from idempotency
     where tenant = $1 and actor = $2 and operation = $3 and key = $4`,
    who,
  )
  if (row === undefined || row.request_hash !== hash) throw new HttpError(409, 'IDEMPOTENCY_KEY_REUSED')
  return row.answer
}

const details = (field: string) => ({ details: { field } })
