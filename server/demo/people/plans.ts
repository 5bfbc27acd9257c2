import type { Tx } from '../../platform/db/database'
import type { TenantOnServer } from '../../platform/tenants/tenants'
import { personId } from './personRow'

/** Gives ana, who has video consultations, the last payment plan of the tenant, and luis the first free one. */
export async function seedPlans(tx: Tx, { id: tenant, backend }: TenantOnServer): Promise<void> {
  const plans = backend.plans ?? []
  const paid = plans.findLast(({ isPaymentPlan }) => isPaymentPlan)
  const free = plans.find(({ isPaymentPlan }) => !isPaymentPlan)
  if (!paid || !free) return
  for (const [person, plan] of [
    ['ana', paid],
    ['luis', free],
  ] as const)
    await tx.query('update person set plan_id = $3 where tenant = $1 and id = $2', [
      tenant,
      personId(tenant, person),
      plan.id,
    ])
}
