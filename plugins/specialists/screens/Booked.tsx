import type { Appointment } from '@schemas/generated/entities'
import { RedirectToConfirmation } from '@portico/booking/sources/RedirectToConfirmation'
import { useApi } from '@portico/core/http/useApi'
import { useBookingText } from '@portico/booking/texts'
import type { RouteId } from '@portico/core/plugin/points'
import { Link } from '@portico/core/routing/Link'
import { useRoute } from '@portico/core/routing/useRoute'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { confirmationState } from '../confirmation'
import type { TextKey } from '../texts'

/**
 * The confirmation of a specialist. A booking without payment arrives as route state (C-052) and leads to the shared
 * confirmation; otherwise this screen loads the paid booking.
 */
export default function Booked() {
  const { params, state } = useRoute()
  const bookId = params['bookId'] ?? ''
  return state['draft'] ? <RedirectToConfirmation bookId={bookId} /> : <Paid bookId={bookId} />
}

/** Continues to the shared confirmation if the appointment is or may be paid; otherwise says that nothing was charged. */
function Paid({ bookId }: { bookId: string }) {
  const id = Number(bookId)
  const paid = useApi('GET api/appointments/book-specialist-payed/{bookId}', {
    params: { bookId: id },
    quiet: true,
  })
  const isUnpaid = paid.error?.status === 404
  const payment = useApi('GET api/payments/{id}', isUnpaid ? { params: { id }, quiet: true } : null)
  const found = confirmationState(paid, payment)
  if (found === 'notBooked') return <NotBooked booking={payment.data?.appointment} />
  if (found === 'unknown') return <Unknown retry={() => void paid.mutate()} />
  if (found === 'booked') return <RedirectToConfirmation bookId={bookId} />
  return <Skeleton shape="block" height="22rem" />
}

/** A link back to the booking with its draft, if it is known. */
function NotBooked({ booking }: { booking: Appointment | null | undefined }) {
  const t = useBookingText<TextKey>()
  const { serviceId, doctor } = booking ?? {}
  const again =
    serviceId && doctor
      ? {
          to: specialist,
          params: { id: String(serviceId), specialistId: String(doctor.id) },
          query: { step: 'review' },
        }
      : { to: list }
  const way = (
    <Link className={buttonClass()} {...again}>
      {t('SPECIALISTS.AGAIN')}
    </Link>
  )
  return (
    <>
      <PageHeader title={t('SPECIALISTS.NOT_BOOKED')} />
      <ErrorState title={t('APPOINTMENT.ERROR')} text={t('APPOINTMENT.NO_CHARGED')} action={way} />
    </>
  )
}

const list: RouteId = 'videoConsultation.specialists'
const specialist: RouteId = 'videoConsultation.specialistsAppointment'

function Unknown({ retry }: { retry: () => void }) {
  const t = useBookingText<TextKey>()
  return (
    <ErrorState
      level={1}
      title={t('SPECIALISTS.UNKNOWN')}
      text={t('SPECIALISTS.UNKNOWN_HINT')}
      onRetry={retry}
    />
  )
}
