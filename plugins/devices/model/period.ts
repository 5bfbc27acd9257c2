import { formatCalendarDay, formatMonth, formatNumericDate, wallClock } from '@portico/core/format/dates'
import type { Range } from './series'

const DAY = 86_400_000
const HOUR = 3_600_000

/** A wall clock as milliseconds, as if it were UTC: where a value of any zone is drawn. */
export function wallTime(instant: string, zone: string): number {
  const { date, time } = wallClock(instant, zone)
  return Date.parse(`${date}T${time}:00Z`)
}

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** The first time of a period, and the first time after it. */
export function domainOf(date: string, range: Range): readonly [number, number] {
  const [year = 0, month = 1] = date.split('-').map(Number)
  if (range === 'day') return [Date.parse(date), Date.parse(date) + DAY]
  if (range === 'month') return [Date.UTC(year, month - 1), Date.UTC(year, month)]
  return [Date.UTC(year, 0), Date.UTC(year + 1, 0)]
}

/** The names on the axis: every six hours, every seven days, or every third month. */
export function ticksOf(date: string, range: Range): number[] {
  const [from, to] = domainOf(date, range)
  if (range === 'year') return [0, 3, 6, 9].map((month) => Date.UTC(Number(date.slice(0, 4)), month))
  const step = range === 'day' ? 6 * HOUR : 7 * DAY
  return Array.from({ length: Math.ceil((to - from) / step) }, (_, at) => from + at * step)
}

/** A longer time without values is a gap: three hours of a day, one missing day of a month, ten days of a year. */
export const gapOf = (range: Range): number =>
  range === 'day' ? 3 * HOUR : range === 'month' ? 1.5 * DAY : 10 * DAY

/** The date of the period before (-1) or after (1); the last one ends today. */
export function shiftPeriod(date: string, range: Range, by: 1 | -1, today: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const moved =
    range === 'day'
      ? isoDay(Date.UTC(year, month - 1, day + by))
      : range === 'month'
        ? isoDay(Date.UTC(year, month - 1 + by, 1))
        : isoDay(Date.UTC(year + by, 0, 1))
  return moved > today ? today : moved
}

/** Whether today is in the period: there is none after it. */
export const isLatest = (date: string, range: Range, today: string): boolean =>
  domainOf(date, range)[1] > Date.parse(today)

/** "Martes 03-11-2026", "Noviembre de 2026", "2026". */
export const titleOf = (date: string, range: Range, language: string): string =>
  range === 'day'
    ? formatCalendarDay(date, language)
    : range === 'month'
      ? formatMonth(date.slice(0, 7), language)
      : date.slice(0, 4)

/** A date of the address; today for one that is not a date or lies in the future. */
export const dateOr = (text: string | undefined, today: string): string =>
  text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && text <= today
    ? text
    : today

/** A time on the axis: "08:00" of a day, "03-11" else. */
export const tickText = (time: number, range: Range): string => {
  const text = new Date(time).toISOString()
  return range === 'day' ? text.slice(11, 16) : formatNumericDate(text.slice(0, 10)).slice(0, 5)
}

/** A time in full: "08:24" of a day, "03-11-2026" else. */
export const timeText = (time: number, range: Range): string => {
  const text = new Date(time).toISOString()
  return range === 'day' ? text.slice(11, 16) : formatNumericDate(text.slice(0, 10))
}
