import { isoWeekday } from './dates'
import { freeDay, isSameDay, workingMinutes, workingSpans, type Day, type Span } from './day'
import { findOverlaps } from './overlap'
import { isDateKey, type DayKey } from './apiFormat'

/** A doctor's calendar as it is saved. */
export interface Calendar {
  /** Monday first. */
  week: readonly Day[]
  /** Dates that depart from it. */
  special: Readonly<Record<string, Day>>
}

/** Days that are changed and not saved; null is a date that is to be as its week again. */
export type Edits = Readonly<Record<DayKey, Day | null>>

/** A day as it is saved: a date has its own hours, else those of its week. */
export const savedDay = ({ week, special }: Calendar, key: DayKey): Day =>
  isDateKey(key) ? (special[key] ?? week[isoWeekday(key) - 1] ?? freeDay) : (week[Number(key) - 1] ?? freeDay)

/** A day as it is drawn: with what is not saved yet, of the date itself or of its week. */
export function editedDay(calendar: Calendar, edits: Edits, key: DayKey): Day {
  const edited = edits[key]
  if (edited) return edited
  if (!isDateKey(key)) return savedDay(calendar, key)
  const own = edited === null ? undefined : calendar.special[key]
  return own ?? editedDay(calendar, edits, String(isoWeekday(key)))
}

/** Whether a date departs from its week, as it is drawn. */
export const isSpecial = ({ special }: Calendar, edits: Edits, key: DayKey): boolean =>
  isDateKey(key) && (edits[key] === undefined ? key in special : edits[key] !== null)

/** The days that a save writes (CAL-007): a day drawn as it was is none. The week first, then dates in their order. */
export const changedDays = (calendar: Calendar, edits: Edits): DayKey[] =>
  Object.keys(edits)
    .filter((key) => {
      const edited = edits[key]
      if (edited === null) return key in calendar.special
      return edited !== undefined && !isSameDay(edited, savedDay(calendar, key))
    })
    .toSorted()

/** The changed days that cannot be saved: their intervals overlap (CAL-009). */
export const invalidDays = (calendar: Calendar, edits: Edits): DayKey[] =>
  changedDays(calendar, edits).filter((key) => findOverlaps(edits[key] ?? freeDay).length > 0)

/** Minutes worked on some dates, as saved and as drawn. */
export const compareWorkingMinutes = (calendar: Calendar, edits: Edits, dates: readonly string[]) => ({
  before: sum(dates.map((date) => workingMinutes(savedDay(calendar, date)))),
  after: sum(dates.map((date) => workingMinutes(editedDay(calendar, edits, date)))),
})

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0)

/** The appointments of a day that do not lie in its hours. */
export const appointmentsOutside = (day: Day, booked: readonly Span[]): Span[] => {
  const hours = workingSpans(day)
  return booked.filter((one) => !hours.some(({ from, to }) => from <= one.from && one.to <= to))
}
