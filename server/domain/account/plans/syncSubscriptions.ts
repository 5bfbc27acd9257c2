import type { CardProvider } from './port'
import type { Tx } from '../../../platform/db/database'
import { formatError } from '../../../platform/errors/formatError'
import type { TenantOnServer } from '../../../platform/tenants/tenants'
import { issueReceipts } from './renewals/issueReceipts'
import { subscriptionTerms } from './subscriptions'

interface Row {
  id: string
  planId: number
  ends: boolean
  /** What the person has now: an administrator may have changed it, or the account may be deleted. */
  currentPlan: number | null
  nextPlan: number | null
  endsOn: string | null
  isLatest: boolean
}

/**
 * Tells the provider what has changed since: a plan that ends or continues, another price, and subscriptions of people who have
 * left their plan. A call that fails is repeated in the next round, so that nobody pays for a plan they no longer have.
 */
export async function syncSubscriptions(
  db: Tx,
  tenant: TenantOnServer,
  provider: CardProvider,
  now: Date,
): Promise<void> {
  for (const row of await listSubscriptions(db, tenant.id)) {
    try {
      await syncOne(db, { tenant, provider, now }, row)
    } catch (error) {
      console.error(`plans: subscription ${row.id} could not be changed: ${formatError(error)}`)
    }
  }
}

const listSubscriptions = (db: Tx, tenant: string): Promise<Row[]> =>
  db.query<Row>(
    `select s.id, s.plan_id as "planId", s.ends, p.plan_id as "currentPlan", p.next_plan_id as "nextPlan",
       p.plan_ends_on as "endsOn",
       not exists (select 1 from card_subscription o where o.tenant = s.tenant and o.person_id = s.person_id
         and o.cancelled_at is null and o.place > s.place) as "isLatest"
     from card_subscription s join person p on p.tenant = s.tenant and p.id = s.person_id
     where s.tenant = $1 and s.cancelled_at is null
       and (s.plan_id is distinct from p.plan_id or s.ends is distinct from (p.plan_ends_on is not null)
         or exists (select 1 from card_subscription o where o.tenant = s.tenant and o.person_id = s.person_id
           and o.cancelled_at is null and o.id <> s.id))
     order by s.place limit 500`,
    [tenant],
  )

interface Context {
  tenant: TenantOnServer
  provider: CardProvider
  now: Date
}

async function syncOne(db: Tx, { tenant, provider, now }: Context, row: Row): Promise<void> {
  const { plans = [] } = tenant.backend
  const planOf = (id: number | null) => plans.find((plan) => plan.id === id)
  const current = planOf(row.currentPlan)
  // A change from one payment plan to another continues with the same card.
  const ends = row.endsOn !== null && planOf(row.nextPlan)?.isPaymentPlan !== true
  const terms = row.isLatest && current ? subscriptionTerms(current, ends) : undefined
  if (!terms) {
    await provider.cancel(row.id)
    // Nobody asks about it any more.
    await issueReceipts({ db, tenant, provider, now }, row.id)
    await db.query('update card_subscription set cancelled_at = $3 where tenant = $1 and id = $2', [
      tenant.id,
      row.id,
      now,
    ])
  } else if (terms.planId !== row.planId || ends !== row.ends) {
    await provider.update(row.id, terms)
    await db.query('update card_subscription set plan_id = $3, ends = $4 where tenant = $1 and id = $2', [
      tenant.id,
      row.id,
      terms.planId,
      ends,
    ])
  }
}
