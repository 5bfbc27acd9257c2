import { useText } from '@portico/core/i18n/useText'
import type { ConfirmationGateProps } from '@portico/booking/points'
import { formatMoney } from '@portico/core/format/money'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { parseBookId } from './outcome'
import { PaymentAnnouncement } from './PaymentAnnouncement'
import { PaymentError } from './PaymentError'
import { PaymentResult } from './PaymentResult'
import { PaymentSkeleton } from './PaymentSkeleton'
import { usePayment } from './usePayment'
import type { TextKey } from '../texts'

/**
 * Shows the confirmation of an appointment only if it needs no payment or is paid. The address does not prove the payment, so
 * the payment is validated first (C-069).
 */
export default function PaymentGate({ bookId, children }: ConfirmationGateProps) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const { payment, failed, check } = usePayment(parseBookId(bookId))
  if (failed) return <PaymentError onRetry={check} />
  const isPaid = payment?.status === 'paid'
  return (
    <>
      <PaymentAnnouncement payment={payment} />
      {payment === undefined && <PaymentSkeleton />}
      {payment && !isPaid && <PaymentResult payment={payment} check={check} />}
      {payment === null && children(null)}
      {isPaid &&
        children(
          t('PAYMENT_RESULT.PAID', { amount: formatMoney(payment.amount, payment.currency, language) }),
        )}
    </>
  )
}
