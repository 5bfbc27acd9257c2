import type { Random } from '../random'

/** A heart whose pacemaker fires each time the integral of its rate has grown by one (integral pulse frequency modulation). */
export interface Rhythm {
  /** Seconds at which a pulse wave reaches the face. */
  waves: number[]
  /** Mean beats a minute between two times in seconds. */
  rateBetween: (from: number, to: number) => number
}

const STEP = 0.002

/**
 * Beats around `bpm` for some seconds. Breathing, the slow wave of the blood pressure and a drift change the rate; the variation
 * shrinks as the heart goes faster, as it does in people.
 */
export function rhythmOf(bpm: number, seconds: number, source: Random): Rhythm {
  const calm = Math.min(1.2, (70 / bpm) ** 1.5)
  const breath = { share: calm * source.between(0.015, 0.055), hertz: source.between(0.16, 0.34) }
  const slow = { share: calm * source.between(0.008, 0.025), hertz: source.between(0.07, 0.12) }
  const phases = [source.between(0, 6), source.between(0, 6)] as const
  const waves: number[] = []
  let [sum, drift, breathing] = [source.even(), 0, phases[0]]
  for (let t = -4; t < seconds + 4; t += STEP) {
    drift += 0.02 * calm * source.normal() * Math.sqrt(STEP) - 0.15 * drift * STEP
    breathing += 2 * Math.PI * STEP * breath.hertz * (1 + 0.1 * Math.sin(0.3 * t))
    const change =
      breath.share * Math.sin(breathing) + slow.share * Math.sin(2 * Math.PI * slow.hertz * t + phases[1])
    sum += (STEP * bpm * (1 + change + drift)) / 60
    if (sum >= 1) {
      sum -= 1
      waves.push(t)
    }
  }
  return { waves, rateBetween: (from, to) => meanRate(waves, from, to) }
}

function meanRate(waves: readonly number[], from: number, to: number): number {
  const inside = waves.filter((wave) => wave >= from && wave <= to)
  return (60 * (inside.length - 1)) / ((inside.at(-1) ?? 0) - (inside[0] ?? 0))
}

/** The shape of one wave: times in seconds after its start, which do not stretch with the rate of the heart. */
export interface Wave {
  peak: number
  notch: number
  /** Height of the dicrotic wave against the first. */
  second: number
}

export const waveOf = (source: Random): Wave => ({
  peak: source.between(0.14, 0.2),
  notch: source.between(0.36, 0.46),
  second: source.between(0.15, 0.45),
})

/** The blood of one wave, this many seconds after its start. */
function volume({ peak, notch, second }: Wave, t: number): number {
  if (t <= 0) return 0
  const rise = Math.exp(-(((t - peak) / 0.085) ** 2)) + second * Math.exp(-(((t - notch) / 0.11) ** 2))
  return rise + 0.3 * (1 - Math.exp(-t / 0.06)) * Math.exp(-t / 0.4)
}

/** Returns the blood in the skin at a time: the sum of the waves on their way. Times must not go back by more than a second. */
export function bloodOf({ waves }: Rhythm, wave: Wave): (t: number) => number {
  let first = 0
  return (t) => {
    while (first + 1 < waves.length && (waves[first] ?? 0) < t - 4) first += 1
    let sum = 0
    for (let index = first; index < waves.length && (waves[index] ?? 0) < t; index += 1)
      sum += volume(wave, t - (waves[index] ?? 0))
    return sum
  }
}
