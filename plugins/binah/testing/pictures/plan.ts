import { random, type Random } from '../random'
import { holds, type Shot } from './film'
import { beams, courses, lampColours, type Lamp, type LampColour } from './lamp'

/** The recordings in pictures that docs/scan.md reports; the limits were chosen with other seeds. */
const SEED = 20270411

const logarithmic = (source: Random, low: number, high: number) => low * (high / low) ** source.even()

function shot(seed: number, index: number, source: Random): Omit<Shot, 'subject' | 'lamp'> {
  return {
    seed,
    tone: 1 + (index % 10),
    light: source.pick([1, 0.6, 0.3, 0.12]),
    hold: holds[Math.floor(index / 10) % holds.length] ?? 'held',
    bpm: source.even() < 0.7 ? source.between(45, 130) : source.between(28, 200),
    fps: source.pick([30, 30, 24.7, 15, 12, 60]),
    lost: source.pick([0, 0, 0.02, 0.08]),
    steps: source.pick([0, 0, 1, 3]),
  }
}

/** Scans of people; in one of six a weak lamp flickers in the room. */
export const peopleShots = (count = 100, seed = SEED): Shot[] =>
  Array.from({ length: count }, (_, index) => {
    const source = random(seed + index)
    const hasLamp = source.even() < 1 / 6
    const lamp: Lamp = {
      hertz: source.between(0.5, 3),
      depth: logarithmic(source, 0.002, 0.02),
      beam: 'room',
      colour: source.pick(['white', 'warm', 'cool']),
      course: 'sine',
    }
    return { ...shot(seed + index, index, source), subject: 'person', lamp: hasLamp ? lamp : null }
  })

const colours = Object.keys(lampColours) as [LampColour, ...LampColour[]]

/** A lamp on a photograph: each beam with each colour and each course. */
const lampOf = (index: number, source: Random): Lamp => ({
  hertz: logarithmic(source, 0.4, 4),
  depth: logarithmic(source, 0.002, 0.2),
  beam: beams[index % beams.length] ?? 'face',
  colour: colours[Math.floor(index / 5) % colours.length] ?? 'white',
  course: courses[Math.floor(index / 25) % courses.length] ?? 'sine',
})

/** Scans of what has no pulse: photographs under a lamp that flickers, photographs, walls. */
export const othersShots = (count = 108, seed = SEED + 1000): Shot[] =>
  Array.from({ length: count }, (_, index) => {
    const source = random(seed + index)
    const common = shot(seed + index, index, source)
    if (index % 6 === 4) return { ...common, subject: 'photograph', lamp: null }
    if (index % 6 === 5) return { ...common, subject: 'wall', lamp: null }
    return { ...common, subject: 'photograph', lamp: lampOf(Math.floor(index / 6) * 4 + (index % 6), source) }
  })

/** Scans of a hand: it has a pulse and is no face. */
export const handShots = (count = 12, seed = SEED + 2000): Shot[] =>
  Array.from({ length: count }, (_, index) => {
    const source = random(seed + index)
    return { ...shot(seed + index, index, source), subject: 'hand', lamp: null }
  })
