import { addDays } from '@portico/core/format/calendarDate'
import { startOfDay, zoneOffset } from '@portico/core/format/dates'

/** The payload fields that carry one instant (C-050). */
export interface WireTime {
  /** Start of the UTC day, ISO 8601. */
  date: string
  /** UTC, HH:mm. */
  time: string
  /** The person's offset at that instant, in minutes east of UTC (C-051). */
  userOffset: number
  /** The person's IANA zone, for what is written about the appointment. */
  userZone: string
}

/** A range of instants; `to` is exclusive. */
export interface TimeRange {
  from: string
  to: string
}

/**
 * Converts an instant to payload fields for a person's zone. Throws RangeError for an
 * invalid instant.
 */
export function toWire(instant: string | number, zone: string): WireTime {
  const utc = new Date(instant).toISOString()
  return {
    date: `${utc.slice(0, 10)}T00:00:00.000Z`,
    time: utc.slice(11, 16),
    userOffset: zoneOffset(instant, zone),
    userZone: zone,
  }
}

/** The range of a calendar date in a zone: 23 to 25 hours. */
export const dayRange = (date: string, zone: string): TimeRange => daysRange(date, date, zone)

/** The range from the start of one calendar date to the end of another in a zone. */
export const daysRange = (first: string, last: string, zone: string): TimeRange => ({
  from: startOfDay(first, zone),
  to: startOfDay(addDays(last, 1), zone),
})
