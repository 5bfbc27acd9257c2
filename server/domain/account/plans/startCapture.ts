import type { CardCapture } from '../../../../schemas/generated/entities'
import type { CardProvider } from './port'
import { HttpError } from '../../../platform/errors/httpError'
import type { OperationCall } from '../../../platform/http/api/operation'
import { attemptCounter, countAttempt } from '../../../platform/identity/accounts/attempts'
import { fieldError } from '../../entities/records/fieldError'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { requireOwn } from '../ownAccount'
import { tooManyAttempts } from '../../../platform/errors/tooManyAttempts'
import { needsCard } from './planRules'
import { readPlan } from './plans'
import { payingSubscription, subscriptionTerms } from './subscriptions'

/** Captures in a row before a person has to wait: enough to mistype a card, too few to try out stolen ones. */
const CAPTURE_LIMIT = 10

/**
 * Opens the capture of the card that a change of plan asks for (C-067), or that replaces the one of the current plan. Throws
 * 409 CARD_NOT_NEEDED for any other plan, CARD_NOT_ACCEPTED at a tenant that takes no cards, and 429 after too many captures.
 */
export async function startCapture(
  call: OperationCall<'POST api/users/card-capture'>,
  provider: CardProvider | undefined,
): Promise<CardCapture> {
  const { tenant, body, db } = call
  const id = requireOwn(call.person)
  const plans = tenant.backend.plans ?? []
  const target = plans.find((plan) => plan.id === body.planId)
  if (!target) throw fieldError('/planId', 'exists')
  const { planId } = orNotFound(await readPlan(db, tenant.id, id))
  const current = plans.find((plan) => plan.id === planId)
  const isReplacement = target.id === planId && (await payingSubscription(db, tenant.id, id)) !== undefined
  if (!isReplacement && !needsCard(current, target)) throw new HttpError(409, 'CARD_NOT_NEEDED')
  if (!provider || !subscriptionTerms(target)) throw new HttpError(409, 'CARD_NOT_ACCEPTED')
  const seconds = await countAttempt(db, tenant.id, [attemptCounter('card', id, CAPTURE_LIMIT)])
  if (seconds > 0) throw tooManyAttempts(seconds)
  return provider.startCapture(id, call.language)
}
