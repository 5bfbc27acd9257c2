import type { Draft } from '../variant'

/** Who pays for a booking: the person online, an insurer, an agreement, or unknown. */
export type Payer = 'self' | 'insurer' | 'agreement' | null

/**
 * Who pays, as far as the client knows; the server decides (BOOK-008). The private insurer is the preferred one without
 * an agreement (BOOK-047). Moving an appointment is free. In: whether this portal takes payments.
 */
export function payerOf({ editing, insurer, provider, service }: Draft, takesPayments: boolean): Payer {
  if (editing) return null
  if (insurer?.ref?.['agreementId'] !== undefined) return 'agreement'
  if (insurer && !insurer.preferred) return 'insurer'
  const price = provider?.price ?? service?.price
  return takesPayments && price !== undefined && price.amount > 0 ? 'self' : null
}
