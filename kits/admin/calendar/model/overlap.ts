import { sortIntervals, type Day, type Span } from './day'
import { setIntervalHours } from './edit'

/** Two intervals of a day that overlap, and the time they share. `first` and `second` are indexes in the day. */
export interface Overlap extends Span {
  first: number
  second: number
  /** From the start of the first to the later end. */
  union: Span
  /** Whether the second can start where the first ends; not if it ends earlier. */
  canSeparate: boolean
}

/** The overlapping intervals of a day. Intervals that only touch do not overlap. */
export function findOverlaps(day: Day): Overlap[] {
  const overlaps: Overlap[] = []
  let longest: ReturnType<typeof sortIntervals>[number] | undefined
  for (const next of day.isOff ? [] : sortIntervals(day)) {
    if (longest && next.from < longest.to) {
      overlaps.push({
        first: longest.index,
        second: next.index,
        from: next.from,
        to: Math.min(longest.to, next.to),
        union: { from: longest.from, to: Math.max(longest.to, next.to) },
        canSeparate: next.to > longest.to,
      })
    }
    if (!longest || next.to > longest.to) longest = next
  }
  return overlaps
}

/** Joins both intervals into one that keeps all breaks. */
export function joinIntervals(day: Day, { first, second, union }: Overlap): Day {
  const breaks = [first, second].flatMap((index) => day.intervals[index]?.breaks ?? [])
  const intervals = day.intervals.map((interval, index) =>
    index === first ? { ...union, breaks } : interval,
  )
  return { ...day, intervals: intervals.filter((_, index) => index !== second) }
}

/** Starts the second interval where the first ends. */
export const separateIntervals = (day: Day, { first, second }: Overlap): Day =>
  setIntervalHours(day, second, {
    from: day.intervals[first]?.to ?? 0,
    to: day.intervals[second]?.to ?? 0,
  })
