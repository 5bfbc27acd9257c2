import type { Tx } from '../../platform/db/database'
import type { Api } from '../../platform/http/api/operation'
import { startWorker } from '../../platform/jobs/worker'
import { hasChecks } from './checks'
import { refreshRuns, report } from './refresh'
import { OPEN_MINUTES } from './runs'

type WorkerContext = Pick<Api, 'http' | 'db' | 'tenants' | 'now' | 'identityChecks'>

/** The pause between two rounds. */
const INTERVAL_MS = 60_000
/** Pictures of a review that nobody decides are deleted, and the person starts again. */
const IDENTITY_REVIEW_DAYS = 30

/** Runs rounds while the server listens. */
export const startIdentityWorker = (api: WorkerContext): void =>
  startWorker(api.http, {
    intervalMs: INTERVAL_MS,
    shared: { db: api.db, name: 'identity checks', tenants: () => api.tenants.ids },
    run: (isStopping) => runIdentityRound(api, isStopping),
    report,
  })

/** One round: asks about checks that run, then ends those that were left and deletes their pictures. */
export async function runIdentityRound(
  { db, tenants, now, identityChecks }: Omit<WorkerContext, 'http'>,
  isStopping = () => false,
): Promise<void> {
  for (const tenant of tenants.all.filter(hasChecks)) {
    if (isStopping()) return
    const at = now()
    const identityProvider = identityChecks?.(tenant, { db, now: at })
    if (identityProvider)
      await refreshRuns({ db, tenant: tenant.id, provider: identityProvider, now: at }, {})
  }
  await endLeftRuns(db, tenants.ids, now())
}

/** The pictures go with the check, in one statement. */
const endLeftRuns = (db: Tx, tenants: readonly string[], now: Date): Promise<unknown> =>
  db.query(
    `with ended as (
       update identity_run set state = case state when 'started' then 'abandoned' else 'failed' end
       where tenant = any($2) and ((state = 'started' and started_at < $1::timestamptz - make_interval(mins => ${OPEN_MINUTES}))
         or (state = 'review' and sandbox_outcome is not null
           and completed_at < $1::timestamptz - make_interval(days => ${IDENTITY_REVIEW_DAYS})))
       returning tenant, id)
     delete from identity_picture p using ended e where p.tenant = e.tenant and p.run_id = e.id`,
    [now.toISOString(), tenants],
  )
