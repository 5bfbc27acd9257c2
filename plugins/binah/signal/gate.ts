/** Why a scan gives no number. Each has a sentence that says what to change. */
export type Refusal =
  | 'short'
  | 'frames'
  | 'dark'
  | 'bright'
  | 'far'
  | 'motion'
  | 'flicker'
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
  /** How alike the pulse of both halves of the face is, 0 to 1. */
  agreement: number
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
  disturbance: 0.6,
  signalToNoise: -2,
  steadiness: 0.7,
  difference: 3,
} as const

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
  ['noPulse', ({ agreement }) => agreement < limits.agreement],
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
