import { bandPass } from './filter'
import { at, deviation, mean, median, RATE, type Series } from './samples'

/** Times of the beats in seconds: the peaks of the pulse near the rate `frequency` (hertz), refined between samples. */
export function findBeats(pulse: Series, frequency: number): number[] {
  const wave = bandPass(pulse, [Math.max(0.6, frequency * 0.55), Math.min(6, frequency * 2.2)])
  const floor = 0.25 * deviation(wave)
  const shortest = 0.55 / frequency
  const beats: { t: number; height: number }[] = []
  for (let index = 1; index + 1 < wave.length; index += 1) {
    const [left, height, right] = [at(wave, index - 1), at(wave, index), at(wave, index + 1)]
    if (height < floor || height < left || height <= right) continue
    const t = (index + (0.5 * (left - right)) / (left - 2 * height + right || 1)) / RATE
    const last = beats.at(-1)
    if (!last || t - last.t >= shortest) beats.push({ t, height })
    else if (height > last.height) beats[beats.length - 1] = { t, height }
  }
  return beats.map(({ t }) => t)
}

/** The time between two beats. */
export interface Interval {
  /** The middle between the beats, in seconds. */
  t: number
  seconds: number
}

export const intervalsOf = (beats: readonly number[]): Interval[] =>
  beats.slice(1).map((beat, index) => {
    const before = beats[index] ?? beat
    return { t: (beat + before) / 2, seconds: beat - before }
  })

/** Intervals that are not missed or double beats: less than a fifth away from the median. */
export function plausible(intervals: readonly Interval[]): Interval[] {
  const middle = median(intervals.map(({ seconds }) => seconds))
  return intervals.filter(({ seconds }) => Math.abs(seconds - middle) < 0.2 * middle)
}

/** Beats per minute of intervals. */
export const rateOf = (intervals: readonly Interval[]): number =>
  60 / (mean(intervals.map(({ seconds }) => seconds)) || Infinity)
