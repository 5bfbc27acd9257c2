import { expect, it } from 'vitest'
import { createRandom, seedOf } from './random'

const five = (seed: number): number[] => {
  const random = createRandom(seed)
  return Array.from({ length: 5 }, () => random.below(1000))
}

it('a seed determines the numbers', () => {
  expect(five(7)).toEqual(five(7))
  expect(five(7)).not.toEqual(five(8))
  expect(seedOf('portico')).not.toBe(seedOf('covadonga'))
})

it('distributes numbers evenly', () => {
  const random = createRandom(1)
  const counts = [0, 0, 0, 0]
  for (let i = 0; i < 4000; i++) {
    const bin = random.below(4)
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  for (const count of counts) expect(count).toBeGreaterThan(800)
})

it('picking from an empty list throws', () => expect(() => createRandom(1).pick([])).toThrow(RangeError))
