import type { Ref } from 'react'
import { formatHeadingDay, formatTime } from '@core/format/dates'
import type { PartOfDay } from '@core/format/partOfDay'
import { startOfDay } from '@core/format/zone'
import { zoneCity, zoneName, zoneShortName } from '@core/format/zoneNames'
import { useBookingText } from '../../texts'
import { Card } from '@core/ui/layout/Card'
import { Icon } from '@core/ui/media/Icon'
import { Skeleton } from '@core/ui/feedback/Skeleton'
import { SlotPicker, type SlotGroup } from '@core/ui/calendar/SlotPicker'
import { groupByPart, hasOtherClock, partOfSlot } from '../../slots/slots'
import type { Booking } from '../../state/useBooking'
import type { Slot } from '../../variant'
import { ContinueBar } from './ContinueBar'

const icons = { NIGHT: 'moon', MORNING: 'sun', AFTERNOON: 'sunset', EVENING: 'moon' } as const

interface Props {
  booking: Booking
  /** YYYY-MM-DD; undefined when the month has no free day. */
  day: string | undefined
  /** Free slots of that day; undefined while loading. */
  slots: readonly Slot[] | undefined
  heading: Ref<HTMLHeadingElement>
}

/** The slots of a day by part of the day, in the person's own zone, and the continue bar. */
export function DaySlots({ booking, day, slots, heading }: Props) {
  const { zone, language } = booking.context
  const label = day && formatHeadingDay(startOfDay(day, zone), zone, language)
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
  const t = useBookingText()
  const { draft, pickSlot: pickTime, context } = booking
  const { zone, language } = context
  const there = ({ start, zone: zoneThere }: Slot) => {
    const place = draft.provider?.place
    const time = formatTime(start, zoneThere)
    return partOfSlot(start, zoneThere, language) === 'NIGHT'
      ? t('BOOKING.NIGHT_THERE', { time, zone: zoneName(zoneThere, language, place) })
      : `${time} ${zoneShortName(zoneThere, language, place)}`
  }
  const toItem = (slot: Slot) => ({
    value: slot.start,
    time: formatTime(slot.start, zone),
    second: hasOtherClock(slot, zone) ? there(slot) : undefined,
  })
  const isElsewhere = slots.some((slot) => hasOtherClock(slot, zone))
  const labelOf = (part: PartOfDay) =>
    part === 'NIGHT' && isElsewhere
      ? t('BOOKING.NIGHT_HERE', { zone: zoneName(zone, language) })
      : t(`UI.SLOTS_${part}`)
  const groups: SlotGroup[] = [...groupByPart(slots, zone, language)].map(([part, list]) => ({
    id: part,
    label: labelOf(part),
    icon: icons[part],
    slots: list.map(toItem),
  }))
  const take = (start: string) => {
    const slot = slots.find((one) => one.start === start)
    if (slot) pickTime(slot)
  }
  return <SlotPicker label={label} groups={groups} value={draft.slot?.start ?? null} onChange={take} />
}

/** Explains the two clocks when the zones of person and practice differ. */
function ZoneNote({ booking, slots }: { booking: Booking; slots: readonly Slot[] }) {
  const t = useBookingText()
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
