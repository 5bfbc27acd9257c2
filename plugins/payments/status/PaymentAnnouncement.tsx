import type { Payment } from '@schemas/generated/entities'
import { paymentOutcome, outcomeTitle } from './outcome'
import { useTexts } from '../texts'

/** Announces the status of a payment and its changes to screen readers. */
export function PaymentAnnouncement({ payment }: { payment: Payment | null | undefined }) {
  const t = useTexts()
  return <output className="visually-hidden">{payment && t(outcomeTitle(paymentOutcome(payment)))}</output>
}
