import type { Colour, Sample } from '../signal/samples'
import { codec } from './codec'
import { dark, lampOf, litBy } from './lamp'
import { movement, type Movement } from './movement'
import { bloodAt, heartOf, type Heart, type Rhythm } from './person'
import { random, type Random } from './random'
import { tones } from './tones'

export const lights = ['bright', 'room', 'dim'] as const
export type Light = (typeof lights)[number]

/**
 * `person` has a pulse; a photograph, the replay of a video on a screen, a wall, and a photograph under a lamp that flickers on it have none of a
 * person who is there.
 */
export type Subject = 'person' | 'photograph' | 'replay' | 'wall' | 'lamp'

/** The conditions of a synthetic recording. */
export interface Conditions {
  seed: number
  subject: Subject
  /** 1 to 10 on the Monk scale. */
  tone: number
  light: Light
  movement: Movement
  rhythm: Rhythm
  bpm: number
  fps: number
  isCompressed: boolean
}

/** Good conditions, in which every tone is measured. */
export const goodConditions: Conditions = {
  seed: 42,
  subject: 'person',
  tone: 3,
  light: 'bright',
  movement: 'still',
  rhythm: 'regular',
  bpm: 72,
  fps: 30,
  isCompressed: false,
}

export interface SyntheticRecording {
  samples: Sample[]
  /** The truth; null without a pulse. */
  heart: Heart | null
}

const SECONDS = 60

/** How bright the picture is, and how noisy: cameras amplify where there is little light. */
const exposures: Readonly<Record<Light, { level: number; gain: number }>> = {
  bright: { level: 0.95, gain: 1 },
  room: { level: 0.72, gain: 1.8 },
  dim: { level: 0.42, gain: 3.5 },
}

/** Pixels of each quarter of the face in a picture of 160 by 120. */
const PIXELS = 700
/** How strongly blood changes red, green and blue (de Haan and van Leest 2014). */
export const BLOOD: Colour = [0.33, 0.77, 0.53]
/** The change of a light skin; darker skin returns less of the light that has met blood. */
const DEPTH = 0.009

/** Light of the scene at a time, per channel, and noise: everything but blood and movement. */
function scene({ subject, light }: Conditions, random: Random) {
  const drift = random.between(0.005, 0.02)
  const slow = random.between(0.02, 0.08)
  const phase = random.between(0, 6)
  // A screen refreshes against the frames of the camera, and its backlight follows the picture.
  const beating = [random.between(1, 2), random.between(3.2, 6.8)]
  const screen = subject === 'replay' ? random.between(0.008, 0.03) : 0
  return (t: number) => {
    const flicker = beating.reduce((sum, hertz) => sum + Math.sin(2 * Math.PI * hertz * t + phase), 0)
    const unsteady = screen * (flicker + 0.8 * random.normal())
    const day = drift * Math.sin(2 * Math.PI * slow * t + phase)
    return exposures[light].level * (1 + day + unsteady)
  }
}

const shotNoise = (value: number, gain: number) =>
  (Math.sqrt(1.2 + 0.03 * Math.max(0, value)) * gain) / Math.sqrt(PIXELS)

/** Times of the frames: a camera is late now and then, and drops a frame in two hundred. */
function frameTimes(fps: number, random: Random): number[] {
  const count = Math.round(SECONDS * fps)
  return Array.from({ length: count }, (_, index) => index / fps + random.normal() * 0.003).filter(
    () => random.even() > 0.005,
  )
}

const wallColours: readonly [Colour, ...Colour[]] = [
  [196, 168, 140],
  [150, 110, 80],
  [225, 205, 180],
]

/** How much blood reaches each quarter of the face. */
const supply = [1.04, 0.96, 0.88, 0.82] as const

/** Makes a recording from its conditions; the same for the same seed. */
export function record(conditions: Conditions): SyntheticRecording {
  const source = random(conditions.seed)
  const { subject, tone, light, fps } = conditions
  const breaths = source.between(11, 21)
  const heart = heartOf({ ...conditions, breaths, seconds: SECONDS }, source)
  const sceneAt = scene(conditions, source)
  // A photograph or a phone that somebody holds moves as a face does.
  const moves = movement(subject === 'wall' ? 'still' : conditions.movement, source)
  const encode = codec(conditions.isCompressed || subject === 'replay', fps, source)
  const skin = subject === 'wall' ? source.pick(wallColours) : (tones[tone - 1] ?? tones[0] ?? [0, 0, 0])
  const depth = depthOf(conditions)
  const lampAt = subject === 'lamp' ? litBy(lampOf(conditions.seed)) : () => ({ lit: dark, spilled: dark })
  const { gain } = exposures[light]
  const colour = (base: Colour, factor: number, blood: number, lamp: Colour = dark): Colour => {
    const [red, green, blue] = base.map((value, channel) => {
      const ideal = value * factor * (1 - blood * (BLOOD[channel] ?? 0)) * (1 + (lamp[channel] ?? 0))
      return Math.min(255, ideal + source.normal() * shotNoise(ideal, gain))
    })
    return [red ?? 0, green ?? 0, blue ?? 0]
  }
  const samples = frameTimes(fps, source).map((t) => {
    const scale = sceneAt(t)
    const { distance, shade } = moves(t)
    const { lit, spilled } = lampAt(t)
    const region = (place: 0 | 1 | 2 | 3) => {
      const blood = depth * bloodAt(heart, t) * (supply[place] ?? 1)
      const factor = scale * (1 + shade * (place < 2 ? 1 : 0.7))
      return encode(`region${place}`, t, colour(skin, factor, blood, lit))
    }
    return {
      t,
      regions: [region(0), region(1), region(2), region(3)] as const,
      ring: encode('ring', t, colour([70, 62, 58], scale * (1 + 0.4 * shade), 0, spilled)),
      around: encode('around', t, colour([120, 125, 118], scale, 0)),
      motion: Math.max(0, distance + source.normal() * 0.001),
      size: 0.35,
    }
  })
  return { samples, heart: subject === 'person' ? heart : null }
}

/** A replay keeps a fifth to half of the pulse of the filmed person, because both codecs smooth it. */
function depthOf({ subject, tone, seed }: Conditions): number {
  const person = DEPTH * (1 - 0.062 * (tone - 1))
  if (subject === 'person') return person
  return subject === 'replay' ? person * random(seed + 1).between(0.2, 0.5) : 0
}
