import type { Cells } from '../../region/cells'
import type { Colour } from '../../signal/samples'
import { random, type Random } from '../random'
import { COLUMNS, gridsOf, ROWS, type Grid } from './grids'
import { lampColours, lightOf, type Lamp } from './lamp'
import { bloodOf, rhythmOf, waveOf, type Rhythm } from './pulse'
import { PARTS, stillOf, type Subject } from './subject'

export const holds = ['rest', 'held', 'restless'] as const
/** How still the picture is: the phone leans, is held, or the person does not sit still. */
export type Hold = (typeof holds)[number]

/** The conditions of a recording in pictures. */
export interface Shot {
  seed: number
  subject: Subject
  /** 1 to 10 on the Monk scale. */
  tone: number
  /** 1 is a bright room; cameras amplify what is darker. */
  light: number
  hold: Hold
  /** Beats a minute of a person or a hand. */
  bpm: number
  fps: number
  /** The share of frames that are lost. */
  lost: number
  /** Steps of the automatic exposure in the recording. */
  steps: number
  lamp: Lamp | null
}

export interface FilmFrame {
  /** Seconds. */
  t: number
  cells: Cells
}

export interface Film {
  frames: Iterable<FilmFrame>
  /** Null where nothing has a pulse. */
  rhythm: Rhythm | null
}

/** The curve of a camera (IEC 61966-2-1). */
const curve = (light: number) => (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055)
const FINE = 8192
const curves = Float64Array.from({ length: FINE + 2 }, (_, index) => 255 * curve(index / FINE))

/** Linear light, 0 to 1, as a camera encodes it, 0 to 255. */
function encode(light: number): number {
  const place = FINE * Math.min(1, Math.max(0, light))
  const index = Math.floor(place)
  const below = curves[index] ?? 0
  return below + (place - index) * ((curves[index + 1] ?? 0) - below)
}

/** Where the camera looks, in pixels: a slow sway, a tremor, and a jerk with each beat. */
function moves(hold: Hold, source: Random): (t: number, dt: number, blood: number) => [x: number, y: number] {
  const size = { rest: 0.08, held: 0.5, restless: 1.6 }[hold]
  const place = { x: 0, y: 0 }
  const [tremor, phase] = [source.between(5, 9), source.between(0, 6)]
  const breath = source.between(0.16, 0.34)
  return (t, dt, blood) => {
    const pull = Math.exp(-dt / 0.9)
    for (const axis of ['x', 'y'] as const)
      place[axis] = pull * place[axis] + size * Math.sqrt(1 - pull * pull) * source.normal()
    const shake = 0.12 * size * Math.sin(2 * Math.PI * tremor * t + phase)
    const chest = 0.3 * Math.sin(2 * Math.PI * breath * t)
    return [place.x + shake, place.y + 0.7 * shake + chest + 0.04 * blood]
  }
}

/** The exposure at a time: it wanders, and jumps within a third of a second at random moments. */
function exposure({ light, steps }: Shot, seconds: number, source: Random): (t: number) => number {
  const jumps = Array.from({ length: steps }, () => ({
    at: source.between(4, seconds - 4),
    size: source.between(-0.06, 0.06),
  }))
  const [slow, phase] = [source.between(0.01, 0.05), source.between(0, 6)]
  return (t) =>
    light *
    (1 + 0.02 * Math.sin(2 * Math.PI * slow * t + phase)) *
    jumps.reduce((all, { at, size }) => all * (1 + size / (1 + Math.exp(-(t - at) / 0.07))), 1)
}

/** Times of the frames: as even as the clock of a camera, with some lost. */
function* timesOf({ fps, lost }: Shot, seconds: number, source: Random): Iterable<number> {
  for (let index = 0; index < seconds * fps; index += 1) {
    const isLost = source.even() < lost
    if (!isLost) yield 0.01 + index / fps + source.between(-0.002, 0.002)
  }
}

/** Films a shot; the same for the same seed. Frames are made while they are read. */
export function film(shot: Shot, seconds: number): Film {
  const source = random(shot.seed)
  const isAlive = shot.subject === 'person' || shot.subject === 'hand'
  const rhythm = isAlive ? rhythmOf(shot.bpm, seconds, source) : null
  return { rhythm, frames: framesOf(shot, seconds, { source, rhythm }) }
}

interface Parts {
  source: Random
  rhythm: Rhythm | null
}

function* framesOf(shot: Shot, seconds: number, { source, rhythm }: Parts): Iterable<FilmFrame> {
  const gridAt = gridsOf(stillOf({ ...shot, beam: shot.lamp?.beam ?? 'room' }))
  const wave = waveOf(source)
  const bloods = Array.from({ length: PARTS }, () => (rhythm ? bloodOf(rhythm, wave) : () => 0))
  const delays = [0, source.between(0.004, 0.016), source.between(0.01, 0.03)]
  const [exposureAt, movedTo] = [exposure(shot, seconds, source), moves(shot.hold, source)]
  const lampAt = shot.lamp ? lightOf(shot.lamp, source) : () => 0
  const develop = camera(shot, source)
  let last = 0
  for (const t of timesOf(shot, seconds, source)) {
    const blood = bloods.map((bloodAt, part) => bloodAt(t - (delays[part] ?? 0)))
    const [x, y] = movedTo(t, t - last, blood[0] ?? 0)
    last = t
    yield { t, cells: develop(gridAt(x, y), { blood, lamp: lampAt(t), exposure: exposureAt(t) }) }
  }
}

interface Moment {
  blood: readonly number[]
  lamp: number
  exposure: number
}

/** What one pulse takes from red, green and blue of the light, for the lightest skin. */
const absorption = (source: Random): Colour => [
  source.between(0.22, 0.4),
  source.between(0.85, 1),
  source.between(0.45, 0.75),
]

/** Returns a camera: it turns light into the colours of cells, with noise. */
function camera({ tone, light, lamp }: Shot, source: Random): (grid: Grid, moment: Moment) => Cells {
  const depth = source.between(0.009, 0.02) * (1 - 0.062 * (tone - 1))
  const taken = absorption(source)
  const shine = lampColours[lamp?.colour ?? 'white']
  const noise = Float32Array.from({ length: 16_381 }, () => source.normal())
  const gain = 1.1 / Math.sqrt(light)
  let place = 0
  return ({ surface, blood, lit }, moment) => {
    place = Math.floor(source.even() * noise.length)
    const light = [0, 1, 2].map((channel) => (lamp?.depth ?? 0) * moment.lamp * (shine[channel] ?? 0))
    const develop = (index: number, inSkin: number, share: number, channel: 0 | 1 | 2) => {
      const bright =
        moment.exposure * (1 - depth * taken[channel] * inSkin) * (1 + (light[channel] ?? 0) * share)
      const value = encode((surface[index] ?? 0) * bright)
      place = place + 1 === noise.length ? 0 : place + 1
      return Math.max(0, value + (noise[place] ?? 0) * gain * Math.sqrt(0.075 + 0.0019 * value))
    }
    const colours: Colour[] = []
    for (let cell = 0; cell < COLUMNS * ROWS; cell += 1) {
      let inSkin = 0
      for (let part = 0; part < PARTS; part += 1)
        inSkin += (moment.blood[part] ?? 0) * (blood[cell * PARTS + part] ?? 0)
      const [index, share] = [cell * 3, lit[cell] ?? 0]
      colours.push([
        develop(index, inSkin, share, 0),
        develop(index + 1, inSkin, share, 1),
        develop(index + 2, inSkin, share, 2),
      ])
    }
    return { columns: COLUMNS, rows: ROWS, colours }
  }
}
