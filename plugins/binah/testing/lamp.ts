import type { Colour } from '../signal/samples'
import { random } from './random'

export const dark: Colour = [0, 0, 0]

/** A lamp that flickers on a photograph. */
export interface Lamp {
  hertz: number
  /** The share of the light. */
  depth: number
  colour: Colour
  /** How much of it falls beside the face. */
  spill: number
  /** The strength and the phase of its overtone. */
  overtone: number
  shape: number
}

/** The lamp of a recording; the same for the same seed. */
export function lampOf(seed: number): Lamp {
  const source = random(seed + 2)
  return {
    hertz: source.between(0.5, 3.6),
    depth: 0.002 * 50 ** source.even(),
    colour: [source.between(0.2, 1), source.between(0.4, 1), source.between(0.2, 1)],
    spill: source.pick([0, 0, 0.1, 0.5]),
    overtone: source.pick([0, 0, 0.3]),
    shape: source.between(0, 2 * Math.PI),
  }
}

/** The light of a lamp at a time, on the face and beside it. */
export function litBy({ hertz, depth, colour, spill, overtone, shape }: Lamp) {
  return (t: number): { lit: Colour; spilled: Colour } => {
    const turn = 2 * Math.PI * hertz * t
    const light = depth * (Math.sin(turn) + overtone * Math.sin(2 * turn + shape))
    const shine = (share: number): Colour => [
      colour[0] * light * share,
      colour[1] * light * share,
      colour[2] * light * share,
    ]
    return { lit: shine(1), spilled: shine(spill) }
  }
}

/** The angle between beat and overtone in a pulse wave that rises fast and falls slowly, and how far from it still looks like one. */
const PULSE_SHAPE = -2.4 - Math.PI / 2
const NEAR = 1.1

/**
 * Whether a lamp imitates a pulse: it takes most of green, lights the face and nothing beside it, and rises and falls as blood does. No camera tells
 * it from blood, except by its even beat; docs/scan.md names it as a limit.
 */
export function isImitation({ colour: [red, green, blue], spill, overtone, shape }: Lamp): boolean {
  const off = shape - PULSE_SHAPE
  const distance = Math.abs(off - 2 * Math.PI * Math.round(off / (2 * Math.PI)))
  return red < 0.9 * green && blue < 1.1 * green && spill < 0.2 && overtone > 0 && distance < NEAR
}
