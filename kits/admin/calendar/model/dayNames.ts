import { capitalize } from '@portico/core/format/dates'
import { dateFormat } from '@portico/core/format/intl'
import { addDays } from '@portico/core/format/calendarDate'
import { isDateKey, type DayKey } from './apiFormat'

/** Any Monday, to name the days of the typical week. */
const monday = '2026-11-23'

const instant = (key: DayKey) => new Date(isDateKey(key) ? key : addDays(monday, Number(key) - 1))
const formatKey = (key: DayKey, language: string, options: Intl.DateTimeFormatOptions) =>
  dateFormat(language, { ...options, timeZone: 'UTC' }).format(instant(key))

/** Heading of a day's row: "Mar 24", "Martes". */
export function dayHeading(key: DayKey, language: string): string {
  if (!isDateKey(key)) return capitalize(formatKey(key, language, { weekday: 'long' }))
  return `${capitalize(formatKey(key, language, { weekday: 'short' })).replace('.', '')} ${Number(key.slice(-2))}`
}

/** Name of a day within a sentence: "martes 24", "martes". */
export function dayName(key: DayKey, language: string): string {
  const weekday = formatKey(key, language, { weekday: 'long' })
  return isDateKey(key) ? `${weekday} ${Number(key.slice(-2))}` : weekday
}

/** A date within a sentence: "24 de noviembre". */
export const formatDayAndMonth = (date: string, language: string): string =>
  formatKey(date, language, { day: 'numeric', month: 'long' })

/** Formats a week: "23–29 nov 2026". Takes its first and last date. */
export const formatWeekRange = (from: string, to: string, language: string): string =>
  dateFormat(language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).formatRange(
    instant(from),
    instant(to),
  )
