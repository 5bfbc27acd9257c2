import type { Ref } from 'react'
import { formatTime, formatCalendarDay } from '@core/format/dates'
import { zoneCity, zoneShortName } from '@core/format/zoneNames'
import { useText } from '@core/i18n/useText'
import { Card } from '@core/ui/layout/Card'
import { Icon } from '@core/ui/media/Icon'
import { Skeleton } from '@core/ui/feedback/Skeleton'
import { SlotPicker, type SlotGroup } from '@core/ui/calendar/SlotPicker'
import { hasOtherClock, splitAtNoon } from '../../slots/slots'
import type { Booking } from '../../state/useBooking'
import type { Slot } from '../../variant'
import { ContinueBar } from './ContinueBar'

interface Props {
  booking: Booking
  /** YYYY-MM-DD; undefined when the month has no free day. */
  day: string | undefined
  /** Free slots of that day; undefined while loading. */
  slots: readonly Slot[] | undefined
  heading: Ref<HTMLHeadingElement>
}

/** The slots of a day before and after noon, in the person's own zone, and the continue bar. */
export function DaySlots({ booking, day, slots, heading }: Props) {
  const { language } = booking.context
  const label = day && formatCalendarDay(day, language)
  return (
    <div className="when-side">
      {label && (
        <Card as="section" className="slots-card" aria-labelledby="booking-day">
          <div className="stack stack-2">
            <h2 className="h2" id="booking-day" tabIndex={-1} ref={heading}>
              {label}
            </h2>
            <ZoneNote booking={booking} slots={slots ?? []} />
          </div>
          {slots ? (
            <SlotGroups booking={booking} label={label} slots={slots} />
          ) : (
            <Skeleton shape="block" height="12rem" />
          )}
        </Card>
      )}
      <ContinueBar booking={booking} />
    </div>
  )
}

function SlotGroups({ booking, label, slots }: { booking: Booking; label: string; slots: readonly Slot[] }) {
  const t = useText()
  const { draft, pickSlot: pickTime, context } = booking
  const { zone, language } = context
  const shown = (slot: Slot) => {
    const there = `${formatTime(slot.start, slot.zone)} ${zoneShortName(slot.zone, language, draft.provider?.place)}`
    return {
      value: slot.start,
      time: formatTime(slot.start, zone),
      second: hasOtherClock(slot, zone) ? there : undefined,
    }
  }
  const { morning, afternoon } = splitAtNoon(slots, zone)
  const groups: SlotGroup[] = [
    { id: 'morning', label: t('UI.SLOTS_MORNING'), icon: 'sun', slots: morning.map(shown) },
    { id: 'afternoon', label: t('UI.SLOTS_AFTERNOON'), icon: 'sunset', slots: afternoon.map(shown) },
  ]
  const take = (start: string) => {
    const slot = slots.find((one) => one.start === start)
    if (slot) pickTime(slot)
  }
  return <SlotPicker label={label} groups={groups} value={draft.slot?.start ?? null} onChange={take} />
}

/** Explains the two clocks when the zones of person and practice differ. */
function ZoneNote({ booking, slots }: { booking: Booking; slots: readonly Slot[] }) {
  const t = useText()
  const { zone, language } = booking.context
  const elsewhere = slots.find((slot) => hasOtherClock(slot, zone))
  if (!elsewhere) return null
  const place = zoneCity(elsewhere.zone, language, booking.draft.provider?.place)
  return (
    <p className="zone">
      <Icon name="globe" size="s" />
      <span>{t('BOOKING.CLOCK_BOTH', { own: zoneCity(zone, language), place })}</span>
    </p>
  )
}
