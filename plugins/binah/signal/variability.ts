import { findBeats, intervalsOf } from './beats'
import { deviation, mean, type Series } from './samples'

/** Beats of both halves are the same beat when they are this close, in seconds. */
const SAME = 0.12

/** The times of the same beats in two halves of the face. */
function pairs(upper: readonly number[], lower: readonly number[]): (readonly [number, number])[] {
  let index = 0
  return upper.flatMap((beat) => {
    while (index < lower.length && (lower[index] ?? 0) < beat - SAME) index += 1
    const other = lower[index]
    return other !== undefined && other - beat <= SAME ? [[beat, other] as const] : []
  })
}

export interface Variability {
  /** Standard deviation of the intervals in milliseconds (SDNN). */
  sdnn: number
  /** How alike the intervals of both halves are, 0 to 1. */
  agreement: number
  intervals: number
  /** The share of intervals that are not missed or double beats. */
  share: number
}

/**
 * The variability that both halves of the face share. Each half sees a beat some milliseconds early or late, which would add
 * to the deviation of its intervals; the covariance of the two has only what is common.
 */
export function variabilityOf(
  { upper, lower }: { upper: Series; lower: Series },
  frequency: number,
): Variability {
  const beats = pairs(findBeats(upper, frequency), findBeats(lower, frequency))
  const one = intervalsOf(beats.map(([beat]) => beat))
  const other = intervalsOf(beats.map(([, beat]) => beat))
  const usual = 1 / frequency
  const both = one.flatMap(({ seconds }, index) => {
    const second = other[index]?.seconds ?? 0
    // A missed beat makes an interval twice as long.
    return Math.abs(seconds - usual) < 0.3 * usual ? [[seconds, second] as const] : []
  })
  const [first, second] = [both.map(([value]) => value), both.map(([, value]) => value)]
  const [centre, middle] = [mean(first), mean(second)]
  const common = both.reduce((sum, [a, b]) => sum + (a - centre) * (b - middle), 0) / (both.length - 1 || 1)
  const agreement = common / (deviation(first) * deviation(second) || 1)
  return {
    sdnn: 1000 * Math.sqrt(Math.max(0, common)),
    agreement,
    intervals: both.length,
    share: both.length / (one.length || 1),
  }
}
