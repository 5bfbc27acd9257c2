import type { VideoStatistics } from '@schemas/generated/entities'
import { rangeDates, type DateRange } from '../../../../../dateRange/range'

/** How often a video was played on every day of a range; days that the server does not name had no plays. */
export function playsByDay({ assetAnalytics }: VideoStatistics, range: DateRange): number[] {
  const plays = new Map(assetAnalytics.map((day) => [day.playStartTime, day.visualizations]))
  return rangeDates(range).map((date) => plays.get(date) ?? 0)
}

/** Shares of a whole: the greatest first, all beyond the fifth as one. */
export interface Shares {
  first: readonly (readonly [name: string, count: number])[]
  others: { kinds: number; count: number } | null
}

const maxShares = 5

/** Takes counts by name. Returns the largest ones, and how many are left with their sum; a single one more is shown itself. */
export function topShares(counts: Readonly<Record<string, number>>): Shares {
  const all = Object.entries(counts).toSorted(([, one], [, other]) => other - one)
  if (all.length <= maxShares + 1) return { first: all, others: null }
  const rest = all.slice(maxShares)
  return {
    first: all.slice(0, maxShares),
    others: { kinds: rest.length, count: rest.reduce((sum, [, count]) => sum + count, 0) },
  }
}

/** How much more or less a number is than before, in whole percents; null where there was nothing before. */
export const growth = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100)
