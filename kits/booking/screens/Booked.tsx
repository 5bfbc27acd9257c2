import { formatHeadingDay } from '@portico/core/format/dates'
import { useBookingText } from '../texts'
import { Notice } from '@portico/core/ui/feedback/Notice'
import ClockWords from '@portico/core/ui/time/ClockWords'
import { practiceOf, slotClocks } from '../slots/slotClocks'
import type { Booking } from '../flow/useBooking'
import { HomeLink } from './placeholders'

/**
 * The booked appointment, until the confirmation loads, or instead of it when the response has no appointment id or the portal
 * does not list it.
 */
export function Booked({ booking: { draft, context, variant } }: { booking: Booking }) {
  const t = useBookingText()
  const { zone, language } = context
  const { slot, provider } = draft
  if (!slot) return null
  const clocks = slotClocks(draft, slot, zone)
  const values = { day: formatHeadingDay(slot.start, clocks[0].zone, language), time: clocks[0].time }
  return (
    <>
      <h1 className="h1" tabIndex={-1}>
        {t(draft.editing ? 'BOOKING.MOVED' : 'BOOKING.BOOKED')}
      </h1>
      <Notice tone="success" title={t('BOOKING.SLOT_PICKED', values)}>
        <ClockWords clocks={clocks} start={slot.start} practice={practiceOf(draft, slot)} />
        <p>{provider?.label}</p>
      </Notice>
      {variant.isUnlisted && <HomeLink />}
    </>
  )
}
