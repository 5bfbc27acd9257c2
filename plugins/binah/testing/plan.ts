import { movements } from './movement'
import { rhythms } from './person'
import { random } from './random'
import { lights, type Conditions, type Subject } from './recordings'

const SEED = 20261123

/** The recordings with a pulse: each tone with each light and movement, and a random rest. */
export function peoplePlan(count = 360, seed = SEED): Conditions[] {
  return Array.from({ length: count }, (_, index) => {
    const source = random(seed + index)
    return {
      seed: seed + index,
      subject: 'person',
      tone: 1 + (index % 10),
      light: lights[Math.floor(index / 10) % lights.length] ?? 'room',
      movement: movements[Math.floor(index / 30) % movements.length] ?? 'still',
      rhythm: source.even() < 0.2 ? rhythms[1] : rhythms[0],
      bpm: source.between(45, 150),
      fps: source.pick([15, 20, 24, 25, 30]),
      isCompressed: source.even() < 0.4,
    }
  })
}

const others: readonly Subject[] = ['photograph', 'replay', 'wall', 'lamp']

/** The recordings without a pulse. */
export function othersPlan(count = 120, seed = SEED): Conditions[] {
  return peoplePlan(count, seed).map((conditions, index) => ({
    ...conditions,
    seed: conditions.seed + 1_000_000,
    subject: others[index % others.length] ?? 'photograph',
  }))
}
