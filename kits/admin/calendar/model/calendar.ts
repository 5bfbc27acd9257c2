import { isoWeekday } from '@portico/core/format/calendarDate'
import { isDateKey, weekdayKey, type DayKey } from './apiFormat'
import { freeDay, isSameDay, shiftSpans, workingMinutes, type Day, type Span } from './day'
import { findOverlaps } from './overlap'

/** A doctor's working calendar as the server has it. */
export interface Calendar {
  /** The typical week, Monday first. */
  week: readonly Day[]
  /** Dates with hours of their own, by YYYY-MM-DD. */
  special: Readonly<Record<string, Day>>
}

/** Unsaved days. `null` resets a date to the typical week. */
export type Edits = Readonly<Record<DayKey, Day | null>>

/** A day as the server has it: a date's own hours, otherwise those of its weekday. */
export const savedDay = ({ week, special }: Calendar, key: DayKey): Day =>
  isDateKey(key) ? (special[key] ?? week[isoWeekday(key) - 1] ?? freeDay) : (week[Number(key) - 1] ?? freeDay)

/** A day with its unsaved edits, or with those of its weekday. */
export function editedDay(calendar: Calendar, edits: Edits, key: DayKey): Day {
  const edited = edits[key]
  if (edited) return edited
  if (!isDateKey(key)) return savedDay(calendar, key)
  const own = edited === null ? undefined : calendar.special[key]
  return own ?? editedDay(calendar, edits, weekdayKey(key))
}

/** Whether a date has hours of its own once the edits are applied. */
export const isSpecial = ({ special }: Calendar, edits: Edits, key: DayKey): boolean =>
  isDateKey(key) && (edits[key] === undefined ? key in special : edits[key] !== null)

/** The days that a save sends, weekdays first, then dates in order. Skips edits that change nothing. */
export const changedDays = (calendar: Calendar, edits: Edits): DayKey[] =>
  Object.keys(edits)
    .filter((key) => {
      const edited = edits[key]
      if (edited === null) return key in calendar.special
      return edited !== undefined && !isSameDay(edited, savedDay(calendar, key))
    })
    .toSorted()

/** The edits that write days back as `calendar` has them; `null` for a date without hours of its own. */
export const editsBack = (calendar: Calendar, keys: readonly DayKey[]): Edits =>
  Object.fromEntries(
    keys.map((key) => [key, isDateKey(key) && !(key in calendar.special) ? null : savedDay(calendar, key)]),
  )

/** The changed days that cannot be saved because their intervals overlap. */
export const invalidDays = (calendar: Calendar, edits: Edits): DayKey[] =>
  changedDays(calendar, edits).filter((key) => findOverlaps(edits[key] ?? freeDay).length > 0)

/** Working minutes of some dates, without and with the edits. */
export const compareWorkingMinutes = (calendar: Calendar, edits: Edits, dates: readonly string[]) => ({
  before: sum(dates.map((date) => workingMinutes(savedDay(calendar, date)))),
  after: sum(dates.map((date) => workingMinutes(editedDay(calendar, edits, date)))),
})

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** The appointments of a day that lie outside its working hours. Takes the next day too: a shift may last beyond midnight. */
export const appointmentsOutside = (day: Day, appointments: readonly Span[], next: Day = freeDay): Span[] => {
  const hours = shiftSpans(day, next)
  return appointments.filter(
    (appointment) => !hours.some(({ from, to }) => from <= appointment.from && appointment.to <= to),
  )
}
