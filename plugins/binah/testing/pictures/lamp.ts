import type { Random } from '../random'

export const beams = ['room', 'face', 'halo', 'side', 'forehead'] as const
/** What a lamp lights: everything, the face with a hard or a soft edge, one side of it, or its upper part. */
export type Beam = (typeof beams)[number]

export const lampColours = {
  white: [1, 1, 1],
  warm: [1, 0.75, 0.4],
  cool: [0.7, 0.9, 1],
  green: [0.3, 1, 0.5],
  pink: [1, 0.4, 0.7],
} as const
export type LampColour = keyof typeof lampColours

export const courses = ['sine', 'square', 'blink', 'drifting'] as const
/** How the light goes up and down; `drifting` is a sine whose rate wanders by two percent. */
export type Course = (typeof courses)[number]

export interface Lamp {
  hertz: number
  /** How much brighter the lit part becomes, 0.05 is five percent of linear light. */
  depth: number
  beam: Beam
  colour: LampColour
  course: Course
}

/** Returns the light of a lamp at a time, between -1 and 1. */
export function lightOf(
  { hertz, course }: Pick<Lamp, 'hertz' | 'course'>,
  source: Random,
): (t: number) => number {
  const phase = source.even()
  const wander = { hertz: source.between(0.03, 0.09), turn: source.between(0, 6) }
  return (t) => {
    const late = Math.sin(2 * Math.PI * wander.hertz * t + wander.turn)
    const turns =
      hertz * (t + (course === 'drifting' ? (0.02 / (2 * Math.PI * wander.hertz)) * late : 0)) + phase
    const place = turns - Math.floor(turns)
    if (course === 'square') return place < 0.5 ? 1 : -1
    if (course === 'blink') return place < 0.15 ? 1 : -0.2
    return Math.sin(2 * Math.PI * turns)
  }
}

/** How strongly a beam lights a place; x and y in half widths of the face from its middle. */
export function beamAt(beam: Beam, x: number, y: number): number {
  const edge = Math.hypot(x, y / 1.3)
  if (beam === 'room') return 1
  if (beam === 'face') return edge < 1.02 ? 1 : 0
  if (beam === 'halo') return 1 / (1 + Math.exp((edge - 1.15) / 0.12))
  if (beam === 'side') return edge < 1.02 && x < 0.1 ? 1 : 0
  return edge < 1.02 && y < -0.25 ? 1 : 0
}
