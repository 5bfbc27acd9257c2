import { formatSentenceDay, localDate, monthName, startOfDay } from '@portico/core/format/dates'
import { addDays } from '@portico/core/format/calendarDate'
import { useBookingText } from '../../texts'
import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { shownZone } from '../../slots/slotClocks'
import { useEarliest } from '../../flow/useBookingQueries'
import type { Booking } from '../../flow/useBooking'
import type { CalendarPage } from '../../slots/calendarPage'

interface Props {
  booking: Booking
  page: CalendarPage
  onDay: (date: string) => void
}

/** The message for a page of the calendar without free slots, with a link to the next free day. */
export function EmptyPage({ booking, page, onDay }: Props) {
  const t = useBookingText()
  const { language } = booking.context
  const zone = shownZone(booking.draft, booking.context.zone)
  const { data } = useEarliest(booking, startOfDay(addDays(page.last, 1), zone))
  const next = data && (
    <Button variant="secondary" size="sm" onClick={() => onDay(localDate(data.start, zone))}>
      {t('BOOKING.NEXT_DAY')}
    </Button>
  )
  const hint = data
    ? t('BOOKING.MONTH_EMPTY_HINT', { day: formatSentenceDay(data.start, zone, language) })
    : data === null && t('BOOKING.MONTH_EMPTY_LAST')
  const title = page.isWeeks
    ? t('BOOKING.WEEKS_EMPTY')
    : t('BOOKING.MONTH_EMPTY', { month: monthName(page.first.slice(0, 7), language) })
  return (
    <div className="mt-4" aria-live="polite">
      <Notice title={title} action={next}>
        {hint}
      </Notice>
    </div>
  )
}
