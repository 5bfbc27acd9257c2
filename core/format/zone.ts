import { memoize } from './memoize'

const reader = memoize(
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

/** What calendar and clock show at a place. */
export interface WallClock {
  /** YYYY-MM-DD */
  date: string
  /** HH:mm */
  time: string
}

/**
 * The calendar date and the clock time at an instant in a zone.
 * In: an ISO 8601 instant or milliseconds, and an IANA zone. Throws RangeError for a broken instant or an unknown zone.
 */
export function wallClock(instant: string | number, zone: string): WallClock {
  const parts = reader(zone).formatToParts(new Date(instant))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  }
}

/** The calendar date, YYYY-MM-DD, at an instant in a zone. */
export const localDate = (instant: string | number, zone: string): string => wallClock(instant, zone).date

/** The person's own IANA zone, as the browser knows it; asked anew when the clock's offset is another, as after a journey. */
export const browserZone = (): string => zoneAt(new Date().getTimezoneOffset())

const zoneAt = memoize((_offset: number) => new Intl.DateTimeFormat().resolvedOptions().timeZone)
