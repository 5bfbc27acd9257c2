import { formatLongDay, formatTime, localDate } from '@portico/core/format/dates'
import { Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { slotClass } from '@portico/core/ui/calendar/slotClass'
import { shownZone } from '../../slots/slotClocks'
import { dayRange } from '../../slots/wireTime'
import { useFreeSlots } from '../../flow/useBookingQueries'
import type { Booking } from '../../flow/useBooking'
import type { Choice } from '../../variant'

interface Props {
  booking: Booking
  provider: Choice
  /** The provider's first free slot: an instant. */
  date: string
}

/** The first three free slots of a provider, on a desktop: one click to the review. */
export function QuickTimes({ booking, provider, date }: Props) {
  const { language } = booking.context
  const zone = shownZone({ ...booking.draft, provider }, booking.context.zone)
  const day = dayRange(localDate(date, zone), zone)
  const { data, error } = useFreeSlots(booking, { ...booking.draft, provider }, day)
  if (error) return null
  return (
    <div className="grid grid-cols-[repeat(3,1fr)] gap-2 col-span-full">
      {data?.slice(0, 3).map((slot) => (
        <button
          key={slot.start}
          type="button"
          className={`${slotClass} min-h-11 text-base`}
          aria-label={`${provider.label}, ${formatLongDay(slot.start, zone, language)}, ${formatTime(slot.start, zone)}`}
          onClick={() => {
            booking.pickSlot(slot, provider)
            booking.goToStep('review')
          }}
        >
          {formatTime(slot.start, zone)}
        </button>
      )) ?? [1, 2, 3].map((one) => <Skeleton key={one} shape="block" height="2.75rem" />)}
    </div>
  )
}
