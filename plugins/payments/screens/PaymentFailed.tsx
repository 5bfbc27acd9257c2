import { useText } from '@portico/core/i18n/useText'
import { RedirectToConfirmation } from '@portico/booking/sources/RedirectToConfirmation'
import { Link } from '@portico/core/routing/Link'
import { useRoute } from '@portico/core/routing/useRoute'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { useRetryLink } from '../status/useRetryLink'
import { PaymentResult } from '../status/PaymentResult'
import { PaymentAnnouncement } from '../status/PaymentAnnouncement'
import { PaymentError } from '../status/PaymentError'
import { PaymentSkeleton } from '../status/PaymentSkeleton'
import { parseBookId } from '../status/outcome'
import { usePayment } from '../status/usePayment'
import type { TextKey } from '../texts'

/**
 * The page of a failed payment: what it means for the appointment, and a retry with the same draft. Redirects to the confirmation if the payment turns out to be paid (C-069).
 */
export default function PaymentFailed() {
  const bookId = parseBookId(useRoute().query['bookId'])
  const { payment, failed, check } = usePayment(bookId)
  if (failed) return <PaymentError onRetry={check} />
  if (payment?.status === 'paid') return <RedirectToConfirmation bookId={String(payment.bookId)} />
  return (
    <>
      <PaymentAnnouncement payment={payment?.status === 'pending' ? null : payment} />
      {payment === undefined && <PaymentSkeleton />}
      {payment === null && <UnknownPayment bookId={bookId} />}
      {payment && <PaymentResult payment={payment} check={check} hasLeft />}
    </>
  )
}

/** The server knows no payment: refers to the list of appointments. */
function UnknownPayment({ bookId }: { bookId: number | null }) {
  const t = useText<TextKey>()
  const retry = useRetryLink(bookId)
  return (
    <>
      <PageHeader title={t('PAYMENT_FAILED.TITLE')}>
        <p className="lead text-pretty">{t('PAYMENT_FAILED.TEXT')}</p>
      </PageHeader>
      <div className="grid gap-3 desk:flex">
        {retry && (
          <Link {...retry} className={buttonClass({ variant: 'primary' })}>
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
