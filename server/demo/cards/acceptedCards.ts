import type { RefusalReason } from '../../domain/account/plans/port'

/** What a test card does. */
export interface TestCard {
  /** The bank asks the person to confirm. */
  asksToConfirm?: true
  /** Refused while it is captured. */
  refusal?: RefusalReason
  /** Captured, and refused when it is charged. */
  chargeRefusal?: RefusalReason
  /** Pays the first month, and no later one. */
  paysOnce?: true
}

/** The cards of the sandbox, with the numbers that developers know from Stripe (docs/payments.md). */
const testCards: Readonly<Record<string, TestCard>> = {
  '4242424242424242': {},
  '5555555555554444': {},
  '4000002500003155': { asksToConfirm: true },
  '4000000000000002': { refusal: 'declined' },
  '4000000000009995': { refusal: 'insufficientFunds' },
  '4000000000000069': { refusal: 'expired' },
  '4000000000000127': { refusal: 'code' },
  '4000000000000341': { chargeRefusal: 'declined' },
  '4000000000006009': { paysOnce: true },
}

/** The test card of a number. Every other number is refused: nobody should type a real card into a sandbox. */
export const testCardOf = (number: string): TestCard =>
  Object.hasOwn(testCards, number) ? (testCards[number] ?? {}) : { refusal: 'testCard' }
