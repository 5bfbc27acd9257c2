import { weekdayOf } from './dates'
import { freeDay, isSameDay, worked, workedIn, type Day, type Span } from './day'
import { overlapsOf } from './overlap'
import { isDate, type DayKey } from './apiFormat'

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
  isDate(key) ? (special[key] ?? week[weekdayOf(key) - 1] ?? freeDay) : (week[Number(key) - 1] ?? freeDay)

/** A day as it is drawn: with what is not saved yet, of the date itself or of its week. */
export function dayOf(calendar: Calendar, edits: Edits, key: DayKey): Day {
  const edited = edits[key]
  if (edited) return edited
  if (!isDate(key)) return savedDay(calendar, key)
  const own = edited === null ? undefined : calendar.special[key]
  return own ?? dayOf(calendar, edits, String(weekdayOf(key)))
}

/** Whether a date departs from its week, as it is drawn. */
export const isSpecial = ({ special }: Calendar, edits: Edits, key: DayKey): boolean =>
  isDate(key) && (edits[key] === undefined ? key in special : edits[key] !== null)

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
export const brokenDays = (calendar: Calendar, edits: Edits): DayKey[] =>
  changedDays(calendar, edits).filter((key) => overlapsOf(edits[key] ?? freeDay).length > 0)

/** Minutes worked on some dates, as saved and as drawn. */
export const effectOn = (calendar: Calendar, edits: Edits, dates: readonly string[]) => ({
  before: sum(dates.map((date) => worked(savedDay(calendar, date)))),
  after: sum(dates.map((date) => worked(dayOf(calendar, edits, date)))),
})

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0)

/** The appointments of a day that do not lie in its hours. */
export const leftOut = (day: Day, booked: readonly Span[]): Span[] => {
  const hours = workedIn(day)
  return booked.filter((one) => !hours.some(({ from, to }) => from <= one.from && one.to <= to))
}
