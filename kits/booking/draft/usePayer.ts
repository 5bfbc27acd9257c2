import type { Draft } from '../variant'
import { useContributions } from '@portico/core/plugin/useHost'

/** Who pays for a draft. */
export function usePayer(draft: Draft): Payer {
  return payerOf(draft, useTakesPayments())
}

/** Whether this portal takes payments, also inside a frame that does not show the payment page. */
const useTakesPayments = (): boolean => useContributions('paymentPages').length > 0

/** Who pays for a booking: the person online, an insurer, an agreement, or unknown. */
type Payer = 'self' | 'insurer' | 'agreement' | null

/**
 * Who pays, as far as the client knows; the server decides. The private insurer is the preferred one without an
 * agreement. An agreement pays for the services that it lists, the patient for the others. Moving an appointment is
 * free. `takesPayments` tells whether this portal takes payments.
 */
export function payerOf({ editing, insurer, provider, service }: Draft, takesPayments: boolean): Payer {
  if (editing) return null
  const hasAgreement = insurer?.ref?.['agreementId'] !== undefined
  if (hasAgreement && service?.isCovered !== false) return 'agreement'
  if (insurer && !insurer.preferred) return 'insurer'
  const price = provider?.price ?? service?.price
  return takesPayments && price !== undefined && price.amount > 0 ? 'self' : null
}
