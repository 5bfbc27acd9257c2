/** Why a scan gives no number. Each has a sentence that says what to change. */
export type Refusal =
  | 'short'
  | 'frames'
  | 'dark'
  | 'bright'
  | 'far'
  | 'motion'
  | 'flicker'
  | 'lamp'
  | 'clock'
  | 'range'
  | 'double'
  | 'noPulse'
  | 'unsteady'

/** What the gate reads of a measurement. */
export interface Quality {
  /** Seconds with a face. */
  seconds: number
  framesPerSecond: number
  /** The longest time between two frames, in seconds. */
  longestGap: number
  /** Mean of the skin's brightest colour, 0 to 255. */
  light: number
  /** Width of the face, as a share of the picture's width. */
  size: number
  /** How far the face usually moves in a second, in widths of the face. */
  motion: number
  /** How much of the quick changes of light the face shares with what surrounds it, 0 to 1. */
  flicker: number
  /** The rate that was found, in beats per minute. */
  rate: number
  /** How alike the pulse of the halves of the face is, above and below, left and right, 0 to 1; the smaller. */
  agreement: number
  /** How alike the pulse of the region that shows it least is to that of the others, 0 to 1. */
  region: number
  /** By how much the pulse of a half is ahead of the other, in seconds; the larger. */
  lag: number
  /** How alike the pulse is to the light just outside the face, 0 to 1. */
  ring: number
  /** How much red and blue change with the pulse, against green. */
  red: number
  blue: number
  /** How much green changes with the pulse, as a share of its mean. */
  strength: number
  /** How far the beats stray from the best clock, in seconds. */
  stray: number
  /** How much of that the halves of the face have in common, -1 to 1. */
  variation: number
  /** The power at half or a third of the rate, and at twice the rate, against that of the pulse. */
  half: number
  double: number
  /** How firmly the overtone follows the beat, 0 to 1. */
  overtone: number
  /** How far the shape of the beat is from that of a pulse, which rises faster than it falls, in radians. */
  lean: number
  /** How alike the pulse is to what surrounds the face, and to its movement, 0 to 1; the larger. */
  disturbance: number
  /** Power of the pulse against the rest of its band, in decibels. */
  signalToNoise: number
  /** The share of ten-second windows whose pulse is near that of the whole. */
  steadiness: number
  /** How far the rate of the beats is from that of the spectrum, in beats per minute. */
  difference: number
}

/** The limits, as docs/scan.md publishes them. */
export const limits = {
  seconds: 25,
  framesPerSecond: 14,
  longestGap: 0.7,
  dark: 24,
  bright: 250,
  size: 0.22,
  motion: 0.45,
  flicker: 0.5,
  agreement: 0.5,
  region: 0.25,
  lag: 0.07,
  disturbance: 0.6,
  ring: 0.6,
  red: 0.8,
  blue: 1,
  strength: 0.012,
  stray: 0.009,
  strayOfBeat: 0.012,
  variation: 0.5,
  lowest: 40,
  highest: 180,
  half: 0.06,
  double: 0.8,
  overtone: 0.5,
  lean: 0.95,
  signalToNoise: -2,
  steadiness: 0.7,
  difference: 3,
} as const

/** A lamp changes what is beside the face, all colours or its own, and more than blood does. */
const isLamp = ({ ring, red, blue, strength }: Quality) =>
  ring > limits.ring || red > limits.red || blue > limits.blue || strength > limits.strength

/** A heart has an overtone, and the shape of a pulse or a variation of its beats that the halves of the face have in common. */
const isLifeless = ({ overtone, lean, variation }: Quality) =>
  overtone < limits.overtone || (lean > limits.lean && variation < limits.variation)

/** How uncertain the share is that the halves have in common, in 20 segments of a minute. */
const UNCERTAIN = 0.35

/** A clock: even the most that the halves of the face may have in common is less than a heart strays; a fast one strays less. */
const isClock = ({ stray, variation, rate }: Quality) =>
  stray * Math.sqrt(Math.max(0, variation) + UNCERTAIN) <
  Math.min(limits.stray, (limits.strayOfBeat * 60) / rate)

type Rule = readonly [Refusal, (quality: Quality) => boolean]

/** In the order in which a person can do something about them. */
const rules: readonly Rule[] = [
  ['short', ({ seconds }) => seconds < limits.seconds],
  [
    'frames',
    ({ framesPerSecond, longestGap }) =>
      framesPerSecond < limits.framesPerSecond || longestGap > limits.longestGap,
  ],
  ['dark', ({ light }) => light < limits.dark],
  ['bright', ({ light }) => light > limits.bright],
  ['far', ({ size }) => size < limits.size],
  ['motion', ({ motion }) => motion > limits.motion],
  ['flicker', ({ flicker }) => flicker > limits.flicker],
  ['noPulse', ({ agreement, region }) => agreement < limits.agreement || region < limits.region],
  ['noPulse', ({ lag }) => lag > limits.lag],
  ['range', ({ rate }) => rate < limits.lowest || rate > limits.highest],
  ['lamp', isLamp],
  ['clock', isClock],
  ['noPulse', isLifeless],
  ['double', ({ half, double }) => half > limits.half || double > limits.double],
  ['motion', ({ disturbance }) => disturbance > limits.disturbance],
  ['noPulse', ({ signalToNoise }) => signalToNoise < limits.signalToNoise],
  ['unsteady', ({ steadiness }) => steadiness < limits.steadiness],
  ['unsteady', ({ difference }) => !(difference <= limits.difference)],
]

/** The first reason to give no number, or null. */
export const refusalOf = (quality: Quality): Refusal | null =>
  rules.find(([, isBad]) => isBad(quality))?.[0] ?? null

/** How sure a number that passes is, from 0 to 1: its distance from the limits. */
export function confidenceOf({ signalToNoise, agreement, steadiness }: Quality): number {
  const parts = [(signalToNoise + 4) / 8, (agreement - 0.3) / 0.6, steadiness]
  return parts.reduce((product, part) => product * Math.min(1, Math.max(0, part)), 1) ** (1 / 3)
}
