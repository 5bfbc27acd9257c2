import { appointmentClocks } from '@schemas/time/appointmentClocks'
import { formatHeadingDay } from '@portico/core/format/dates'
import { useBookingText } from '../texts'
import { Notice } from '@portico/core/ui/feedback/Notice'
import ClockWords from '@portico/core/ui/time/ClockWords'
import type { Booking } from '../flow/useBooking'

/** The current time of an appointment that is being moved; it stays until another is confirmed. */
export function CurrentAppointment({ booking: { draft, context } }: { booking: Booking }) {
  const t = useBookingText()
  const { zone, language } = context
  if (!draft.editing) return null
  const start = draft.editing.startDate
  const clocks = appointmentClocks(draft.editing, zone)
  const values = { day: formatHeadingDay(start, clocks[0].zone, language), time: clocks[0].time }
  return (
    <Notice tone="brand" icon="calendar-check" title={t('BOOKING.PRESENT')}>
      <p>{t('BOOKING.PRESENT_HINT', values)}</p>
      <ClockWords clocks={clocks} start={start} />
    </Notice>
  )
}
