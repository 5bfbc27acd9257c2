import { RedirectToConfirmation } from '@kits/booking/sources/ToConfirmation'
import { useText } from '@core/i18n/useText'
import { Link } from '@core/routing/Link'
import { useRoute } from '@core/routing/useRoute'
import { buttonClass } from '@core/ui/actions/buttonClass'
import { PageHeader } from '@core/ui/layout/PageHeader'
import type es from '../locales/es.json'
import { useBookAgain } from '../bookAgain'
import { PaymentResult } from '../parts/PaymentResult'
import { PaymentStatus } from '../parts/PaymentStatus'
import { PaymentUnknown } from '../parts/PaymentUnknown'
import { PaymentWaiting } from '../parts/PaymentWaiting'
import { bookIdOf } from '../paymentRules'
import { usePayment } from '../payment'
import '../parts/booked.css'

/**
 * The payment did not go through: what that means for this appointment, and the way on, everything still filled in
 * (BOOK-067, PAY-004, ERR-037). What turns out to be paid goes on to its confirmation (C-069); what nobody could be asked
 * about is said to be unknown.
 */
export default function PaymentFailed() {
  const bookId = bookIdOf(useRoute().query['bookId'])
  const { payment, failed, check } = usePayment(bookId)
  if (failed) return <PaymentUnknown onRetry={check} />
  if (payment?.status === 'paid') return <RedirectToConfirmation bookId={String(payment.bookId)} />
  return (
    <>
      <PaymentStatus payment={payment?.status === 'pending' ? null : payment} />
      {payment === undefined && <PaymentWaiting />}
      {payment === null && <Failed bookId={bookId} />}
      {payment && <PaymentResult payment={payment} check={check} left />}
    </>
  )
}

/** Nobody knows of a payment: nothing is said of it, and the list tells what is booked. */
function Failed({ bookId }: { bookId: number | null }) {
  const t = useText<keyof typeof es>()
  const again = useBookAgain(bookId)
  return (
    <>
      <PageHeader title={t('PAYMENT_FAILED.TITLE')}>
        <p className="lead pretty">{t('PAYMENT_FAILED.TEXT')}</p>
      </PageHeader>
      <div className="done-acts">
        {again && (
          <Link {...again} className={buttonClass({ variant: 'primary' })}>
            {t('PAYMENT_FAILED.AGAIN')}
          </Link>
        )}
        <Link to="videoConsultation.bookedAppointments" className={buttonClass({ variant: 'secondary' })}>
          {t('PAYMENT_FAILED.LIST')}
        </Link>
      </div>
    </>
  )
}
