import { addDays, weekdayOf } from '../../shared/zone'

/** Minutes of a local day. */
export const DAY_MINUTES = 24 * 60

/** Minutes of a local day; `end` is exclusive and may be 1440. */
export interface Interval {
  start: number
  end: number
}

/** A doctor's working hours in the local time of a zone. */
export interface WorkingCalendar {
  zone: string
  /** By weekday, 0 Sunday to 6 Saturday. */
  week: readonly (readonly Interval[])[]
  /** Dates (YYYY-MM-DD) with their own hours; an empty list is a day off. */
  special: ReadonlyMap<string, readonly Interval[]>
}

/** The working hours of a date. */
export const hoursOfDay = ({ special, week }: WorkingCalendar, day: string): readonly Interval[] =>
  special.get(day) ?? week[weekdayOf(day)] ?? []

/**
 * The shifts that begin on a date. Hours until midnight and hours from midnight are one shift over midnight, whose end is
 * above 1440. A day of 24 hours is a shift of its own: otherwise a week of such days would be one without a beginning.
 */
export function shiftsOfDay(calendar: WorkingCalendar, day: string): Interval[] {
  const hours = hoursOfDay(calendar, day)
  const [first] = hours
  const last = hours.at(-1)
  if (!first || !last) return []
  const continues = isMorning(first) && isEvening(hoursOfDay(calendar, addDays(day, -1)).at(-1))
  const shifts = continues ? hours.slice(1) : [...hours]
  const [morning] = isEvening(last) ? hoursOfDay(calendar, addDays(day, 1)) : []
  if (!isMorning(morning)) return shifts
  return [...shifts.slice(0, -1), { start: last.start, end: DAY_MINUTES + morning.end }]
}

const isEvening = (hours: Interval | undefined): boolean =>
  hours !== undefined && hours.start > 0 && hours.end === DAY_MINUTES

const isMorning = (hours: Interval | undefined): hours is Interval =>
  hours !== undefined && hours.start === 0 && hours.end < DAY_MINUTES

/** The shift over midnight that begins on a date; undefined: none does. */
export const shiftOverMidnight = (calendar: WorkingCalendar, day: string): Interval | undefined =>
  shiftsOfDay(calendar, day).find(({ end }) => end > DAY_MINUTES)

/** Subtracts breaks from opening hours. Breaks may touch or exceed the ends. */
export function withoutBreaks(open: Interval, breaks: readonly Interval[]): Interval[] {
  const left: Interval[] = []
  let start = open.start
  for (const pause of [...breaks].sort((a, b) => a.start - b.start)) {
    if (pause.start > start) left.push({ start, end: Math.min(pause.start, open.end) })
    start = Math.max(start, pause.end)
  }
  if (start < open.end) left.push({ start, end: open.end })
  return left.filter((interval) => interval.start < interval.end)
}
