import { formatParts } from './dates'
import { localDate } from './zone'

/**
 * "9 de noviembre de 2026", "9 November 2026": a calendar date YYYY-MM-DD in a sentence, as the language writes day, month
 * name and year (C-149). Has a file of its own, because the start does not need it.
 */
export const formatLongDate = (date: string, language: string): string =>
  formatParts(date, language, { day: 'numeric', month: 'long', year: 'numeric' })

/** As `formatLongDate`, of an instant in a zone. */
export const formatLongDateAt = (instant: string | number, zone: string, language: string): string =>
  formatLongDate(localDate(instant, zone), language)
