import { addDays, isoWeekday, monthOf } from '@portico/core/format/calendarDate'

/** The seven dates of the week of a date, Monday first. */
export const weekDates = (date: string): string[] =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(date, day + 1 - isoWeekday(date)))

/** The months to load: the visible one, the neighbours whose days it shows, and those of some dates. Sorted, without duplicates. */
export function monthsToLoad(month: string, dates: readonly string[]): string[] {
  const first = `${month}-01`
  const around = [addDays(first, -1), first, addDays(first, 31)]
  return [...new Set([...around, ...dates].map((date) => monthOf(date)))].toSorted()
}
