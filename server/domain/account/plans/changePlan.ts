import type { CardProvider } from './port'
import type { Tx } from '../../../platform/db/database'
import { HttpError } from '../../../platform/errors/httpError'
import type { OperationCall } from '../../../platform/http/api/operation'
import type { TenantPlan } from '../../../platform/tenants/settings/planSettings'
import { writeAudit } from '../../entities/history/audit'
import { changeOf } from '../../entities/registerEntity'
import { fieldError } from '../../entities/records/fieldError'
import { users } from '../../users/entity'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { todayAt } from '../../shared/today'
import { requireOwn } from '../ownAccount'
import { endOfMonth, endOfPeriod, needsCard } from './planRules'
import { givePlan, readPlan, writeNextPlan } from './plans'
import { addSubscription, subscribedOn, subscriptionTerms } from './subscriptions'
import { toRefusal } from './toRefusal'

export type ChangeCall = OperationCall<'POST api/users/change-user-plan'>
type CardProviderOf = (call: Pick<ChangeCall, 'tenant' | 'db' | 'now'>) => CardProvider | undefined

/**
 * Changes the plan: at once from a free plan, which charges the card of a payment plan; from a payment plan when the
 * paid period ends. Throws 409 CARD_NOT_ACCEPTED where the tenant takes no cards, and CARD_REFUSED with the reason.
 */
export function changePlan(
  call: ChangeCall,
  cardProviderOf: CardProviderOf,
): Promise<{ logoutRequired: boolean }> {
  const { tenant, body } = call
  const id = requireOwn(call.person)
  const plans = tenant.backend.plans ?? []
  const target = plans.find((plan) => plan.id === body.planId)
  if (!target) throw fieldError('/planId', 'exists')
  return call.db.tx(async (tx) => {
    const before = orNotFound(await readPlan(tx, tenant.id, id, { lock: true }))
    if (before.planId === target.id) throw fieldError('/planId', 'unchanged')
    const current = plans.find((plan) => plan.id === before.planId)
    const asksForCard = needsCard(current, target)
    if (!asksForCard && body.creditCardToken !== null) throw fieldError('/creditCardToken', 'unexpected')
    if (current?.isPaymentPlan) return changeLater(tx, call, id, target)
    if (asksForCard) await subscribe(tx, call, id, { target, provider: cardProviderOf({ ...call, db: tx }) })
    return changeNow(tx, call, id, { target, before: before.planId })
  })
}

/** The period that is paid stays; the other plan follows. */
async function changeLater(tx: Tx, { tenant, now }: ChangeCall, id: string, { id: nextPlanId }: TenantPlan) {
  const today = todayAt(tenant, now)
  const startedOn = await subscribedOn(tx, tenant.id, id)
  const endsOn = startedOn ? endOfPeriod(startedOn, today) : endOfMonth(today)
  await writeNextPlan(tx, tenant.id, id, { nextPlanId, endsOn })
  return { logoutRequired: false }
}

/** Charges the first month with the captured card. The lock on the person keeps a second tab from paying too. */
async function subscribe(
  tx: Tx,
  { tenant, body, now }: ChangeCall,
  id: string,
  { target, provider }: { target: TenantPlan; provider: CardProvider | undefined },
): Promise<void> {
  const terms = subscriptionTerms(target)
  if (!provider || !terms) throw new HttpError(409, 'CARD_NOT_ACCEPTED')
  if (body.creditCardToken === null) throw fieldError('/creditCardToken', 'required')
  const subscription = await provider.subscribe(body.creditCardToken, id, terms).catch(toRefusal)
  const startedOn = todayAt(tenant, now)
  await addSubscription(tx, tenant.id, id, { id: subscription, planId: target.id, startedOn })
}

async function changeNow(
  tx: Tx,
  call: ChangeCall,
  id: string,
  { target, before }: { target: TenantPlan; before: number | null },
) {
  const { tenant } = call
  const logoutRequired = await givePlan(tx, tenant, id, target)
  const [row] = await tx.query<{ version: number }>(
    'update person set version = version + 1 where tenant = $1 and id = $2 returning version',
    [tenant.id, id],
  )
  await writeAudit(tx, changeOf(call), users, id, {
    action: 'update',
    version: orNotFound(row).version,
    before: before === null ? {} : { planId: before },
    after: { planId: target.id },
  })
  return { logoutRequired }
}
