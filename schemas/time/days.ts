import { locale } from './locale'
import { memoize } from './memoize'
import { localDate } from './wallClock'

/** The Intl formatter of a portal language, created once. */
export const dateFormat = memoize(
  (language: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale(language), options),
)

/** Parts of a calendar date as the language writes them. */
export const formatParts = (date: string, language: string, options: Intl.DateTimeFormatOptions): string =>
  dateFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))

/**
 * "jueves 12 de noviembre", "Thursday 12 November 2027": the day of an instant in a zone, within a sentence (C-149). The year
 * appears when it is not the one of `now`; without `now` always, as in a letter, which is read at any time.
 */
export function sentenceDay(
  instant: string | number,
  zone: string,
  language: string,
  now?: number | string,
): string {
  const date = localDate(instant, zone)
  const isThisYear = now !== undefined && date.slice(0, 4) === localDate(now, zone).slice(0, 4)
  const year = isThisYear ? undefined : 'numeric'
  // Spanish puts a comma between weekday and day, when both are in one format.
  return `${formatParts(date, language, { weekday: 'long' })} ${formatParts(date, language, { day: 'numeric', month: 'long', year })}`
}
