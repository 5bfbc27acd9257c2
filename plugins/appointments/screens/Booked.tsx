import type { Payment } from '@schemas/generated/entities'
import { formatMoney } from '@core/format/money'
import { useLanguage } from '@core/i18n/useLanguage'
import { useText } from '@core/i18n/useText'
import { Link } from '@core/routing/Link'
import { useRoute } from '@core/routing/useRoute'
import { buttonClass } from '@core/ui/actions/buttonClass'
import { EmptyState } from '@core/ui/feedback/EmptyState'
import { ErrorState } from '@core/ui/feedback/ErrorState'
import { PageHeader } from '@core/ui/layout/PageHeader'
import { Skeleton } from '@core/ui/feedback/Skeleton'
import type es from '../locales/es.json'
import { useAppointment } from '../api'
import { BookedCard } from '../parts/BookedCard'
import { PaymentResult } from '../parts/PaymentResult'
import { PaymentStatus } from '../parts/PaymentStatus'
import { PaymentUnknown } from '../parts/PaymentUnknown'
import { PaymentWaiting } from '../parts/PaymentWaiting'
import { TabTitle } from '../parts/TabTitle'
import { WhatNow } from '../parts/WhatNow'
import { usePayment } from '../payment'
import { bookIdOf } from '../paymentRules'
import { isBooked } from '../rules'
import '../parts/booked.css'

/**
 * What was booked, read again from the server, and what happens now (BOOK-039, BOOK-057, BOOK-076). Where it has to be
 * paid, this page is no proof that it was: the payment is validated first (PAY-004, PAY-006, C-069).
 */
export default function AppointmentBooked() {
  const { params } = useRoute()
  const { payment, failed, check } = usePayment(bookIdOf(params['bookId']))
  if (failed) return <PaymentUnknown onRetry={check} />
  return (
    <>
      <PaymentStatus payment={payment} />
      {payment === undefined && <PaymentWaiting />}
      {payment && payment.status !== 'paid' && <PaymentResult payment={payment} check={check} />}
      {(payment === null || payment?.status === 'paid') && (
        <Booked bookId={Number(params['bookId'])} payment={payment} />
      )}
    </>
  )
}

function Booked({ bookId, payment }: { bookId: number; payment: Payment | null }) {
  const t = useText<keyof typeof es>()
  const { language } = useLanguage()
  const { data, error, mutate } = useAppointment(bookId)
  const isMoved = useRoute().state['moved'] === true
  const title = t(isMoved ? 'APPOINTMENT_BOOKED.MOVED' : 'APPOINTMENT_BOOKED.TITLE')
  if (error && !data) return error.isTransient ? <Failed onRetry={() => void mutate()} /> : <NotFound />
  if (data && !isBooked(data)) return <Cancelled />
  const paid =
    payment && t('PAYMENT_RESULT.PAID', { amount: formatMoney(payment.amount, payment.currency, language) })
  return (
    <>
      <TabTitle title={title} />
      <PageHeader title={title}>
        <p className="lead">{[paid, t('APPOINTMENT_BOOKED.LEAD')].filter(Boolean).join(' ')}</p>
      </PageHeader>
      <div className="done">
        {data ? <BookedCard appointment={data} /> : <Skeleton shape="block" height="22rem" />}
        {data && <WhatNow appointment={data} />}
      </div>
    </>
  )
}

/** The booking is safe; only showing it failed. */
function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useText<keyof typeof es>()
  return (
    <>
      <PageHeader title={t('APPOINTMENT_BOOKED.CARD')} />
      <ErrorState
        title={t('APPOINTMENT_BOOKED.ERROR')}
        text={t('APPOINTMENT_BOOKED.ERROR_HINT')}
        onRetry={onRetry}
      />
    </>
  )
}

function NotFound() {
  const t = useText<keyof typeof es>()
  return (
    <Nothing
      page={t('BOOKEDAPPOINTMENTS.TITLE')}
      title={t('APPOINTMENT_BOOKED.NOT_FOUND')}
      text={t('APPOINTMENT_BOOKED.NOT_FOUND_HINT')}
    />
  )
}

/** It was booked once, and is no more (BOOK-016, C-058). */
function Cancelled() {
  const t = useText<keyof typeof es>()
  return (
    <Nothing
      page={t('APPOINTMENT_BOOKED.CARD')}
      title={t('BOOKEDAPPOINTMENTS.CANCELLED_CHIP')}
      text={t('BOOKEDAPPOINTMENTS.CANCELLED_HINT')}
    />
  )
}

/** No booking to confirm, and the way to those there are. */
function Nothing({ page, title, text }: { page: string; title: string; text: string }) {
  const t = useText<keyof typeof es>()
  const list = (
    <Link to="videoConsultation.bookedAppointments" className={buttonClass({ variant: 'primary' })}>
      {t('APPOINTMENT_BOOKED.LIST')}
    </Link>
  )
  return (
    <>
      <PageHeader title={page} />
      <EmptyState icon="calendar" title={title} text={text} action={list} />
    </>
  )
}
