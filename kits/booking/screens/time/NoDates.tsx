import { useBookingText } from '../../texts'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import type { Booking } from '../../flow/useBooking'
import { BackButton } from '../placeholders'

/** No free slots at all: the reason, and a link to another choice (C-060). */
export function NoDates({ booking }: { booking: Booking }) {
  const t = useBookingText()
  return (
    <EmptyState
      icon="calendar"
      title={t('BOOKING.NO_DATES')}
      text={t('BOOKING.NO_DATES_HINT')}
      action={<BackButton booking={booking} />}
    />
  )
}
