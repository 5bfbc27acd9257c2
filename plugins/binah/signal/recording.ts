import { bandPass } from './filter'
import type { Quality } from './gate'
import { pulseOf } from './pos'
import { tracer } from './resample'
import { at, mean, RATE, type Colour, type Sample, type Series } from './samples'
import { coherence } from './spectrum'

/** The frequencies that a pulse and its overtones have, in hertz. */
const BAND = [0.35, 8] as const

/** A quarter of the face. */
export interface Region {
  colours: readonly [red: Series, green: Series, blue: Series]
  pulse: Series
}

/** The series of a measurement, evenly spaced. */
export interface Recording {
  /** In the order of a sample. */
  regions: readonly Region[]
  /** Pulse of the whole face, and of its halves. */
  pulse: Series
  upper: Series
  lower: Series
  left: Series
  right: Series
  /** Brightness of what surrounds the face, and of the ring just outside it. */
  light: Series
  ring: Series
  motion: Series
  quality: Pick<
    Quality,
    'seconds' | 'framesPerSecond' | 'longestGap' | 'light' | 'size' | 'motion' | 'flicker'
  >
}

const brightness = ([red, green, blue]: Colour) => 0.3 * red + 0.59 * green + 0.11 * blue

function regionOf(trace: ReturnType<typeof tracer>, place: 0 | 1 | 2 | 3): Region {
  const channel = (index: 0 | 1 | 2) => trace(({ regions }) => regions[place][index])
  const colours = [channel(0), channel(1), channel(2)] as const
  return { colours, pulse: bandPass(pulseOf(...colours), BAND) }
}

const meanOf = (...series: readonly Region[]): Series =>
  Float64Array.from(
    { length: series[0]?.pulse.length ?? 0 },
    (_, index) => series.reduce((sum, { pulse }) => sum + at(pulse, index), 0) / series.length,
  )

/** Splits the samples into the series that the estimates need. */
export function readRecording(samples: readonly Sample[]): Recording {
  const trace = tracer(samples)
  const regions = [regionOf(trace, 0), regionOf(trace, 1), regionOf(trace, 2), regionOf(trace, 3)] as const
  const light = trace(({ around }) => brightness(around))
  const face = trace(
    ({ regions: [one, two, three, four] }) =>
      brightness(one) + brightness(two) + brightness(three) + brightness(four),
  )
  return {
    regions,
    pulse: meanOf(...regions),
    upper: meanOf(regions[0], regions[1]),
    lower: meanOf(regions[2], regions[3]),
    left: meanOf(regions[0], regions[2]),
    right: meanOf(regions[1], regions[3]),
    light: bandPass(light, BAND),
    ring: bandPass(
      trace(({ ring }) => brightness(ring)),
      BAND,
    ),
    motion: bandPass(
      trace(({ motion }) => motion),
      BAND,
    ),
    quality: { ...timing(samples), ...picture(samples), flicker: flickerOf(face, light) },
  }
}

function timing(samples: readonly Sample[]) {
  const times = samples.map(({ t }) => t)
  const gaps = times.slice(1).map((t, index) => t - (times[index] ?? t))
  const seconds = (times.at(-1) ?? 0) - (times[0] ?? 0)
  return {
    seconds,
    framesPerSecond: gaps.length / (seconds || 1),
    longestGap: gaps.reduce((most, gap) => Math.max(most, gap), 0),
  }
}

function picture(samples: readonly Sample[]) {
  const seconds = (samples.at(-1)?.t ?? 0) - (samples[0]?.t ?? 0)
  return {
    light: mean(samples.map(({ regions }) => Math.max(...regions.flat()))),
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
