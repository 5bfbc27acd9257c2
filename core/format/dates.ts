import { dateFormat, relativeDayFormat } from './intl'
import { localDate, wallClock } from './zone'

/** DD-MM-YYYY in a zone (CONST-021). In: an ISO instant, an IANA zone. */
export const formatDate = (instant: string | number, zone: string): string =>
  turned(wallClock(instant, zone).date)

/** HH:mm in a zone (CONST-021). In: an ISO instant, an IANA zone. */
export const formatTime = (instant: string | number, zone: string): string => wallClock(instant, zone).time

/** "12-11-2026, 09:05" in a zone (CONST-021). In: an ISO instant or milliseconds, an IANA zone. */
export const formatDateTime = (instant: string | number, zone: string): string =>
  `${formatDate(instant, zone)}, ${formatTime(instant, zone)}`

/** "Jueves 12-11-2026" in a zone: the weekday in words, the date in figures. */
export const formatLongDay = (instant: string | number, zone: string, language: string): string =>
  formatCalendarDay(wallClock(instant, zone).date, language)

/** "Jueves 12-11" in a zone, where the year goes without saying. */
export const formatShortDay = (instant: string | number, zone: string, language: string): string =>
  formatLongDay(instant, zone, language).slice(0, -'-2026'.length)

/** "Jueves 12-11-2026" of a calendar date YYYY-MM-DD. */
export const formatCalendarDay = (date: string, language: string): string =>
  `${capitalize(words(date, language, { weekday: 'long' }))} ${turned(date)}`

/** "Hoy", "Mañana", otherwise "Jueves 05-11": the day of an instant as somebody in that zone would say it now. */
export function formatRelativeDay(
  instant: string | number,
  zone: string,
  language: string,
  now: number = Date.now(),
): string {
  const away = daysBetween(localDate(now, zone), localDate(instant, zone))
  if (away !== 0 && away !== 1) return formatShortDay(instant, zone, language)
  return capitalize(relativeDayFormat(language).format(away, 'day'))
}

/** The parts of a calendar leaf: "jue", "12", "nov", and whether it is today in that zone. */
export function formatDayTile(
  instant: string | number,
  zone: string,
  language: string,
  now: number = Date.now(),
) {
  const date = localDate(instant, zone)
  return {
    weekday: words(date, language, { weekday: 'short' }),
    day: String(Number(date.slice(-2))),
    month: words(date, language, { month: 'short' }),
    isToday: date === localDate(now, zone),
  }
}

/** Whole days from one calendar date to another, both YYYY-MM-DD. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000

/** "Noviembre de 2026" of a month YYYY-MM. */
export const formatMonth = (month: string, language: string): string =>
  capitalize(words(`${month}-01`, language, { month: 'long', year: 'numeric' }))

/** "noviembre" of a month YYYY-MM. */
export const monthName = (month: string, language: string): string =>
  words(`${month}-01`, language, { month: 'long' })

/** First letter in upper case, for words that begin a line. */
export const capitalize = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** A day within a sentence. English keeps the capital of a weekday, which has a date behind it, and not that of "tomorrow". */
export const midSentence = (day: string, language: string): string =>
  language === 'es' || !day.includes(' ') ? day.charAt(0).toLocaleLowerCase(language) + day.slice(1) : day

const turned = (date: string): string => date.split('-').toReversed().join('-')

const words = (date: string, language: string, options: Intl.DateTimeFormatOptions): string =>
  dateFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))
