import { memoize } from './memoize'

const minuteMs = 60_000
const dayMs = 86_400_000

const formatter = memoize(
  (zone: string) =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    }),
)

/** The date and time that a calendar and a clock in a zone show. */
export interface WallClock {
  /** YYYY-MM-DD */
  date: string
  /** HH:mm */
  time: string
}

/**
 * The calendar date and clock time of an instant in a zone. Takes an ISO 8601 instant or milliseconds, and an IANA zone.
 * Throws a RangeError for an invalid instant or an unknown zone.
 */
export function wallClock(instant: string | number, zone: string): WallClock {
  const parts = formatter(zone).formatToParts(new Date(instant))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  }
}

/** The calendar date, YYYY-MM-DD, of an instant in a zone. */
export const localDate = (instant: string | number, zone: string): string => wallClock(instant, zone).date

/** Minutes east of UTC in a zone at an instant, daylight saving time included (BOOK-054, C-051): 60 for Madrid in winter. */
export function zoneOffset(instant: string | number, zone: string): number {
  const { date, time } = wallClock(instant, zone)
  const minute = Math.floor(new Date(instant).getTime() / minuteMs)
  return Date.parse(`${date}T${time}:00Z`) / minuteMs - minute
}

/**
 * The first instant of a calendar date in a zone, ISO 8601 in UTC. Where the clock skips midnight, that is the instant
 * of the skip; where midnight comes twice, the first. Takes YYYY-MM-DD and an IANA zone.
 */
export function startOfDay(date: string, zone: string): string {
  const midnight = Date.parse(`${date}T00:00:00Z`)
  const before = midnight - zoneOffset(midnight - dayMs, zone) * minuteMs
  const after = midnight - zoneOffset(midnight + dayMs, zone) * minuteMs
  const first = [Math.min(before, after), Math.max(before, after)].find((instant) => {
    const wall = wallClock(instant, zone)
    return wall.date === date && wall.time === '00:00'
  })
  return new Date(first ?? before).toISOString()
}

/** The IANA zone of the browser. It is read again when the offset of the clock changes, as after a journey. */
export const browserZone = (): string => zoneForOffset(new Date().getTimezoneOffset())

const zoneForOffset = memoize((_offset: number) => new Intl.DateTimeFormat().resolvedOptions().timeZone)
