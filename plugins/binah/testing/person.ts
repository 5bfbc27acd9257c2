import type { Random } from './random'

export const rhythms = ['regular', 'irregular'] as const
export type Rhythm = (typeof rhythms)[number]

/** A heart and its breathing. */
export interface Heart {
  /** Times of the beats in seconds. */
  beats: number[]
  breaths: number
  /** Mean beats per minute over the measurement. */
  rate: number
  /** Standard deviation of the intervals in milliseconds. */
  sdnn: number
}

/**
 * Beats with respiratory sinus arrhythmia; an irregular heart adds premature beats with a pause after them to one beat in ten, and more
 * variation to all.
 */
export function heartOf(
  { bpm, breaths, rhythm, seconds }: { bpm: number; breaths: number; rhythm: Rhythm; seconds: number },
  random: Random,
): Heart {
  const beats: number[] = []
  const usual = 60 / bpm
  let pause = 0
  for (let t = -3; t < seconds + 3;) {
    beats.push(t)
    const breath = 0.035 * usual * Math.sin((2 * Math.PI * breaths * t) / 60)
    const drift = (rhythm === 'irregular' ? 0.05 : 0.012) * usual * random.normal()
    const early = rhythm === 'irregular' && random.even() < 0.1 ? 0.3 * usual : 0
    t += Math.max(0.3, usual + breath + drift - early + pause)
    pause = early
  }
  const inside = beats.filter((beat) => beat >= 0 && beat <= seconds)
  const intervals = inside.slice(1).map((beat, index) => beat - (inside[index] ?? beat))
  const mean = intervals.reduce((sum, value) => sum + value, 0) / intervals.length
  const variance = intervals.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (intervals.length - 1)
  return { beats, breaths, rate: 60 / mean, sdnn: 1000 * Math.sqrt(variance) }
}

/** The blood in the skin at a time: a steep rise, and a second, lower wave. */
export function bloodAt({ beats, breaths }: Heart, t: number): number {
  let index = 0
  while (index + 2 < beats.length && (beats[index + 1] ?? 0) <= t) index += 1
  const [from = 0, to = from + 1] = [beats[index], beats[index + 1]]
  const phase = (t - from) / (to - from)
  const first = Math.exp(-(((phase - 0.25) / 0.13) ** 2))
  const second = 0.3 * Math.exp(-(((phase - 0.58) / 0.13) ** 2))
  return (first + second - 0.25) * (1 + 0.18 * Math.sin((2 * Math.PI * breaths * t) / 60))
}
