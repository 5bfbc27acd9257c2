import type { CardProvider } from '../port'
import type { Db } from '../../../../platform/db/database'
import { formatError } from '../../../../platform/errors/formatError'
import type { TenantOnServer } from '../../../../platform/tenants/tenants'
import { refreshSubscription } from './refresh'

/** Asks the provider about each subscription four times a day; a notification of the provider is faster and may be lost. */
export async function refreshAll(
  db: Db,
  tenant: TenantOnServer,
  provider: CardProvider,
  now: Date,
): Promise<void> {
  const rows = await db.query<{ id: string }>(
    `select id from card_subscription
     where tenant = $1 and cancelled_at is null and (asked_at is null or asked_at < $2::timestamptz - interval '6 hours')
     order by asked_at nulls first limit 50`,
    [tenant.id, now],
  )
  for (const { id } of rows) {
    try {
      await refreshSubscription({ db, tenant, provider, now }, id)
    } catch (error) {
      console.error(`plans: subscription ${id} could not be asked about: ${formatError(error)}`)
    }
  }
}
