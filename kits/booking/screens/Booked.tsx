import { formatHeadingDay, formatTime } from '@core/format/dates'
import { useBookingText } from '../texts'
import { Notice } from '@core/ui/feedback/Notice'
import type { Booking } from '../state/useBooking'

/** The booked appointment, until the confirmation loads, or instead of it when the response has no appointment id (BOOK-039). */
export function Booked({ booking: { draft, context } }: { booking: Booking }) {
  const t = useBookingText()
  const { zone, language } = context
  const { slot, provider } = draft
  if (!slot) return null
  const values = { day: formatHeadingDay(slot.start, zone, language), time: formatTime(slot.start, zone) }
  return (
    <>
      <h1 className="h1" tabIndex={-1}>
        {t(draft.editing ? 'BOOKING.MOVED' : 'BOOKING.BOOKED')}
      </h1>
      <Notice tone="success" title={t('BOOKING.SLOT_PICKED', values)}>
        {provider?.label}
      </Notice>
    </>
  )
}
