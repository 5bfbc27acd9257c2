import { useBookingEntry } from '@core/booking/useEntry'
import { useText } from '@core/i18n/useText'
import { Link } from '@core/routing/Link'
import { buttonClass } from '@core/ui/buttonClass'
import { PageHead } from '@core/ui/PageHead'
import { EmptyState } from '@core/ui/EmptyState'
import type es from '../locales/es.json'

/** The payment did not go through: what that means, and the way on (BOOK-067, PAY-004, ERR-037). */
export default function PaymentFailed() {
  const t = useText<keyof typeof es>()
  const entry = useBookingEntry()
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
            {entry && (
              <Link to={entry.route} className={buttonClass({ variant: 'primary' })}>
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
