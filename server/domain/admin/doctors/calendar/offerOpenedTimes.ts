import type { Tx } from '../../../../platform/db/database'
import type { TenantOnServer } from '../../../../platform/tenants/tenants'
import { offerFreedTime } from '../../../waitingList/offerFreedTime'

/** How far ahead the waiting list reaches. */
const MAX_AHEAD_MS = 91 * 86_400_000

/** Offers what a doctor opens to the waiting list before anybody else sees it, in the transaction that opens it. */
export async function offerOpenedTimes(
  tx: Tx,
  tenant: TenantOnServer,
  doctorId: number,
  now: Date,
): Promise<void> {
  const start = now.getTime()
  await offerFreedTime(tx, tenant, { doctorId, start, end: start + MAX_AHEAD_MS }, now)
}
