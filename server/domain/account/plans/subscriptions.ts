import type { Tx } from '../../../platform/db/database'
import type { SubscriptionTerms } from './port'
import type { TenantPlan } from '../../../platform/tenants/settings/planSettings'

const CENTS = 100

/** What a plan charges every month; undefined for a plan without a price. */
export function subscriptionTerms(
  { id, name, price, currency, isPaymentPlan }: TenantPlan,
  ends = false,
): SubscriptionTerms | undefined {
  if (!isPaymentPlan || !price) return undefined
  return {
    planId: id,
    planName: name,
    cents: Math.round(price * CENTS),
    currency: currency ?? 'EUR',
    ends,
  }
}

/** Stores the subscription of a person. Earlier ones are left for the worker, which cancels them. */
export async function addSubscription(
  tx: Tx,
  tenant: string,
  personId: string,
  { id, planId, startedOn }: { id: string; planId: number; startedOn: string },
): Promise<void> {
  await tx.query(
    `insert into card_subscription (tenant, id, person_id, plan_id, started_on)
     values ($1, $2, $3, $4, $5::date)`,
    [tenant, id, personId, planId, startedOn],
  )
}

/** The first day of the subscription that a person pays, YYYY-MM-DD; undefined if there is none. */
export async function subscribedOn(tx: Tx, tenant: string, personId: string): Promise<string | undefined> {
  const [row] = await tx.query<{ day: string }>(
    `select to_char(started_on, 'YYYY-MM-DD') as day from card_subscription
     where tenant = $1 and person_id = $2 and cancelled_at is null order by place desc limit 1`,
    [tenant, personId],
  )
  return row?.day
}

/** The subscription that pays the plan of a person. */
interface PayingSubscription {
  id: string
  planId: number
  /** The day on which a charge failed that was not made since, YYYY-MM-DD. */
  failedOn: string | null
}

/** Reads the subscription that a person pays; undefined if there is none. */
export async function payingSubscription(
  tx: Tx,
  tenant: string,
  personId: string,
): Promise<PayingSubscription | undefined> {
  const [row] = await tx.query<PayingSubscription>(
    `select id, plan_id as "planId", to_char(payment_failed_on, 'YYYY-MM-DD') as "failedOn" from card_subscription
     where tenant = $1 and person_id = $2 and cancelled_at is null order by place desc limit 1`,
    [tenant, personId],
  )
  return row
}
