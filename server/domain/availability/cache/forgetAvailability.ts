import type { Tx } from '../../../platform/db/database'

/** Makes all processes compute the free times of tenants again: settings that these depend on have changed. */
export async function forgetAvailability(db: Tx, tenants: readonly string[]): Promise<void> {
  if (tenants.length === 0) return
  await db.query('update agenda_version set version = version + 1 where tenant = any($1)', [[...tenants]])
}
