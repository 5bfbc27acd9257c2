import { bandPass } from './filter'
import type { Quality } from './gate'
import { pulseOf } from './pos'
import { trace } from './resample'
import { at, mean, RATE, type Colour, type Sample, type Series } from './samples'
import { coherence } from './spectrum'

/** The series of a measurement, evenly spaced. */
export interface Recording {
  /** Pulse of both halves of the face, and of each. */
  pulse: Series
  upper: Series
  lower: Series
  /** Brightness of what surrounds the face. */
  light: Series
  motion: Series
  quality: Pick<
    Quality,
    'seconds' | 'framesPerSecond' | 'longestGap' | 'light' | 'size' | 'motion' | 'flicker'
  >
}

const brightness = ([red, green, blue]: Colour) => 0.3 * red + 0.59 * green + 0.11 * blue

const pulseOfHalf = (samples: readonly Sample[], half: 'upper' | 'lower') =>
  bandPass(
    pulseOf(
      trace(samples, (sample) => sample[half][0]),
      trace(samples, (sample) => sample[half][1]),
      trace(samples, (sample) => sample[half][2]),
    ),
    [0.6, 8],
  )

/** Splits the samples into the series that the estimates need. */
export function readRecording(samples: readonly Sample[]): Recording {
  const upper = pulseOfHalf(samples, 'upper')
  const lower = pulseOfHalf(samples, 'lower')
  const light = trace(samples, ({ around }) => brightness(around))
  const face = trace(samples, (sample) => (brightness(sample.upper) + brightness(sample.lower)) / 2)
  return {
    upper,
    lower,
    light,
    pulse: upper.map((value, index) => (value + at(lower, index)) / 2),
    motion: trace(samples, ({ motion }) => motion),
    quality: { ...timing(samples), ...picture(samples), flicker: flickerOf(face, light) },
  }
}

function timing(samples: readonly Sample[]) {
  const times = samples.map(({ t }) => t)
  const gaps = times.slice(1).map((t, index) => t - (times[index] ?? t))
  const seconds = (times.at(-1) ?? 0) - (times[0] ?? 0)
  return { seconds, framesPerSecond: gaps.length / (seconds || 1), longestGap: Math.max(0, ...gaps) }
}

function picture(samples: readonly Sample[]) {
  const seconds = (samples.at(-1)?.t ?? 0) - (samples[0]?.t ?? 0)
  return {
    light: mean(samples.map(({ upper, lower }) => Math.max(...upper, ...lower))),
    size: mean(samples.map(({ size }) => size)),
    motion: samples.reduce((sum, { motion }) => sum + motion, 0) / (seconds || 1),
  }
}

/** A lamp or a screen that flickers changes the face and what surrounds it at once, faster than a pulse. */
function flickerOf(face: Series, light: Series): number {
  const frequencies = Array.from({ length: 13 }, (_, index) => 3.5 + index * 0.25)
  const [one, other] = [bandPass(face, [2.5, 8]), bandPass(light, [2.5, 8])]
  if (one.length < 10 * RATE) return 0
  return mean(frequencies.map((frequency) => coherence(one, other, frequency, 4)))
}
