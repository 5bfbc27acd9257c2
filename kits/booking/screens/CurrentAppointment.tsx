import { formatHeadingDay, formatTime } from '@core/format/dates'
import { useBookingText } from '../texts'
import { Notice } from '@core/ui/feedback/Notice'
import type { Booking } from '../state/useBooking'

/** The current time of an appointment that is being moved; it stays until another is confirmed (BOOK-041). */
export function CurrentAppointment({ booking: { draft, context } }: { booking: Booking }) {
  const t = useBookingText()
  const { zone, language } = context
  const start = draft.editing?.startDate
  if (!start) return null
  const values = { day: formatHeadingDay(start, zone, language), time: formatTime(start, zone) }
  return (
    <Notice tone="brand" icon="calendar-check" title={t('BOOKING.PRESENT')}>
      {t('BOOKING.PRESENT_HINT', values)}
    </Notice>
  )
}
