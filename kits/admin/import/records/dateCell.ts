import { formatNumericDate } from '@portico/core/format/dates'
import { isCalendarDate } from '@schemas/rules/age'

const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/

/**
 * The calendar date YYYY-MM-DD of a cell: as an export writes it, DD-MM-YYYY, with slashes or dots, or YYYY-MM-DD. Null for anything else: a
 * month is never guessed.
 */
export function parseDateCell(text: string): string | null {
  const [, day = '', month = '', year = ''] = dayFirst.exec(text.trim()) ?? []
  const date = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text.trim()
  return isCalendarDate(date) ? date : null
}

/** The text that an export writes for the date of a cell, so that the same date is the same text; other texts stay. */
export function exportedDate(text: string): string {
  const date = parseDateCell(text)
  return date === null ? text : formatNumericDate(date)
}
