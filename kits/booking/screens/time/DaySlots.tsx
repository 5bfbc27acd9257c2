import type { Ref } from 'react'
import { formatHeadingDay, formatParts, startOfDay } from '@portico/core/format/dates'
import type { PartOfDay } from '@portico/core/format/partOfDay'
import { zoneCity, zoneName, zoneShortName } from '@schemas/time/zoneNames'
import { useBookingText } from '../../texts'
import { Card } from '@portico/core/ui/layout/Card'
import { Icon } from '@portico/core/ui/media/Icon'
import { Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { SlotPicker, type SlotGroup } from '@portico/core/ui/calendar/SlotPicker'
import type { Clock } from '@schemas/time/clocks'
import { shownZone, slotClocks } from '../../slots/slotClocks'
import { groupByPart, partOfSlot } from '../../slots/slots'
import type { Booking } from '../../flow/useBooking'
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

/** The slots of a day by part of the day, on the clock that counts, and the continue bar. */
export function DaySlots({ booking, day, slots, heading }: Props) {
  const { language } = booking.context
  const zone = shownZone(booking.draft, booking.context.zone)
  const label = day && formatHeadingDay(startOfDay(day, zone), zone, language)
  return (
    <div className="min-w-0 grid gap-5 content-start">
      {label && (
        <Card
          as="section"
          className="max-desk:p-0 max-desk:[border:0] max-desk:bg-transparent max-desk:[box-shadow:none] grid gap-5 content-start max-desk:[&_.slots]:grid-cols-[repeat(3,1fr)] desk:[&_.slots]:grid-cols-[repeat(2,1fr)]"
          aria-labelledby="booking-day"
        >
          <div className="stack gap-2">
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
  const { language } = context
  const zone = shownZone(draft, context.zone)
  const place = draft.provider?.place
  const isOwn = zone === context.zone
  const toItem = (slot: Slot) => {
    const [first, second] = slotClocks(draft, slot, context.zone)
    return { value: slot.start, time: first.time, second: second && secondOf(slot, first, second) }
  }
  const secondOf = ({ start }: Slot, first: Clock, second: Clock) => {
    const town = isOwn ? place : undefined
    const weekday =
      second.date === first.date ? '' : `${formatParts(second.date, language, { weekday: 'short' })} `
    const time = `${weekday}${second.time}`
    return partOfSlot(start, second.zone, language) === 'NIGHT'
      ? t('BOOKING.NIGHT_THERE', { time, zone: zoneName(second.zone, language, town) })
      : `${time} ${zoneShortName(second.zone, language, town)}`
  }
  const isElsewhere = slots.some((slot) => slotClocks(draft, slot, context.zone).length > 1)
  const labelOf = (part: PartOfDay) =>
    part === 'NIGHT' && isElsewhere
      ? t('BOOKING.NIGHT_HERE', { zone: zoneName(zone, language, isOwn ? undefined : place) })
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

/** Explains the two clocks when those of person and practice differ. */
function ZoneNote({ booking, slots }: { booking: Booking; slots: readonly Slot[] }) {
  const t = useBookingText()
  const { draft, context } = booking
  const { zone, language } = context
  const elsewhere = slots.find((slot) => slotClocks(draft, slot, zone).length > 1)
  if (!elsewhere) return null
  const place = zoneCity(elsewhere.zone, language, draft.provider?.place)
  const isOwnFirst = shownZone(draft, zone) === zone
  return (
    <p className="text-sm flex items-start gap-2 text-muted text-pretty [&_svg]:text-info">
      <Icon name="globe" size="s" />
      <span>
        {t(isOwnFirst ? 'BOOKING.CLOCK_BOTH' : 'BOOKING.CLOCK_PLACE', {
          own: zoneCity(zone, language),
          place,
        })}
      </span>
    </p>
  )
}
