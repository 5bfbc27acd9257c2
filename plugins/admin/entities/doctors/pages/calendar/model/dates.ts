const ms = 86_400_000

/** The date so many days later. Dates are YYYY-MM-DD here. */
export const daysLater = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * ms).toISOString().slice(0, 10)

/** 1 Monday to 7 Sunday. */
export const isoWeekday = (date: string): number => new Date(date).getUTCDay() || 7

/** The dates of a week from its Monday. In: any date of it. */
export const weekDates = (date: string): string[] =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => daysLater(date, day + 1 - isoWeekday(date)))

/** YYYY-MM of a date. */
export const monthOf = (date: string): string => date.slice(0, 7)

/** The months that are read: those of some dates, and the one shown with what stands around it. Each once, in order. */
export function monthsToLoad(month: string, dates: readonly string[]): string[] {
  const first = `${month}-01`
  const around = [daysLater(first, -1), first, daysLater(first, 31)]
  return [...new Set([...around, ...dates].map((date) => monthOf(date)))].toSorted()
}
