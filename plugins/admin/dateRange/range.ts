import { daysBetween } from '@portico/core/format/dates'
import { addDays, startOf } from '@portico/core/format/calendarDate'
import { isCalendarDate } from '@schemas/rules/age'

/** Two calendar dates, YYYY-MM-DD, both included. */
export interface DateRange {
  start: string
  end: string
}

/** Number of days of a range. */
export const dayCount = ({ start, end }: DateRange): number => daysBetween(start, end) + 1

/** The range of the same length just before. */
export const previousRange = (range: DateRange): DateRange => ({
  start: addDays(range.start, -dayCount(range)),
  end: addDays(range.start, -1),
})

/** Every date of a range, in order. */
export const rangeDates = (range: DateRange): string[] =>
  Array.from({ length: dayCount(range) }, (_, at) => addDays(range.start, at))

/** Preset ranges; the id ends their text key. */
export type Preset = 'LAST_MONTH' | 'THIS_MONTH' | 'LAST_7_DAYS' | 'LAST_30_DAYS' | 'THIS_YEAR'

/**
 * The range of a preset. The last days end yesterday: today is not over yet.
 * Takes the date of today where the person is, as YYYY-MM-DD.
 */
export function presetRange(preset: Preset, today: string): DateRange {
  const month = startOf(today, 'month')
  const yesterday = addDays(today, -1)
  const end = addDays(month, -1)
  return {
    LAST_MONTH: { start: startOf(end, 'month'), end },
    THIS_MONTH: { start: month, end: today },
    LAST_7_DAYS: { start: addDays(yesterday, -6), end: yesterday },
    LAST_30_DAYS: { start: addDays(yesterday, -29), end: yesterday },
    THIS_YEAR: { start: startOf(today, 'year'), end: today },
  }[preset]
}

/** Longest range that the server accepts, in days. */
const maxDays = 800

/** Why two dates are not a valid range: a date is missing, the end is first, or it is too long. Null if it is valid. */
export function rangeError({ start, end }: DateRange): 'MISSING' | 'TURNED' | 'LONG' | null {
  if (!isCalendarDate(start) || !isCalendarDate(end)) return 'MISSING'
  if (end < start) return 'TURNED'
  return dayCount({ start, end }) > maxDays ? 'LONG' : null
}
