import { daysBetween } from '@core/format/dates'

/** Two calendar dates, YYYY-MM-DD, both included. */
export interface DateRange {
  start: string
  end: string
}

const day = 86_400_000

/** In: YYYY-MM-DD. Out: the date so many days later. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10)

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
  if (!isDate(start) || !isDate(end)) return 'MISSING'
  if (end < start) return 'TURNED'
  return dayCount({ start, end }) > maxDays ? 'LONG' : null
}

/** Whether a text is a date that the calendar has. */
export const isDate = (text: string): boolean =>
  /^[12]\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text
