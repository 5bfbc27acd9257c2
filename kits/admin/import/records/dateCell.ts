import { formatNumericDate } from '@portico/core/format/dates'
import { parseCalendarDate } from '@schemas/rules/calendarDate'

/** The text that an export writes for the date of a cell, so that the same date is the same text; other texts stay. */
export function exportedDate(text: string): string {
  const date = parseCalendarDate(text)
  return date === null ? text : formatNumericDate(date)
}
