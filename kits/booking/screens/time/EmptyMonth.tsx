import { formatSentenceDay, localDate, monthName, startOfDay } from '@portico/core/format/dates'
import { addMonths } from '@portico/core/format/calendarDate'
import { useBookingText } from '../../texts'
import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { shownZone } from '../../slots/slotClocks'
import { useEarliest } from '../../flow/useBookingQueries'
import type { Booking } from '../../flow/useBooking'

interface Props {
  booking: Booking
  /** YYYY-MM */
  month: string
  onDay: (date: string) => void
}

/** The message for a month without free slots, with a link to the next free day. */
export function EmptyMonth({ booking, month, onDay }: Props) {
  const t = useBookingText()
  const { language } = booking.context
  const zone = shownZone(booking.draft, booking.context.zone)
  const { data } = useEarliest(booking, startOfDay(`${addMonths(month, 1)}-01`, zone))
  const next = data && (
    <Button variant="secondary" size="sm" onClick={() => onDay(localDate(data.start, zone))}>
      {t('BOOKING.NEXT_DAY')}
    </Button>
  )
  const hint = data
    ? t('BOOKING.MONTH_EMPTY_HINT', { day: formatSentenceDay(data.start, zone, language) })
    : data === null && t('BOOKING.MONTH_EMPTY_LAST')
  return (
    <div className="mt-4" aria-live="polite">
      <Notice title={t('BOOKING.MONTH_EMPTY', { month: monthName(month, language) })} action={next}>
        {hint}
      </Notice>
    </div>
  )
}
