import type { Draft } from '../variant'

/** Who will pay for a booking: the person online, their insurer or agreement, or nobody that is known. */
export type Payer = 'self' | 'insurer' | 'agreement' | null

/**
 * Who will pay, as far as the client can tell; the server decides (BOOK-008). The private insurer is the one offered
 * first without an agreement behind it (BOOK-047). Moving an appointment costs nothing.
 * In: whether this portal takes payments.
 */
export function payerOf({ editing, insurer, provider, service }: Draft, takesPayments: boolean): Payer {
  if (editing) return null
  if (insurer?.ref?.['agreementId'] !== undefined) return 'agreement'
  if (insurer && !insurer.preferred) return 'insurer'
  const price = provider?.price ?? service?.price
  return takesPayments && price !== undefined && price.amount > 0 ? 'self' : null
}
