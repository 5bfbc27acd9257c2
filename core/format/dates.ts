import { formatParts, sentenceDay } from '@schemas/time/days'
import { relativeDayFormat } from './intl'
import { localDate, wallClock } from './zone'

export { browserZone, localDate, startOfDay, wallClock, zoneOffset, type WallClock } from './zone'

export { formatParts }

/** DD-MM-YYYY of an instant in a zone. Takes an ISO instant or milliseconds, and an IANA zone. */
export const formatDate = (instant: string | number, zone: string): string =>
  formatNumericDate(localDate(instant, zone))

/** HH:mm of an instant in a zone. */
export const formatTime = (instant: string | number, zone: string): string => wallClock(instant, zone).time

/** "12-11-2026, 09:05": an instant in a zone. */
export const formatDateTime = (instant: string | number, zone: string): string =>
  `${formatDate(instant, zone)}, ${formatTime(instant, zone)}`

/** "Jueves 12-11-2026": an instant in a zone, with the weekday. */
export const formatLongDay = (instant: string | number, zone: string, language: string): string =>
  formatCalendarDay(localDate(instant, zone), language)

/** "Jueves 12-11": as `formatLongDay`, without the year. */
export const formatShortDay = (instant: string | number, zone: string, language: string): string =>
  formatLongDay(instant, zone, language).slice(0, -'-2026'.length)

/**
 * "jueves 12 de noviembre", "Thursday 12 November 2027": the day of an instant in a zone, within a sentence (C-149). The year
 * appears when it is not the one of `now`.
 */
export const formatSentenceDay = (
  instant: string | number,
  zone: string,
  language: string,
  now: number = Date.now(),
): string => sentenceDay(instant, zone, language, now)

/** "Jueves 12 de noviembre": as `formatSentenceDay`, for a heading or the start of a sentence. */
export const formatHeadingDay = (...day: Parameters<typeof formatSentenceDay>): string =>
  capitalize(formatSentenceDay(...day))

/** "Hoy", "Mañana", otherwise "Jueves 05-11": the day of an instant in a zone, relative to `now` in that zone. */
export const formatRelativeDay = (
  instant: string | number,
  zone: string,
  language: string,
  now: number = Date.now(),
): string => nearDay(instant, zone, language, now) ?? formatShortDay(instant, zone, language)

/** As `formatRelativeDay`, for a heading: "Hoy", "Mañana", otherwise "Jueves 5 de noviembre". */
export const formatRelativeHeadingDay = (
  instant: string | number,
  zone: string,
  language: string,
  now: number = Date.now(),
): string => nearDay(instant, zone, language, now) ?? formatHeadingDay(instant, zone, language, now)

/** "Hoy" or "Mañana"; null for any other day. */
function nearDay(instant: string | number, zone: string, language: string, now: number): string | null {
  const days = daysBetween(localDate(now, zone), localDate(instant, zone))
  if (days !== 0 && days !== 1) return null
  return capitalize(relativeDayFormat(language).format(days, 'day'))
}

/** The parts of a calendar tile: "jue", "12", "nov", and whether it is today in that zone. */
export function formatDayTile(
  instant: string | number,
  zone: string,
  language: string,
  now: number = Date.now(),
) {
  const date = localDate(instant, zone)
  return {
    weekday: formatParts(date, language, { weekday: 'short' }),
    day: String(Number(date.slice(-2))),
    month: formatParts(date, language, { month: 'short' }),
    isToday: date === localDate(now, zone),
  }
}

/** DD-MM-YYYY of a calendar date YYYY-MM-DD. */
export const formatNumericDate = (date: string): string => date.slice(0, 10).split('-').toReversed().join('-')

/** "Jueves 12-11-2026" of a calendar date YYYY-MM-DD. */
export const formatCalendarDay = (date: string, language: string): string =>
  `${capitalize(formatParts(date, language, { weekday: 'long' }))} ${formatNumericDate(date)}`

/** "jueves, 12 de noviembre" of a calendar date YYYY-MM-DD. */
export const formatDayName = (date: string, language: string): string =>
  formatParts(date, language, { weekday: 'long', day: 'numeric', month: 'long' })

/** "Noviembre de 2026" of a month YYYY-MM. */
export const formatMonth = (month: string, language: string): string =>
  capitalize(formatParts(`${month}-01`, language, { month: 'long', year: 'numeric' }))

/** "noviembre" of a month YYYY-MM. */
export const monthName = (month: string, language: string): string =>
  formatParts(`${month}-01`, language, { month: 'long' })

/** Whole days from one calendar date to another, both YYYY-MM-DD. Does without dayjs, because the home page loads this file at start. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000

/** Makes the first letter upper case. */
export const capitalize = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** A day within a sentence: "jueves 12-11", "tomorrow"; English keeps the capital of a weekday. */
export const midSentence = (day: string, language: string): string =>
  language === 'es' || !day.includes(' ') ? day.charAt(0).toLocaleLowerCase(language) + day.slice(1) : day
