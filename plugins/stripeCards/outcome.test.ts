import type { SetupIntentResult } from '@stripe/stripe-js'
import { expect, it } from 'vitest'
import { outcomeOf } from './outcome'

const result = (value: object) => outcomeOf(value as SetupIntentResult)

it.each([
  [{ type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' }, 'insufficientFunds'],
  [{ type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' }, 'declined'],
  [{ type: 'card_error', code: 'expired_card' }, 'expired'],
  [{ type: 'card_error', code: 'incorrect_cvc' }, 'code'],
  [{ type: 'card_error', code: 'card_declined', decline_code: 'test_mode_live_card' }, 'testCard'],
  [{ type: 'invalid_request_error', code: 'setup_intent_authentication_failure' }, 'authentication'],
  [{ type: 'api_connection_error' }, 'failed'],
])('ACCOUNT-012 %j is the refusal %s', (error, reason) => {
  expect(result({ error })).toEqual({ status: 'refused', reason })
})

it.each([
  ['succeeded', 'pm_1', { status: 'captured', token: 'pm_1' }],
  ['succeeded', { id: 'pm_1' }, { status: 'captured', token: 'pm_1' }],
  ['processing', 'pm_1', { status: 'refused', reason: 'failed' }],
  ['succeeded', null, { status: 'refused', reason: 'failed' }],
])('C-068 a capture that has %s with %j is %j', (status, method, outcome) => {
  expect(result({ setupIntent: { status, payment_method: method } })).toEqual(outcome)
})
