import type { DoctorConsultation } from '@schemas/generated/entities'
import { addDays, isoWeekday } from '@portico/core/format/calendarDate'
import { localDate, wallClock } from '@portico/core/format/dates'

/** Minutes of a row of the week. */
const ROW = 10

/** The Monday of the week of a date. Takes and returns YYYY-MM-DD. */
export const mondayOf = (date: string): string => addDays(date, 1 - isoWeekday(date))

/** A day of the week, YYYY-MM-DD, and its visits. */
export interface WeekDay {
  date: string
  lines: readonly DoctorConsultation[]
}

/** The days of a week with their visits in a zone: Monday to Friday, and the days of the weekend that have some. */
export function daysOf(monday: string, lines: readonly DoctorConsultation[], zone: string): WeekDay[] {
  const days = [0, 1, 2, 3, 4, 5, 6].map((day) => {
    const date = addDays(monday, day)
    return { date, lines: lines.filter(({ startDate }) => localDate(startDate, zone) === date) }
  })
  return days.filter((day, index) => index < 5 || day.lines.length > 0)
}

const minutesOf = (instant: string, zone: string): number => {
  const [hours = 0, minutes = 0] = wallClock(instant, zone).time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The whole hours that hold all visits, at least from 9 to 14. */
export function hoursOf(lines: readonly DoctorConsultation[], zone: string): { from: number; to: number } {
  const starts = lines.map(({ startDate }) => minutesOf(startDate, zone))
  const ends = lines.map(({ startDate, duration }) => minutesOf(startDate, zone) + duration)
  return {
    from: Math.floor(Math.min(9 * 60, ...starts) / 60),
    to: Math.min(24, Math.ceil(Math.max(14 * 60, ...ends) / 60)),
  }
}

/** The rows of a visit, from 1, in a week whose first hour is `from`: at least two, so that its name can be read. */
export function rowsOf(
  { startDate, duration }: Pick<DoctorConsultation, 'startDate' | 'duration'>,
  zone: string,
  from: number,
): string {
  const first = Math.floor((minutesOf(startDate, zone) - from * 60) / ROW) + 1
  return `${first} / span ${Math.max(2, Math.ceil(duration / ROW))}`
}

/** The rows of an hour. */
export const ROWS_OF_HOUR = 60 / ROW
