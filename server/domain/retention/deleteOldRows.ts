import type { Tx } from '../../platform/db/database'
import { retentionSettingsOf } from '../../platform/tenants/settings/retentionSettings'
import type { TenantOnServer } from '../../platform/tenants/tenants'
import { retention, type ExpiringRows } from './tables'

/** Rows of one statement: others write to the table between two. */
const BATCH = 1000
const DAY_MS = 86_400_000

const expiring = Object.entries(retention).filter(
  (entry): entry is [string, ExpiringRows] => 'days' in entry[1],
)

/** Deletes the rows that each tenant keeps no longer at `now`. It asks `isStopping` before each statement. */
export async function deleteOldRows(
  db: Tx,
  tenants: readonly TenantOnServer[],
  now: Date,
  isStopping = () => false,
): Promise<void> {
  for (const tenant of tenants)
    for (const [table, { days, since }] of expiring) {
      const limit = typeof days === 'number' ? days : retentionSettingsOf(tenant)[days]
      const before = new Date(now.getTime() - limit * DAY_MS).toISOString()
      let deleted = BATCH
      while (deleted === BATCH && !isStopping())
        deleted = await deleteBatch(db, tenant.id, table, since, before)
    }
}

async function deleteBatch(db: Tx, tenant: string, table: string, since: string, before: string) {
  const rows = await db.query(
    `delete from ${table} where ctid in (
       select ctid from ${table} where tenant = $1 and ${since} < $2::timestamptz limit ${BATCH}) returning 1`,
    [tenant, before],
  )
  return rows.length
}
