import type { Tx } from '../../platform/db/database'
import type { IdentityProvider } from './port'
import { applyResult } from './runs'

/** What a refresh needs. */
export interface RefreshContext {
  db: Tx
  tenant: string
  provider: IdentityProvider
  now: Date
}

/** A service is asked about a check at most this often. */
const PAUSE_SECONDS = 3

/**
 * Asks the service about unfinished checks and writes what it says: of one person, or the longest waiting of all. A service
 * that does not answer leaves the status as it is; its notification or the next question brings it up to date.
 */
export async function refreshRuns(
  { db, tenant, provider, now }: RefreshContext,
  { personId = null, limit = 20 }: { personId?: string | null; limit?: number },
): Promise<void> {
  const due = await db.query<{ id: string }>(
    `update identity_run set asked_at = $2::timestamptz where tenant = $1 and id in (
       select id from identity_run where tenant = $1 and state in ('started', 'processing', 'review')
         and ($3::text is null or person_id = $3::text)
         and (asked_at is null or asked_at <= $2::timestamptz - make_interval(secs => ${PAUSE_SECONDS}))
       order by asked_at nulls first limit $4)
     returning id`,
    [tenant, now.toISOString(), personId, limit],
  )
  for (const { id } of due) await refreshRun({ db, tenant, provider, now }, id).catch(report)
}

/** Asks the service about one check. Rejects when it does not answer. */
export const refreshRun = async ({ db, tenant, provider, now }: RefreshContext, id: string): Promise<void> =>
  applyResult(db, { tenant, id, now }, await provider.readRun(id))

/** Logs the message of the service only: no ids and no personal data. */
export const report = (error: unknown): void =>
  console.error('identity checks:', error instanceof Error ? error.message : error)
