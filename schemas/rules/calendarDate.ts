import { isCalendarDate } from './age'
import { cleanCode } from './cleanText'

const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/

/**
 * The calendar date YYYY-MM-DD of a text in a file: as an export writes it, DD-MM-YYYY, with slashes or dots, or YYYY-MM-DD. Null for
 * anything else: a month is never guessed. Invisible marks, which copying brings along, are no part of it.
 */
export function parseCalendarDate(text: string): string | null {
  const cell = cleanCode(text)
  const [, day = '', month = '', year = ''] = dayFirst.exec(cell) ?? []
  const date = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : cell
  return isCalendarDate(date) ? date : null
}
