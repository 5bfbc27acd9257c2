import type { Colour } from '../../signal/samples'
import { random, type Random } from '../random'
import { tones } from '../tones'
import { beamAt, type Beam } from './lamp'

const subjects = ['person', 'photograph', 'wall', 'hand'] as const
export type Subject = (typeof subjects)[number]

export const WIDTH = 160
export const HEIGHT = 120
/** Cells that the picture is wider than the camera sees on each side, so that the camera can move. */
export const MARGIN = 16

/** Parts of the face that the blood reaches one after the other. */
export const PARTS = 3

/** What is in front of the camera, pixel by pixel. */
export interface Still {
  /** Linear light that is returned, red, green and blue, 0 to 1. */
  surface: Float32Array
  /** How much blood reaches the skin, for each part. */
  blood: Float32Array
  /** How strongly the lamp lights it. */
  lit: Float32Array
}

const toLinear = (value: number) => (value / 255) ** 2.2

/** Soft random stains: a few waves of random direction and length. */
function stains(source: Random, count = 14): (x: number, y: number) => number {
  const waves = Array.from({ length: count }, () => ({
    x: source.normal() * 0.35,
    y: source.normal() * 0.35,
    phase: source.between(0, 6.3),
  }))
  const scale = 1 / Math.sqrt(count / 2)
  return (x, y) =>
    scale * waves.reduce((sum, wave) => sum + Math.sin(wave.x * x + wave.y * y + wave.phase), 0)
}

const bump = (x: number, y: number, [cx, cy, rx, ry]: readonly [number, number, number, number]) =>
  Math.exp(-(((x - cx) / rx) ** 2) - ((y - cy) / ry) ** 2)

/** The surface of a face; x and y in half widths from its middle. Undefined beside it. */
function faceAt(x: number, y: number, skin: Colour): Colour | undefined {
  const tint = (factors: Colour): Colour => [skin[0] * factors[0], skin[1] * factors[1], skin[2] * factors[2]]
  const dark: Colour = tint([0.08, 0.07, 0.07])
  const isIn = ([cx, cy, rx, ry]: readonly [number, number, number, number]) =>
    ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1
  if (!isIn([0, 0, 1, 1.32])) {
    if (Math.abs(x) < 0.55 && y > 1 && y < 2.1) return tint([0.6, 0.57, 0.55])
    return isIn([0, -0.22, 1.14, 1.28]) && y < -0.2 ? dark : undefined
  }
  if (y < -0.92 + 0.12 * x * x) return dark
  for (const side of [-0.41, 0.41]) {
    if (isIn([side, -0.2, 0.1, 0.1])) return dark
    if (isIn([side, -0.2, 0.22, 0.11])) return [0.75, 0.74, 0.72]
    if (isIn([side, -0.44, 0.27, 0.06])) return dark
  }
  if (isIn([0, 0.68, 0.34, 0.1])) return tint([0.75, 0.45, 0.48])
  const shade = 1 - 0.18 * x * x - 0.05 * y + 0.1 * bump(x, y, [0, 0.1, 0.12, 0.35])
  const blush = 1 - 0.06 * (bump(x, y, [-0.55, 0.25, 0.25, 0.2]) + bump(x, y, [0.55, 0.25, 0.25, 0.2]))
  return tint([shade, shade * blush, shade * blush])
}

/** A palm with fingers, close to the camera. */
function handAt(x: number, y: number, skin: Colour): Colour | undefined {
  const isPalm = (x / 1.1) ** 2 + ((y - 0.5) / 0.9) ** 2 < 1
  const finger = Math.abs(((x + 2.2) % 0.5) - 0.25) < 0.2 && Math.abs(x) < 1 && y > -1.4 && y < 0.3
  return isPalm || finger ? [skin[0] * 0.95, skin[1] * 0.9, skin[2] * 0.9] : undefined
}

const wallTones: readonly [Colour, ...Colour[]] = [
  [201, 172, 143],
  [158, 118, 86],
  [226, 204, 178],
]

const ROOM: Colour = [92, 108, 125]

interface StillOptions {
  subject: Subject
  tone: number
  beam: Beam
  seed: number
}

/** Draws the scene of a recording once; the camera then moves over it. */
export function stillOf({ subject, tone, beam, seed }: StillOptions): Still {
  const source = random(seed + 77)
  const [skinTone, wallTone] = [tones[tone - 1] ?? ROOM, source.pick(wallTones)]
  const linear = ([red, green, blue]: Colour): Colour => [toLinear(red), toLinear(green), toLinear(blue)]
  const [skin, room] = [linear(skinTone), linear(subject === 'wall' ? wallTone : ROOM)]
  const [texture, patches, supply] = [stains(source), stains(source), stains(source, 8)]
  const [columns, rows] = [WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN]
  const half = source.between(27, 33)
  const still: Still = {
    surface: new Float32Array(columns * rows * 3),
    blood: new Float32Array(columns * rows * PARTS),
    lit: new Float32Array(columns * rows),
  }
  for (let place = 0; place < columns * rows; place += 1) {
    const [px, py] = [place % columns, Math.floor(place / columns)]
    const [x, y] = [(px - columns / 2) / half, (py - rows / 2 + 2) / half]
    const figure = subject === 'wall' ? undefined : (subject === 'hand' ? handAt : faceAt)(x, y, skin)
    const grain = 1 + (figure ? 0.035 * texture(px, py) : 0.12 * patches(px / 3, py / 3))
    const surface = figure ?? room
    for (const channel of [0, 1, 2] as const) still.surface[place * 3 + channel] = surface[channel] * grain
    still.lit[place] = beamAt(beam, x, y)
    if (figure && figure[0] > 0.3 * skin[0]) setBlood(still, place, { x, y, supply: supply(px / 2, py / 2) })
  }
  return still
}

function setBlood(
  { blood }: Still,
  place: number,
  { x, y, supply }: { x: number; y: number; supply: number },
) {
  const part = y < -0.3 ? 0 : y < 0.5 ? 1 : 2
  const strength = [1, 1.15 - 0.5 * bump(x, y, [0, 0.1, 0.2, 0.4]), y > 1.1 ? 0.5 : 0.75][part] ?? 0
  blood[place * PARTS + part] = Math.max(0, strength * (1 + 0.2 * supply))
}
