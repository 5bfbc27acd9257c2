import { useText } from '@portico/core/i18n/useText'
import type { Payment } from '@schemas/generated/entities'
import { paymentOutcome, outcomeTitle } from './outcome'
import type { TextKey } from '../texts'

/** Announces the status of a payment and its changes to screen readers. */
export function PaymentAnnouncement({ payment }: { payment: Payment | null | undefined }) {
  const t = useText<TextKey>()
  return <output className="sr-only">{payment && t(outcomeTitle(paymentOutcome(payment)))}</output>
}
