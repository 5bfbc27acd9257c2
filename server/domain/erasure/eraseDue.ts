import type { Db } from '../../platform/db/database'
import { retryOnConflict } from '../../platform/db/retryOnDeadlock'
import type { TenantOnServer } from '../../platform/tenants/tenants'
import { eraseRest } from './erasePerson'

/** People of one round of a tenant. */
const BATCH = 100

/**
 * Erases what is left of people whose data were erased on request, as soon as the law no longer asks for it. It asks `isStopping` before
 * each person. Contents of files go with the job of files.
 */
export async function eraseDue(
  db: Db,
  tenants: readonly TenantOnServer[],
  now: Date,
  isStopping = () => false,
): Promise<void> {
  for (const tenant of tenants) {
    const due = await db.query<{ id: string }>(
      `select person_id as id from erasure_rest where tenant = $1 and due_at <= $2::timestamptz
       order by due_at limit ${BATCH}`,
      [tenant.id, now.toISOString()],
    )
    for (const { id } of due) if (!isStopping()) await continueErasure(db, tenant, id, now)
  }
}

const continueErasure = (db: Db, tenant: TenantOnServer, id: string, now: Date): Promise<void> =>
  retryOnConflict(db, async (tx) => {
    const next = await eraseRest(tx, { tenant, now }, id)
    // With the person the row is gone too.
    if (next)
      await tx.query(
        'update erasure_rest set due_at = $3::timestamptz where tenant = $1 and person_id = $2',
        [tenant.id, id, next.toISOString()],
      )
  })
