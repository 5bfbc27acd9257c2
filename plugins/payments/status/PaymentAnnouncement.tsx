import type { Payment } from '@schemas/generated/entities'
import { useText } from '@portico/core/i18n/useText'
import type es from '../locales/es.json'
import { paymentOutcome, outcomeTitle } from './outcome'

/** Announces the status of a payment and its changes to screen readers. */
export function PaymentAnnouncement({ payment }: { payment: Payment | null | undefined }) {
  const t = useText<keyof typeof es>()
  return <output className="visually-hidden">{payment && t(outcomeTitle(paymentOutcome(payment)))}</output>
}
