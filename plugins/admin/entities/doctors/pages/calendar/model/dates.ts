const ms = 86_400_000

/** Dates are YYYY-MM-DD. */
export const daysLater = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * ms).toISOString().slice(0, 10)

/** 1 Monday to 7 Sunday. */
export const isoWeekday = (date: string): number => new Date(date).getUTCDay() || 7

/** The seven dates of the week of a date, Monday first. */
export const weekDates = (date: string): string[] =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => daysLater(date, day + 1 - isoWeekday(date)))

/** YYYY-MM of a date. */
export const monthOf = (date: string): string => date.slice(0, 7)

/** The months to load: the visible one, the neighbours whose days it shows, and those of some dates. Sorted, without duplicates. */
export function monthsToLoad(month: string, dates: readonly string[]): string[] {
  const first = `${month}-01`
  const around = [daysLater(first, -1), first, daysLater(first, 31)]
  return [...new Set([...around, ...dates].map((date) => monthOf(date)))].toSorted()
}
