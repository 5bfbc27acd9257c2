import { wallClock } from '@core/format/zone'

/** The three fields in which the general and medical payloads carry one instant (BOOK-052 to BOOK-054, C-050). */
export interface WireTime {
  /** Start of the UTC day, ISO 8601. */
  date: string
  /** UTC, HH:mm. */
  time: string
  /** Minutes east of UTC where the person is, at that instant (C-051). */
  userOffset: number
}

/** A span of time: instants, `to` exclusive. */
export interface Span {
  from: string
  to: string
}

/** Minutes east of UTC in a zone at an instant, that day's summer time included (BOOK-054, C-051): Madrid in winter is 60. */
export function userOffset(instant: string | number, zone: string): number {
  const { date, time } = wallClock(instant, zone)
  const minute = Math.floor(new Date(instant).getTime() / 60_000)
  return Date.parse(`${date}T${time}:00Z`) / 60_000 - minute
}

/** One instant as the payloads carry it, for a person in a zone (BOOK-052, BOOK-053, BOOK-054). Throws RangeError for a broken instant. */
export function toWire(instant: string | number, zone: string): WireTime {
  const utc = new Date(instant).toISOString()
  return {
    date: `${utc.slice(0, 10)}T00:00:00.000Z`,
    time: utc.slice(11, 16),
    userOffset: userOffset(instant, zone),
  }
}

/** The instant two wire fields mean, ISO 8601 UTC: only the UTC day of `date` counts. */
export const fromWire = ({ date, time }: Pick<WireTime, 'date' | 'time'>): string =>
  new Date(`${new Date(date).toISOString().slice(0, 10)}T${time}:00Z`).toISOString()

/**
 * The first instant of a calendar date in a zone, ISO 8601 UTC.
 * Where the clock skips midnight, it is the instant of the skip. In: YYYY-MM-DD, an IANA zone.
 */
export function startOfDay(date: string, zone: string): string {
  const midnight = Date.parse(`${date}T00:00:00Z`)
  const before = midnight - userOffset(midnight - day, zone) * 60_000
  const after = midnight - userOffset(midnight + day, zone) * 60_000
  const first = [Math.min(before, after), Math.max(before, after)].find((instant) => {
    const wall = wallClock(instant, zone)
    return wall.date === date && wall.time === '00:00'
  })
  return new Date(first ?? before).toISOString()
}

/** All of a calendar date in a zone: 23 to 25 hours, depending on the clock. */
export const dayRange = (date: string, zone: string): Span => ({
  from: startOfDay(date, zone),
  to: startOfDay(addDays(date, 1), zone),
})

/** All of a month YYYY-MM in a zone. */
export const monthRange = (month: string, zone: string): Span => ({
  from: startOfDay(`${month}-01`, zone),
  to: startOfDay(`${addMonths(month, 1)}-01`, zone),
})

/** The calendar date so many days later. In and out: YYYY-MM-DD. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10)

/** The month so many months later. In and out: YYYY-MM. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7)
}

const day = 86_400_000
