import { memoize } from './memoize'

const minuteMs = 60_000

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

const offset = /^([+-])(\d\d):(\d\d)$/

/** Whether a zone is an offset such as "-05:00": what is known of a clock whose IANA zone is not. */
export const isOffset = (zone: string): boolean => offset.test(zone)

/** An offset in minutes east of UTC as a zone: -300 is "-05:00". */
export function offsetZone(minutes: number): string {
  const [hour, minute] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${minutes < 0 ? '-' : '+'}${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

/**
 * The calendar date and clock time of an instant in a zone. Takes an ISO 8601 instant or milliseconds, and an IANA zone or an
 * offset such as "-05:00". Throws a RangeError for an invalid instant or an unknown zone.
 */
export function wallClock(instant: string | number, zone: string): WallClock {
  const [, sign, hours, minutes] = offset.exec(zone) ?? []
  // Not every browser takes an offset as a zone.
  const east = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === '-' ? -minuteMs : minuteMs)
  const parts = formatter(sign ? 'UTC' : zone).formatToParts(new Date(instant).getTime() + east)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  }
}

/** The calendar date, YYYY-MM-DD, of an instant in a zone. */
export const localDate = (instant: string | number, zone: string): string => wallClock(instant, zone).date

/** Minutes east of UTC in a zone at an instant, daylight saving time included (C-051): 60 for Madrid in winter. */
export function zoneOffset(instant: string | number, zone: string): number {
  const { date, time } = wallClock(instant, zone)
  const minute = Math.floor(new Date(instant).getTime() / minuteMs)
  return Date.parse(`${date}T${time}:00Z`) / minuteMs - minute
}
