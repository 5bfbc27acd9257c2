import { daysBetween } from '@core/format/dates'
import { addDays, isCalendarDate } from '@core/format/calendarDate'

/** Two calendar dates, YYYY-MM-DD, both included. */
export interface DateRange {
  start: string
  end: string
}

/** How many days a range has. */
export const dayCount = ({ start, end }: DateRange): number => daysBetween(start, end) + 1

/** As many days as a range has, just before it. */
export const previousRange = (range: DateRange): DateRange => ({
  start: addDays(range.start, -dayCount(range)),
  end: addDays(range.start, -1),
})

/** Every date of a range, the first one first. */
export const rangeDates = (range: DateRange): string[] =>
  Array.from({ length: dayCount(range) }, (_, at) => addDays(range.start, at))

/** Ranges that people ask for, by the last word of their text key. */
export type Preset = 'LAST_MONTH' | 'THIS_MONTH' | 'LAST_7_DAYS' | 'LAST_30_DAYS' | 'THIS_YEAR'

/**
 * The range of a preset. The last days end yesterday: today is not over yet.
 * In: today where the person is, YYYY-MM-DD.
 */
export function presetRange(preset: Preset, today: string): DateRange {
  const month = `${today.slice(0, 8)}01`
  const yesterday = addDays(today, -1)
  const end = addDays(month, -1)
  return {
    LAST_MONTH: { start: `${end.slice(0, 8)}01`, end },
    THIS_MONTH: { start: month, end: today },
    LAST_7_DAYS: { start: addDays(yesterday, -6), end: yesterday },
    LAST_30_DAYS: { start: addDays(yesterday, -29), end: yesterday },
    THIS_YEAR: { start: `${today.slice(0, 5)}01-01`, end: today },
  }[preset]
}

/** Longest range that the server answers for, in days. */
const maxDays = 800

/** Why two texts are no range: one is no date, the end comes first, or it is too long. Null: they are one (ADMIN-047). */
export function rangeError({ start, end }: DateRange): 'MISSING' | 'TURNED' | 'LONG' | null {
  if (!isCalendarDate(start) || !isCalendarDate(end)) return 'MISSING'
  if (end < start) return 'TURNED'
  return dayCount({ start, end }) > maxDays ? 'LONG' : null
}
