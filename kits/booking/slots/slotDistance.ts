import { daysBetween, localDate } from '@portico/core/format/dates'

/** The distance of a slot from the lost one. */
export interface SlotDistance {
  key:
    | 'BOOKING.SAME_TIME'
    | 'BOOKING.LATER'
    | 'BOOKING.EARLIER'
    | 'BOOKING.DAYS_LATER'
    | 'BOOKING.DAYS_EARLIER'
  /** Minutes, not negative; whole days when the slot is on another day. */
  minutes: number
}

/** The distance between two instants: minutes on the same day, otherwise days. Takes the zone that is shown. */
export function slotDistance(from: string, to: string, zone: string): SlotDistance {
  const minutes = (Date.parse(to) - Date.parse(from)) / 60_000
  const days = daysBetween(localDate(from, zone), localDate(to, zone))
  if (minutes === 0) return { key: 'BOOKING.SAME_TIME', minutes }
  if (days !== 0)
    return { key: days > 0 ? 'BOOKING.DAYS_LATER' : 'BOOKING.DAYS_EARLIER', minutes: Math.abs(days) * 1440 }
  return { key: minutes > 0 ? 'BOOKING.LATER' : 'BOOKING.EARLIER', minutes: Math.abs(minutes) }
}
