import { formatError } from '../../../platform/errors/formatError'
import { operation, type Api } from '../../../platform/http/api/operation'
import { startWorker } from '../../../platform/jobs/worker'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { todayAt } from '../../shared/today'
import { requireOwn } from '../ownAccount'
import { changePlan, type ChangeCall } from './changePlan'
import { publicPlans } from './publicPlan'
import { applyDuePlans, readPlan, writeNextPlan } from './plans'
import { refreshAll } from './renewals/refreshAll'
import { startCapture } from './startCapture'
import { replaceCard } from './replaceCard'
import { payingSubscription } from './subscriptions'
import { syncSubscriptions } from './syncSubscriptions'

const INTERVAL_MS = 60_000

/** The plan of the person who signed in. */
export function registerPlans(api: Api): void {
  const cardProviderOf = ({ tenant, db, now }: Pick<ChangeCall, 'tenant' | 'db' | 'now'>) =>
    api.cards?.(tenant, { db, now })
  operation(api, 'GET api/plans', ({ tenant, language }) => publicPlans(tenant.backend.plans ?? [], language))
  operation(api, 'POST api/users/change-user-plan', (call) => changePlan(call, cardProviderOf))
  operation(api, 'POST api/users/card-capture', (call) => startCapture(call, cardProviderOf(call)))
  operation(
    api,
    'GET api/users/current-plan-cancel-date',
    async ({ db, tenant, person }) => orNotFound(await readPlan(db, tenant.id, requireOwn(person))).endsOn,
  )
  operation(api, 'POST api/users/reactivate-user-plan', async ({ db, tenant, person }) => {
    await writeNextPlan(db, tenant.id, requireOwn(person), { nextPlanId: null, endsOn: null })
    return undefined
  })
  operation(api, 'POST api/users/card', async (call) => {
    await replaceCard(call, cardProviderOf)
    return undefined
  })
  operation(api, 'GET api/users/plan-payment', async ({ db, tenant, person, now }) => {
    const subscription = await payingSubscription(db, tenant.id, requireOwn(person))
    const hasCard = subscription !== undefined && cardProviderOf({ tenant, db, now }) !== undefined
    return { failedOn: subscription?.failedOn ?? null, hasCard }
  })
  startWorker(api.http, {
    intervalMs: INTERVAL_MS,
    shared: { db: api.db, name: 'plans', tenants: () => api.tenants.ids },
    run: (isStopping) => runPlanRound(api, cardProviderOf, isStopping),
    report: (error) => console.error(`plans: a plan could not be changed: ${formatError(error)}`),
  })
}

/** One round: changes plans whose day has come, and asks the card provider for news. */
async function runPlanRound(
  api: Api,
  cardProviderOf: Parameters<typeof changePlan>[1],
  isStopping: () => boolean,
): Promise<void> {
  for (const tenant of api.tenants.all) {
    if (isStopping()) return
    const now = api.now()
    await applyDuePlans(api.db, tenant, todayAt(tenant, now))
    const cardProvider = cardProviderOf({ tenant, db: api.db, now })
    if (!cardProvider) continue
    await syncSubscriptions(api.db, tenant, cardProvider, now)
    await refreshAll(api.db, tenant, cardProvider, now)
  }
}
