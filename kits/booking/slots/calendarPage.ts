import { addDays, addMonths, isoWeekday } from '@portico/core/format/calendarDate'

/** The days that the calendar shows at once, both YYYY-MM-DD. */
export interface CalendarPage {
  first: string
  last: string
  /** Two whole weeks that run into the next month, in place of a month. */
  isWeeks: boolean
}

/**
 * The page of a month, YYYY-MM. Past weeks are not shown, so near its end a month would be a lonely row:
 * where fewer than two weeks are left from the first day that can be reached, the page is two whole weeks.
 */
export function calendarPage(month: string, min: string): CalendarPage {
  const end = addDays(`${addMonths(month, 1)}-01`, -1)
  const monday = addDays(min, 1 - isoWeekday(min))
  const last = addDays(monday, 13)
  if (min.startsWith(month) && last > end) return { first: monday, last, isWeeks: true }
  return { first: `${month}-01`, last: end, isWeeks: false }
}

/** Whether a day, YYYY-MM-DD, is on a page. */
export const isOnPage = (day: string, { first, last }: CalendarPage): boolean => day >= first && day <= last
