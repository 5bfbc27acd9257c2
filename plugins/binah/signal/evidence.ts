import { bandPass } from './filter'
import type { Quality } from './gate'
import type { Recording, Region } from './recording'
import { at, deviation, mean, RATE, type Series } from './samples'
import { likeness, product, wavesOf, type Wave } from './spectrum'

/** Whether what changes the face is blood, at the frequency of the pulse. */
export type Evidence = Pick<
  Quality,
  | 'agreement'
  | 'region'
  | 'lag'
  | 'disturbance'
  | 'ring'
  | 'red'
  | 'blue'
  | 'strength'
  | 'stray'
  | 'variation'
  | 'overtone'
  | 'lean'
>

/** Reads the evidence at a frequency in hertz. */
export function evidenceOf(recording: Recording, frequency: number): Evidence {
  const wave = (values: Series) => wavesOf(values, frequency)
  const pulse = wave(recording.pulse)
  const pairs = [
    [wave(recording.upper), wave(recording.lower)],
    [wave(recording.left), wave(recording.right)],
  ] as const
  return {
    agreement: Math.min(...pairs.map(([one, other]) => likeness(one, other))),
    lag: Math.max(...pairs.map(([one, other]) => lagOf(one, other, frequency))),
    region: weakestRegion(recording, frequency),
    disturbance: Math.max(
      likeness(pulse, wave(recording.light)),
      hasMoved(recording) ? likeness(pulse, wave(recording.motion)) : 0,
    ),
    ring: likeness(pulse, wave(recording.ring)),
    ...colourOf(recording, frequency),
    ...shapeOf(recording.pulse, frequency),
    ...strayOf(recording, frequency),
  }
}

/**
 * Widths of the face from a frame to the next, on average. Below it the place of a face changes only as its edge crosses the cells of the
 * picture, and blood itself moves that edge.
 */
const TREMBLE = 0.003

const hasMoved = ({ quality: { motion, framesPerSecond } }: Recording) => motion > TREMBLE * framesPerSecond

/** By how many seconds one series is ahead of another, without sign. */
function lagOf(one: readonly Wave[], other: readonly Wave[], frequency: number): number {
  const { re, im } = product(one, other)
  return Math.abs(Math.atan2(im, re)) / (2 * Math.PI * frequency)
}

/** The pulse of all regions but one, from the mean of all. */
const others = ({ regions, pulse }: Recording, without: Region): Series => {
  const count = regions.length
  return without.pulse.map((value, index) => (count * at(pulse, index) - value) / (count - 1))
}

/** How alike the pulse of the region that shows it least is to that of the others. */
const weakestRegion = (recording: Recording, frequency: number) =>
  Math.min(
    ...recording.regions.map((region) =>
      likeness(wavesOf(region.pulse, frequency), wavesOf(others(recording, region), frequency)),
    ),
  )

/**
 * How much red and blue change with the pulse against green, and the amplitude of green as a share of its mean. Blood takes most of
 * green; a lamp changes all colours, or its own. The pulse of the other regions is the reference, because its noise is another.
 */
function colourOf(recording: Recording, frequency: number) {
  const sums: readonly [Wave, Wave, Wave] = [
    { re: 0, im: 0 },
    { re: 0, im: 0 },
    { re: 0, im: 0 },
  ]
  let [power, count] = [0, 0]
  for (const region of recording.regions) {
    const reference = wavesOf(others(recording, region), frequency)
    power += product(reference, reference).re
    count += reference.length
    region.colours.forEach((colour, channel) => {
      const { re, im } = product(wavesOf(colour, frequency), reference)
      const [sum, centre] = [sums[channel as 0 | 1 | 2], mean(colour) || 1]
      sum.re += re / centre
      sum.im += im / centre
    })
  }
  const [red, green, blue] = sums
  const size = green.re * green.re + green.im * green.im || 1e-30
  const share = (other: Wave) => (other.re * green.re + other.im * green.im) / size
  // A wave of amplitude 1 under a Hann window has a quarter of its length.
  const strength = Math.sqrt(size / (power * count || 1e-30)) / ((8 * RATE) / 4)
  return { red: share(red), blue: share(blue), strength }
}

/** Segments that are longer than a beat and shorter than the slow waves of the blood pressure. */
const STRAY_SECONDS = 6

/** The angle between the overtone and the beat in a pulse: it rises faster than it falls, and has a second, lower wave. */
const PULSE_ANGLE = -2.4

/** The shape of the beats (bicoherence and biphase of the rate with itself). */
function shapeOf(pulse: Series, frequency: number) {
  const [beats, overtones] = [
    wavesOf(pulse, frequency, STRAY_SECONDS),
    wavesOf(pulse, 2 * frequency, STRAY_SECONDS),
  ]
  const squares = beats.map(({ re, im }) => ({ re: re * re - im * im, im: 2 * re * im }))
  const { re, im } = product(overtones, squares)
  const off = Math.atan2(im, re) - PULSE_ANGLE
  return {
    overtone: Math.sqrt(likeness(overtones, squares)),
    lean: Math.abs(off - 2 * Math.PI * Math.round(off / (2 * Math.PI))),
  }
}

/**
 * How far the beats stray from the best clock, in seconds, and how much of it the halves of the face have in common, -1 to 1. A heart changes
 * its rate with each breath and noise changes each half alone; a lamp that flickers is a clock.
 */
function strayOf({ pulse, upper, lower }: Recording, frequency: number) {
  const [one, other] = [phasesOf(upper, frequency), phasesOf(lower, frequency)]
  const common = mean(one.map((phase, index) => phase * (other[index] ?? 0)))
  return {
    stray: deviation(phasesOf(pulse, frequency)) / (2 * Math.PI * frequency),
    variation: common / (deviation(one) * deviation(other) || 1),
  }
}

/** The phase of each segment against the best clock of this rate, in radians. */
function phasesOf(values: Series, frequency: number): number[] {
  const hop = (STRAY_SECONDS * RATE) >> 1
  const waves = wavesOf(bandPass(values, [0.6 * frequency, 1.5 * frequency]), frequency, STRAY_SECONDS)
  const turn = 2 * Math.PI * frequency * (hop / RATE)
  const phases: number[] = []
  waves.forEach(({ re, im }, index) => {
    const phase = Math.atan2(im, re) - turn * index
    const last = phases.at(-1) ?? phase
    phases.push(phase - 2 * Math.PI * Math.round((phase - last) / (2 * Math.PI)))
  })
  return withoutLine(phases)
}

function withoutLine(values: readonly number[]): number[] {
  const [middle, centre] = [(values.length - 1) / 2, mean(values)]
  const slope =
    values.reduce((sum, value, index) => sum + (index - middle) * (value - centre), 0) /
    (values.reduce((sum, _, index) => sum + (index - middle) ** 2, 0) || 1)
  return values.map((value, index) => value - centre - slope * (index - middle))
}
