import { parseDate, startOfWeek } from '@internationalized/date'
import { formatDayName } from '../../format/dates'
import type { Language } from '../../i18n/languages'
import type { Translate } from '../../i18n/i18n'

/** The availability of a day. */
export interface CalendarDay {
  /** Number of free slots. */
  free: number
  /** All slots are taken. */
  full?: boolean | undefined
}

/** By ISO date, YYYY-MM-DD. */
export type CalendarDays = ReadonlyMap<string, CalendarDay>

/** Two whole weeks that are shown in place of a month. */
export interface CalendarWeeks {
  /** The last day, YYYY-MM-DD; the first is in the week of `min`. */
  last: string
  title: string
}

/** Whether a day, YYYY-MM-DD, is shown: one of a month, YYYY-MM, or of the weeks that run into the next. */
export const isShown = (date: string, month: string, weeks: CalendarWeeks | undefined): boolean =>
  date.startsWith(month) || (weeks !== undefined && date > month && date <= weeks.last)

/** The Monday of the week of a day, both YYYY-MM-DD: the weeks before that of the first day to reach are hidden. */
export const mondayOf = (date: string): string => startOfWeek(parseDate(date), 'es', 'mon').toString()

/**
 * The day of a month that gets the focus first: the selected one, else the first free one,
 * else the first that is not before `min`. Takes the month as YYYY-MM, and the rest as YYYY-MM-DD. Returns YYYY-MM-DD.
 */
export function initialFocusDay(
  month: string,
  days: CalendarDays,
  selected: string | null | undefined,
  min: string | undefined,
  weeks?: CalendarWeeks,
): string {
  if (selected && isShown(selected, month, weeks)) return selected
  const free = [...days]
    .filter(([date, day]) => isShown(date, month, weeks) && day.free > 0)
    .map(([date]) => date)
  const first = `${month}-01`
  return free.sort()[0] ?? (min?.startsWith(month) && min > first ? min : first)
}

/** The accessible name of a day: date and number of free slots. */
export function dayLabel(
  date: string,
  day: CalendarDay | undefined,
  language: Language,
  t: Translate,
): string {
  const words = formatDayName(date, language)
  if (day && day.free === 1) return t('UI.CALENDAR_DAY_FREE_ONE', { date: words })
  if (day && day.free > 1) return t('UI.CALENDAR_DAY_FREE', { date: words, count: day.free })
  return t(day?.full ? 'UI.CALENDAR_DAY_FULL' : 'UI.CALENDAR_DAY_NONE', { date: words })
}
