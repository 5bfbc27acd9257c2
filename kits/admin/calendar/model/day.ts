import { minutesPerDay } from './clock'

/** A part of a day in minutes from midnight, on the clock of the place of work. */
export interface Span {
  from: number
  to: number
}

/** Working hours with the breaks inside them. */
export interface Interval extends Span {
  breaks: readonly Span[]
}

/** A date, or a day of the typical week. */
export interface Day {
  /** In the order in which they were added. */
  intervals: readonly Interval[]
  /** Vacation; only dates can have it. */
  isOff: boolean
  /** A name of the date, for example of a holiday. */
  name?: string | undefined
  /** Ids of the booking provider; sent back unchanged. */
  ids?: DayIds | undefined
}

/** Ids of a date in the booking provider. */
export interface DayIds {
  event_id?: number | null
  unit_group_id?: number | null
}

/** A day without working hours. */
export const freeDay: Day = { intervals: [], isOff: false }

/** The intervals sorted by time, each with its `index` in the day. */
export const sortIntervals = ({ intervals }: Day) =>
  intervals
    .map((interval, index) => ({ ...interval, index }))
    .toSorted((a, b) => a.from - b.from || a.to - b.to)

/** Merges spans that touch or overlap, and sorts them. */
function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = []
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else merged.push({ from, to })
  }
  return merged
}

/** The parts of a span that no other span covers. */
function subtractSpans({ from, to }: Span, others: readonly Span[]): Span[] {
  const rest: Span[] = []
  let start = from
  for (const other of mergeSpans(others)) {
    if (other.from > start) rest.push({ from: start, to: Math.min(other.from, to) })
    start = Math.max(start, other.to)
  }
  return start < to ? [...rest, { from: start, to }] : rest
}

/** The working time of a day without breaks and vacation; overlapping intervals count once. */
export const workingSpans = ({ intervals, isOff }: Day): Span[] =>
  isOff ? [] : mergeSpans(intervals.flatMap((interval) => subtractSpans(interval, interval.breaks)))

/** Whether hours can go on after midnight, or can be the rest of a shift that began before it. A day of 24 hours is neither. */
export const isEvening = ({ from, to }: Span): boolean => from > 0 && to === minutesPerDay
export const isMorning = ({ from, to }: Span): boolean => from === 0 && to < minutesPerDay

/** The working time of a day; a shift over midnight ends above 24:00. */
export function shiftSpans(day: Day, next: Day): Span[] {
  const spans = workingSpans(day)
  const last = spans.at(-1)
  const [first] = workingSpans(next)
  if (!last || !first || !isEvening(last) || !isMorning(first)) return spans
  return [...spans.slice(0, -1), { from: last.from, to: minutesPerDay + first.to }]
}

export const workingMinutes = (day: Day): number =>
  workingSpans(day).reduce((sum, { from, to }) => sum + to - from, 0)

/** Whether two days have the same working time, vacation and name. */
export const isSameDay = (a: Day, b: Day): boolean => serializeDay(a) === serializeDay(b)

const serializeDay = (day: Day) => JSON.stringify([day.isOff, day.name ?? '', workingSpans(day)])
