import { retryOnDeadlock } from '../../../platform/db/retryOnDeadlock'
import type { Tx } from '../../../platform/db/database'
import type { Api } from '../../../platform/http/api/operation'
import { startWorker } from '../../../platform/jobs/worker'
import { endProposal } from './proposals'

/** The pause between two rounds. */
const INTERVAL_MS = 60_000
/** The number of proposals in one round. */
const MAX_ENDED = 100

/** Ends proposals that nobody answers in time, while the server listens. */
export const startProposalWorker = ({
  http,
  db,
  tenants,
  now,
}: Pick<Api, 'http' | 'db' | 'tenants' | 'now'>): void =>
  startWorker(http, {
    intervalMs: INTERVAL_MS,
    run: async () => void (await endLateProposals(db, tenants.ids, now())),
    report: (error) => console.error('proposals:', error instanceof Error ? error.message : error),
  })

/**
 * Ends the proposals of the tenants whose time to answer has passed, with a letter to each doctor. Several servers may run it at once: each skips
 * the rows that another one has locked. Resolves to their number.
 */
export function endLateProposals(db: Tx, tenants: readonly string[], now: Date): Promise<number> {
  return retryOnDeadlock(db, async (tx) => {
    const late = await tx.query<{ tenant: string; id: number }>(
      `select a.tenant, a.id from visit_proposal v join appointment a on a.tenant = v.tenant and a.id = v.appointment_id
       where v.tenant = any($2) and v.outcome is null and v.answer_by <= $1::timestamptz order by v.answer_by limit ${MAX_ENDED}
       for update of a, v skip locked`,
      [now.toISOString(), tenants],
    )
    for (const { tenant, id } of late) await endProposal(tx, { tenant, bookId: id, now }, 'expired')
    return late.length
  })
}
