import type { SetupIntentResult } from '@stripe/stripe-js'
import type { CardOutcome, CardRefusal } from '@portico/cards/cardFields'

const reasons: Readonly<Record<string, CardRefusal>> = {
  insufficient_funds: 'insufficientFunds',
  expired_card: 'expired',
  incorrect_cvc: 'code',
  invalid_cvc: 'code',
  test_mode_live_card: 'testCard',
  authentication_required: 'authentication',
  setup_intent_authentication_failure: 'authentication',
  processing_error: 'failed',
}

/** The outcome of a submit in the terms of the kit. The reason of the bank is more exact than Stripe's. */
export function outcomeOf({ setupIntent, error }: SetupIntentResult): CardOutcome {
  if (setupIntent) {
    const { status, payment_method: method } = setupIntent
    const token = typeof method === 'string' ? method : method?.id
    return status === 'succeeded' && token ? { status: 'captured', token } : refusedOutcome('failed')
  }
  const known = [error.decline_code, error.code].find((code) => code && Object.hasOwn(reasons, code))
  return refusedOutcome((known && reasons[known]) || (error.type === 'card_error' ? 'declined' : 'failed'))
}

const refusedOutcome = (reason: CardRefusal): CardOutcome => ({ status: 'refused', reason })
