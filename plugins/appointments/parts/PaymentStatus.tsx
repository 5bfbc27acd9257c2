import type { Payment } from '@schemas/generated/entities'
import { useText } from '@core/i18n/useText'
import type es from '../locales/es.json'
import { endingOf, titleOf } from '../paymentRules'

/** Says to assistive technology how a payment stands, also when that changes while the page is open. */
export function PaymentStatus({ payment }: { payment: Payment | null | undefined }) {
  const t = useText<keyof typeof es>()
  return <output className="visually-hidden">{payment && t(titleOf(endingOf(payment)))}</output>
}
