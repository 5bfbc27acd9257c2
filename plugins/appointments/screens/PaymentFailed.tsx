import { ToConfirmation } from '@core/booking/sources/ToConfirmation'
import { useText } from '@core/i18n/useText'
import { Link } from '@core/routing/Link'
import { useRoute } from '@core/routing/useRoute'
import { buttonClass } from '@core/ui/buttonClass'
import { EmptyState } from '@core/ui/EmptyState'
import { PageHead } from '@core/ui/PageHead'
import { Skeleton } from '@core/ui/Skeleton'
import type es from '../locales/es.json'
import { useBookAgain } from '../bookAgain'
import { PaymentResult } from '../parts/PaymentResult'
import { bookIdOf } from '../paymentRules'
import { usePayment } from '../payment'
import '../parts/booked.css'

/**
 * The payment did not go through: what that means for this appointment, and the way on, everything still filled in
 * (BOOK-067, PAY-004, ERR-037). What turns out to be paid goes on to its confirmation (C-069).
 */
export default function PaymentFailed() {
  const bookId = bookIdOf(useRoute().query['bookId'])
  const { payment, failed, check } = usePayment(bookId)
  if (failed || payment === null) return <Failed />
  if (payment === undefined) return <Skeleton shape="block" height="22rem" />
  if (payment.status === 'paid') return <ToConfirmation bookId={String(payment.bookId)} />
  return <PaymentResult payment={payment} check={check} left />
}

function Failed() {
  const t = useText<keyof typeof es>()
  const again = useBookAgain(null)
  return (
    <>
      <PageHead title={t('PAYMENT_FAILED.TITLE')} />
      <EmptyState
        icon="credit-card"
        tone="danger"
        title={t('PAYMENT_FAILED.TITLE')}
        text={t('PAYMENT_FAILED.TEXT')}
        action={
          <>
            {again && (
              <Link {...again} className={buttonClass({ variant: 'primary' })}>
                {t('PAYMENT_FAILED.AGAIN')}
              </Link>
            )}
            <Link to="videoConsultation.bookedAppointments" className="link">
              {t('PAYMENT_FAILED.LIST')}
            </Link>
          </>
        }
      />
    </>
  )
}
