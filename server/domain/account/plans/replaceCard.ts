import type { CardProvider } from './port'
import type { OperationCall } from '../../../platform/http/api/operation'
import { HttpError } from '../../../platform/errors/httpError'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { requireOwn } from '../ownAccount'
import { readPlan } from './plans'
import { payingSubscription } from './subscriptions'
import { toRefusal } from './toRefusal'

type Call = OperationCall<'POST api/users/card'>

/**
 * Charges the plan to another card from now on, also what is owed. Throws 409 CARD_NOT_NEEDED for a plan without a
 * subscription, CARD_NOT_ACCEPTED at a tenant that takes no cards, and CARD_REFUSED with the reason.
 */
export function replaceCard(
  call: Call,
  cardProviderOf: (call: Pick<Call, 'tenant' | 'db' | 'now'>) => CardProvider | undefined,
): Promise<void> {
  const { tenant, body } = call
  const id = requireOwn(call.person)
  return call.db.tx(async (tx) => {
    // Nobody changes the plan meanwhile.
    orNotFound(await readPlan(tx, tenant.id, id, { lock: true }))
    const subscription = await payingSubscription(tx, tenant.id, id)
    if (!subscription) throw new HttpError(409, 'CARD_NOT_NEEDED')
    const cardProvider = cardProviderOf({ ...call, db: tx })
    if (!cardProvider) throw new HttpError(409, 'CARD_NOT_ACCEPTED')
    await cardProvider.replaceCard(subscription.id, body.creditCardToken, id).catch(toRefusal)
    await tx.query('update card_subscription set payment_failed_on = null where tenant = $1 and id = $2', [
      tenant.id,
      subscription.id,
    ])
  })
}
