import type { Tx } from '../../platform/db/database'
import type { TenantOnServer } from '../../platform/tenants/tenants'
import { personId } from './personRow'

/** Enough for two scans of the demo tenants, with a rest. */
const TOKENS = '12'

/** Gives Ana and Luis what a camera scan needs: a weight, and credits where a scan has a cost. */
export async function seedScanPatients(tx: Tx, { id, backend }: TenantOnServer): Promise<void> {
  const meta = backend.scans?.cost ? [{ id: 1, metaKey: 'tokens', metaValue: TOKENS }] : []
  for (const [key, weight] of [
    ['ana', 68],
    ['luis', 81],
  ] as const) {
    await tx.query(
      'update person set weight = $3, user_meta = user_meta || $4::jsonb where tenant = $1 and id = $2',
      [id, personId(id, key), weight, JSON.stringify(meta)],
    )
  }
}
