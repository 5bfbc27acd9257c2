import { closeSync, openSync, writeSync } from 'node:fs'
import type { Colour } from '../signal/samples'
import { drawFace } from './drawFace'
import { bloodAt } from './person'
import { random } from './random'
import { BLOOD } from './recordings'

/** The mean pulse of the drawn face, in beats a minute. */
const PULSE = 72
const FPS = 30
/** Whole beats and breaths, so that the film may be repeated without a jump, and longer than a measurement, so that its noise is not. */
const SECONDS = 40
const BREATHS = 12
const DEPTH = 0.008
const SKIN: Colour = [214, 176, 144]
const NOISE = 1.6
const SEED = 18

/** How far the beats stray from a clock, in seconds: with each breath, and with the slow wave of the blood pressure. */
const BREATH = 0.03
const SLOW = 0.045

/** A lamp that flickers on a photograph of the face, and nowhere else. */
interface FilmLamp {
  hertz: number
  /** The share of the light. */
  depth: number
  colour: Colour
}

interface FaceVideoOptions {
  /** Instead of a pulse. */
  lamp?: FilmLamp

  /** Pixels of the film for each of the 160 by 120 of the drawing. */
  scale?: number
  seconds?: number
}

/**
 * Writes a film of a drawn face with a pulse as YUV4MPEG2, which Chromium plays as a camera; the same for the same options. No person
 * was filmed.
 */
export function writeFaceVideo(
  file: string,
  { scale = 1, seconds = SECONDS, lamp }: FaceVideoOptions = {},
): void {
  const heart = { beats: beatTimes(), breaths: BREATHS, rate: PULSE, sdnn: 0 }
  const paint = painter(scale, lamp?.colour ?? BLOOD)
  const changeAt = (t: number) =>
    lamp ? -lamp.depth * Math.sin(2 * Math.PI * lamp.hertz * t) : DEPTH * bloodAt(heart, t)
  const output = openSync(file, 'w')
  writeSync(output, `YUV4MPEG2 W${160 * scale} H${120 * scale} F${FPS}:1 Ip A1:1 C420jpeg\n`)
  for (let frame = 0; frame < FPS * seconds; frame += 1) {
    writeSync(output, 'FRAME\n')
    writeSync(output, paint(changeAt(frame / FPS)))
  }
  closeSync(output)
}

/** Whole waves of breath and blood pressure, so that the film may be repeated. */
function beatTimes(): number[] {
  return Array.from({ length: (SECONDS * PULSE) / 60 + 6 }, (_, index) => {
    const even = ((index - 3) * 60) / PULSE
    const turn = (2 * Math.PI * even) / SECONDS
    return even + BREATH * Math.sin(((BREATHS * SECONDS) / 60) * turn) + SLOW * Math.sin(2 * turn)
  })
}

/** Paints frames: the blood changes the colour of the skin, and every sample of the film has the noise of a camera. */
function painter(scale: number, taken: Colour): (amount: number) => Uint8Array {
  const { still, change } = planesOf(scale, taken)
  const noise = random(SEED)
  const table = Float32Array.from({ length: 65_521 }, () => NOISE * noise.normal())
  return (amount) => {
    const from = Math.floor(noise.even() * table.length)
    const planes = new Uint8Array(still.length)
    for (let index = 0; index < planes.length; index += 1)
      planes[index] =
        (still[index] ?? 0) -
        amount * (change[index] ?? 0) +
        (table[(from + index) % table.length] ?? 0) +
        0.5
    return planes
  }
}

/** The planes of the face at rest, and what blood, or a lamp of this colour, takes from each of their samples. */
function planesOf(scale: number, share: Colour) {
  const [width, height] = [160 * scale, 120 * scale]
  const face = { faces: [{ x: 80, y: 58, width: 62 }] }
  const drawn = drawFace({ skin: SKIN, ...face }).data
  // What is as dark with black skin is hair, an eye or the room.
  const bare = drawFace({ skin: [0, 0, 0], ...face }).data
  const still = new Float32Array((width * height * 3) / 2)
  const change = new Float32Array(still.length)
  const set = (index: number, plane: 0 | 1 | 2, x: number, y: number) => {
    const place = (Math.floor(y / scale) * 160 + Math.floor(x / scale)) * 4
    const colour: Colour = [drawn[place] ?? 0, drawn[place + 1] ?? 0, drawn[place + 2] ?? 0]
    const isSkin = colour[0] - (bare[place] ?? 0) > 60
    const taken: Colour = [colour[0] * share[0], colour[1] * share[1], colour[2] * share[2]]
    still[index] = offsets[plane] + dot(colour, plane)
    change[index] = isSkin ? dot(taken, plane) : 0
  }
  for (let index = 0; index < width * height; index += 1)
    set(index, 0, index % width, Math.floor(index / width))
  const quarter = (width * height) / 4
  for (let index = 0; index < quarter; index += 1) {
    const [x, y] = [2 * (index % (width / 2)), 2 * Math.floor(index / (width / 2))]
    set(width * height + index, 1, x, y)
    set(width * height + quarter + index, 2, x, y)
  }
  return { still, change }
}

/** Brightness and two differences of colour (ITU-R BT.601, limited range). */
const weights: readonly [Colour, Colour, Colour] = [
  [0.257, 0.504, 0.098],
  [-0.148, -0.291, 0.439],
  [0.439, -0.368, -0.071],
]
const offsets = [16, 128, 128] as const
const dot = (colour: Colour, plane: 0 | 1 | 2): number =>
  colour.reduce((sum, value, channel) => sum + value * (weights[plane][channel] ?? 0), 0)
