import type { CardProvider, SubscriptionState } from '../port'
import type { Db, Tx } from '../../../../platform/db/database'
import type { TenantOnServer } from '../../../../platform/tenants/tenants'
import { enqueueAccountLetter } from '../../../../platform/letters/accountLetter'
import { todayAt } from '../../../shared/today'
import { givePlan } from '../plans'
import { issueReceipts } from './issueReceipts'

interface Context {
  db: Db
  tenant: TenantOnServer
  provider: CardProvider
  now: Date
}

interface Row {
  personId: string
  planId: number
  hasFailed: boolean
}

/**
 * Asks the provider how a subscription is, and writes what has changed: a charge that failed or was paid after all, and a
 * subscription that the provider has ended. The person gets one letter for each. Unknown and ended subscriptions are left alone.
 */
export async function refreshSubscription({ db, tenant, provider, now }: Context, id: string): Promise<void> {
  const known = await db.query('select 1 from card_subscription where tenant = $1 and id = $2', [
    tenant.id,
    id,
  ])
  if (known.length === 0) return
  await issueReceipts({ db, tenant, provider, now }, id)
  const state = await provider.readState(id)
  await db.tx(async (tx) => {
    // The update locks the row: two processes that ask at once write one letter.
    const [row] = await tx.query<Row>(
      `update card_subscription set asked_at = $3 where tenant = $1 and id = $2 and cancelled_at is null
       returning person_id as "personId", plan_id as "planId", payment_failed_on is not null as "hasFailed"`,
      [tenant.id, id, now],
    )
    if (row) await write(tx, { tenant, id, now }, row, state)
  })
}

type Written = Pick<Context, 'tenant' | 'now'> & { id: string }

async function write(
  tx: Tx,
  { tenant, id, now }: Written,
  row: Row,
  state: SubscriptionState,
): Promise<void> {
  const { personId, planId, hasFailed } = row
  const notify = (kind: 'renewalFailed' | 'planEnded') =>
    enqueueAccountLetter(tx, tenant.id, { kind, personId, now })
  if (state === 'ended') {
    await tx.query('update card_subscription set cancelled_at = $3 where tenant = $1 and id = $2', [
      tenant.id,
      id,
      now,
    ])
    if (await takePlan(tx, tenant, personId, planId)) await notify('planEnded')
  } else if ((state === 'unpaid') !== hasFailed) {
    await tx.query(
      'update card_subscription set payment_failed_on = $3::date where tenant = $1 and id = $2',
      [tenant.id, id, hasFailed ? null : todayAt(tenant, now)],
    )
    if (!hasFailed) await notify('renewalFailed')
  }
}

/**
 * Gives a person the first free plan of the tenant in place of one that is no longer paid. Returns false where they have left
 * it, or pay it with another subscription.
 */
async function takePlan(tx: Tx, tenant: TenantOnServer, personId: string, planId: number): Promise<boolean> {
  const [has] = await tx.query(
    `select 1 from person p where p.tenant = $1 and p.id = $2 and p.plan_id = $3 and not exists (
       select 1 from card_subscription s where s.tenant = $1 and s.person_id = $2 and s.cancelled_at is null)
     for update`,
    [tenant.id, personId, planId],
  )
  if (!has) return false
  const free = tenant.backend.plans?.find(({ isPaymentPlan }) => !isPaymentPlan)
  await givePlan(tx, tenant, personId, free ?? null)
  return true
}
