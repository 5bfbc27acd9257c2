import { useText } from '@portico/core/i18n/useText'
import { LazyPart } from '@portico/core/plugin/LazyPart'
import { useContributions } from '@portico/core/plugin/useHost'
import { Link } from '@portico/core/routing/Link'
import { useRoute } from '@portico/core/routing/useRoute'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { EmergencyLine } from '@portico/core/ui/feedback/EmergencyLine'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { useAppointment } from '../api'
import { AppointmentCard } from '../confirmation/AppointmentCard'
import { TabTitle } from '@portico/booking/screens/TabTitle'
import { useBookingText } from '@portico/booking/texts'
import { NextSteps } from '../confirmation/NextSteps'
import { SentMail } from '../confirmation/SentMail'
import { ReceiptLink } from '../policies/ReceiptLink'
import PolicyNote from '../policies/PolicyNote'
import { isBooked } from '../rules'
import type { TextKey } from '../texts'

/** The confirmation of an appointment, behind a gate that may require a payment first. */
export default function AppointmentBooked() {
  const { bookId } = useRoute().params
  // The parts below need them: a page that is shown must not disappear again while they load.
  useBookingText()
  const [gate] = useContributions('confirmationGates')
  const children = (note: string | null) => <Confirmation bookId={Number(bookId)} note={note} />
  if (!gate) return children(null)
  return (
    <LazyPart
      point="confirmationGates"
      plugin={gate.plugin}
      id={gate.id}
      load={gate.gate}
      props={{ bookId, children }}
      fallback={<Skeleton shape="block" height="22rem" />}
    />
  )
}

function Confirmation({ bookId, note }: { bookId: number; note: string | null }) {
  const t = useText<TextKey>()
  const { data, error, mutate } = useAppointment(bookId)
  const isMoved = useRoute().state['moved'] === true
  const title = t(isMoved ? 'APPOINTMENT_BOOKED.MOVED' : 'APPOINTMENT_BOOKED.TITLE')
  if (error && !data) return error.isTransient ? <Failed onRetry={() => void mutate()} /> : <NotFound />
  if (data && !isBooked(data)) return <Cancelled />
  return (
    <>
      <TabTitle title={title} />
      <PageHeader title={title}>
        <p className="lead">{[note, t('APPOINTMENT_BOOKED.LEAD')].filter(Boolean).join(' ')}</p>
        <SentMail bookId={bookId} />
        {data?.paid?.receipt && (
          <ReceiptLink number={data.paid.receipt}>
            {t('APPOINTMENT_BOOKED.RECEIPT', { number: data.paid.receipt })}
          </ReceiptLink>
        )}
        {data && <PolicyNote appointment={data} />}
      </PageHeader>
      <div className="grid gap-6 desk:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] desk:items-start">
        {data ? <AppointmentCard appointment={data} /> : <Skeleton shape="block" height="22rem" />}
        {data && <NextSteps appointment={data} />}
      </div>
      <EmergencyLine />
    </>
  )
}

/** The appointment is booked, but could not be loaded. */
function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useText<TextKey>()
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
  const t = useText<TextKey>()
  return (
    <EmptyConfirmation
      page={t('BOOKEDAPPOINTMENTS.TITLE')}
      title={t('APPOINTMENT_BOOKED.NOT_FOUND')}
      text={t('APPOINTMENT_BOOKED.NOT_FOUND_HINT')}
    />
  )
}

/** The appointment was cancelled (C-058). */
function Cancelled() {
  const t = useText<TextKey>()
  return (
    <EmptyConfirmation
      page={t('APPOINTMENT_BOOKED.CARD')}
      title={t('BOOKEDAPPOINTMENTS.CANCELLED_CHIP')}
      text={t('BOOKEDAPPOINTMENTS.CANCELLED_HINT')}
    />
  )
}

/** No appointment to confirm; links to the list. */
function EmptyConfirmation({ page, title, text }: { page: string; title: string; text: string }) {
  const t = useText<TextKey>()
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
