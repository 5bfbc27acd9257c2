import { sortIntervals, type Day, type Span } from './day'
import { setIntervalHours } from './edit'

/** Two intervals of a day that share time, and the time they share. `first` and `second` are places in the day. */
export interface Overlap extends Span {
  first: number
  second: number
  /** From the beginning of the one to the end of the other. */
  union: Span
  /** Whether the second can begin where the first ends: not when it ends before. */
  canSeparate: boolean
}

/** The intervals of a day that overlap (CAL-009); ends that touch do not. */
export function findOverlaps(day: Day): Overlap[] {
  const found: Overlap[] = []
  let longest: ReturnType<typeof sortIntervals>[number] | undefined
  for (const next of day.isOff ? [] : sortIntervals(day)) {
    if (longest && next.from < longest.to) {
      found.push({
        first: longest.at,
        second: next.at,
        from: next.from,
        to: Math.min(longest.to, next.to),
        union: { from: longest.from, to: Math.max(longest.to, next.to) },
        canSeparate: next.to > longest.to,
      })
    }
    if (!longest || next.to > longest.to) longest = next
  }
  return found
}

/** Makes one interval of two, with the breaks of both. */
export function joinIntervals(day: Day, { first, second, union: both }: Overlap): Day {
  const breaks = [first, second].flatMap((at) => day.intervals[at]?.breaks ?? [])
  const intervals = day.intervals.map((one, at) => (at === first ? { ...both, breaks } : one))
  return { ...day, intervals: intervals.filter((_, at) => at !== second) }
}

/** Lets the second begin where the first ends. */
export const separateIntervals = (day: Day, { first, second }: Overlap): Day =>
  setIntervalHours(day, second, {
    from: day.intervals[first]?.to ?? 0,
    to: day.intervals[second]?.to ?? 0,
  })
