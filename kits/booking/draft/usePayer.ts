import { payerOf, type Payer } from './payer'
import type { Draft } from '../variant'
import { useTakesPayments } from '../useTakesPayments'

/** Who pays for a draft. */
export function usePayer(draft: Draft): Payer {
  return payerOf(draft, useTakesPayments())
}
