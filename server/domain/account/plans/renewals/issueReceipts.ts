import type { CardProvider } from '../port'
import type { Tx } from '../../../../platform/db/database'
import { planReceiptIssuerOf } from '../../../../platform/tenants/settings/billingSettings'
import type { TenantOnServer } from '../../../../platform/tenants/tenants'
import { issuePlanReceipt } from '../../../payments/receipts/issuePlanReceipt'

interface Context {
  db: Tx
  tenant: TenantOnServer
  provider: CardProvider
  now: Date
}

interface Row {
  personId: string
  planId: number
  receiptsFrom: Date | number
}

/**
 * Issues the receipts of the charges of a subscription that have none yet. While the tenant issues none, charges are left to the
 * provider for good: they get no receipt later.
 */
export async function issueReceipts(
  { db, tenant, provider, now }: Context,
  subscription: string,
): Promise<void> {
  const issuer = planReceiptIssuerOf(tenant)
  const key = [tenant.id, subscription]
  if (!issuer) {
    await db.query('update card_subscription set receipts_from = $3 where tenant = $1 and id = $2', [
      ...key,
      now,
    ])
    return
  }
  const charges = await provider.listCharges(subscription)
  await db.tx(async (tx) => {
    // The lock lets one of two processes that ask at once issue them.
    const [row] = await tx.query<Row>(
      `select person_id as "personId", plan_id as "planId", receipts_from as "receiptsFrom" from card_subscription
       where tenant = $1 and id = $2 for update`,
      key,
    )
    if (!row) return
    const { personId } = row
    const facts = { zone: tenant.manifest.timeZone ?? 'Europe/Madrid', ...namesOf(tenant, row.planId) }
    for (const { id: chargeId, ...charge } of charges)
      if (charge.paidAt >= row.receiptsFrom)
        await issuePlanReceipt(tx, tenant.id, issuer, { ...charge, chargeId, personId, now }, facts)
  })
}

/** The name of a plan in each language. One that the tenant no longer has is named by its number. */
function namesOf(
  { backend: { plans = [] } }: TenantOnServer,
  planId: number,
): { plan: string; planIn: Record<string, string> } {
  const found = plans.find(({ id }) => id === planId)
  const names = Object.entries(found?.translations ?? {}).flatMap(([language, { name }]) =>
    name === undefined ? [] : [[language, name] as const],
  )
  return { plan: found?.name ?? String(planId), planIn: Object.fromEntries(names) }
}
