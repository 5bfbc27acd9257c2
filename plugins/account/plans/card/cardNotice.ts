import { ApiError } from '@portico/core/http/apiError'
import type { CardOutcome, CardRefusal } from '@portico/cards/cardFields'
import type { TextKey } from '../../texts'

type Key = TextKey

/** A sentence about a payment that did not happen, or that may have happened. */
export interface CardNotice {
  title: Key
  text: Key
  /** The number of fields with an error, for the text. */
  count?: number
  /** The answer is lost: the same payment can be sent again without being paid twice. */
  isUnknown?: true
}

const notCharged: Key = 'CARD.NOT_CHARGED'

const refusals: Readonly<Record<CardRefusal, Key>> = {
  authentication: 'CARD.REFUSED.AUTHENTICATION',
  code: 'CARD.REFUSED.CODE',
  declined: 'CARD.REFUSED.DECLINED',
  expired: 'CARD.REFUSED.EXPIRED',
  failed: 'CARD.REFUSED.FAILED',
  insufficientFunds: 'CARD.REFUSED.FUNDS',
  testCard: 'CARD.REFUSED.TEST_CARD',
}

/** The sentence for a refusal. Any other reason of a server has the general one. */
const refusedNotice = (reason: unknown): CardNotice => ({
  title: notCharged,
  text: isRefusal(reason) ? refusals[reason] : refusals.failed,
})

const isRefusal = (reason: unknown): reason is CardRefusal =>
  typeof reason === 'string' && Object.hasOwn(refusals, reason)

/** The sentence for an outcome of the fields; null when the card is captured. */
export function noticeOfOutcome(outcome: CardOutcome): CardNotice | null {
  if (outcome.status === 'captured') return null
  if (outcome.status === 'refused') return refusedNotice(outcome.reason)
  const { fields: count } = outcome
  return { title: notCharged, text: count === 1 ? 'CARD.INVALID_ONE' : 'CARD.INVALID', count }
}

/** The sentence for a failed change of plan. */
export function noticeOfError(error: unknown): CardNotice {
  if (error instanceof ApiError) {
    if (error.isTransient) return { title: 'CARD.UNKNOWN', text: 'CARD.UNKNOWN_TEXT', isUnknown: true }
    if (error.message === 'CARD_REFUSED') return refusedNotice(error.details?.['reason'])
  }
  return refusedNotice('failed')
}
