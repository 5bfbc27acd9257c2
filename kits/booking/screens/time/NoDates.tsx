import { useText } from '@core/i18n/useText'
import { EmptyState } from '@core/ui/feedback/EmptyState'
import type { Booking } from '../../state/useBooking'
import { BackButton } from '../placeholders'

/** Nothing free at all: why, and the way to something else (C-060). */
export function NoDates({ booking }: { booking: Booking }) {
  const t = useText()
  return (
    <EmptyState
      icon="calendar"
      title={t('BOOKING.NO_DATES')}
      text={t('BOOKING.NO_DATES_HINT')}
      action={<BackButton booking={booking} />}
    />
  )
}
