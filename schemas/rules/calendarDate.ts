import { isCalendarDate } from './age'
import { cleanCode } from './cleanText'

const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/

/**
 * A date with the day first, as DD-MM-YYYY, with slashes or dots, turned into YYYY-MM-DD, whether or not that day exists. Other texts
 * stay. Invisible marks, which copying brings along, are no part of it.
 */
export function yearFirst(text: string): string {
  const cell = cleanCode(text)
  const [, day = '', month = '', year = ''] = dayFirst.exec(cell) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : cell
}

/** The calendar date of a text in a file, day first or YYYY-MM-DD. Null for anything else: a month is never guessed. */
export function parseCalendarDate(text: string): string | null {
  const date = yearFirst(text)
  return isCalendarDate(date) ? date : null
}
