/** A stretch of a day in minutes from midnight, on the clock of the place of work. */
export interface Span {
  from: number
  to: number
}

/** Working hours without leaving, but for the breaks in them. */
export interface Interval extends Span {
  breaks: readonly Span[]
}

/** A date, or a day of the typical week. */
export interface Day {
  /** In the order in which they were drawn. */
  intervals: readonly Interval[]
  /** Vacation; only dates have it (CAL-008). */
  isOff: boolean
  /** What the date is called, for example the holiday's name. */
  name?: string | undefined
}

/** Nobody works. */
export const freeDay: Day = { intervals: [], isOff: false }

/** The intervals as they follow each other, each with its place in the day. */
export const sortIntervals = ({ intervals }: Day) =>
  intervals
    .map((interval, at) => ({ ...interval, at }))
    .toSorted((one, other) => one.from - other.from || one.to - other.to)

/** Stretches joined where they touch or overlap, in their order. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else joined.push({ from, to })
  }
  return joined
}

/** What is left of a stretch without others. */
export function subtractSpans({ from, to }: Span, others: readonly Span[]): Span[] {
  const left: Span[] = []
  let start = from
  for (const other of mergeSpans(others)) {
    if (other.from > start) left.push({ from: start, to: Math.min(other.from, to) })
    start = Math.max(start, other.to)
  }
  return start < to ? [...left, { from: start, to }] : left
}

/** When somebody works on a day: without breaks and vacation, each minute once. */
export const workingSpans = ({ intervals, isOff }: Day): Span[] =>
  isOff ? [] : mergeSpans(intervals.flatMap((interval) => subtractSpans(interval, interval.breaks)))

/** Minutes worked on a day. */
export const workingMinutes = (day: Day): number =>
  workingSpans(day).reduce((sum, { from, to }) => sum + to - from, 0)

/** Two days have the same hours, and the same vacation. */
export const isSameDay = (one: Day, other: Day): boolean => serializeHours(one) === serializeHours(other)

const serializeHours = (day: Day) => JSON.stringify([day.isOff, day.name ?? '', workingSpans(day)])
