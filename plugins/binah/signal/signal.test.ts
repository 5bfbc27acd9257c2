import { expect, it } from 'vitest'
import { othersPlan, peoplePlan } from '../testing/plan'
import { goodConditions, record, type Conditions } from '../testing/recordings'
import { estimate } from './estimate'
import { mean, type Colour } from './samples'
import { limits, refusalOf, type Quality } from './gate'

const measure = (conditions: Conditions) => {
  const { samples, heart } = record(conditions)
  return { outcome: estimate(samples), truth: heart?.rate ?? 0 }
}
const errorOf = (conditions: Conditions) => {
  const { outcome, truth } = measure(conditions)
  return outcome.estimates ? outcome.estimates.heartRate.value - truth : null
}

it.each([45, 60, 90, 120, 150])('VITAL-022 reads %i beats a minute within two', (bpm) => {
  expect(Math.abs(errorOf({ ...goodConditions, bpm }) ?? Infinity)).toBeLessThan(2)
})

it.each([1, 4, 7])('reads tone %i of the Monk scale within one beat a minute', (tone) => {
  expect(Math.abs(errorOf({ ...goodConditions, tone }) ?? Infinity)).toBeLessThan(1)
})

it('refuses a person in dim light rather than guess', () => {
  const { outcome } = measure({ ...goodConditions, tone: 10, light: 'dim', isCompressed: true, fps: 15 })
  expect(outcome.estimates).toBeNull()
})

it('of a sample of the published recordings no number is off by more than three', () => {
  const errors = peoplePlan()
    .filter((_, index) => index % 18 === 0)
    .flatMap((conditions) => errorOf(conditions) ?? [])
  expect(errors.length).toBeGreaterThan(4)
  expect(errors.filter((error) => Math.abs(error) > 3)).toEqual([])
})

it('a photograph, a replay on a screen, a wall and a photograph under a lamp give no number', () => {
  const outcomes = othersPlan()
    .slice(0, 24)
    .map((conditions) => [conditions.subject, measure(conditions).outcome.refusal])
  expect(outcomes.filter(([, refusal]) => refusal === null)).toEqual([])
  expect(outcomes).toContainEqual(['replay', 'flicker'])
})

/** A person whose place in the picture changes as their blood changes their skin. */
function shaking(distance: number) {
  const { samples } = record(goodConditions)
  const greenOf = ({ regions }: (typeof samples)[number]) =>
    regions.reduce((sum, [, green]) => sum + green, 0)
  const usual = mean(samples.map(greenOf))
  return samples.map((sample) => ({
    ...sample,
    motion: Math.max(0, distance * (1 - 60 * (greenOf(sample) / usual - 1))),
  }))
}

it('movement in step with the pulse is refused, but not the grain of the picture in which blood moves the edge of a face', () => {
  expect(estimate(shaking(0.006)).refusal).toBe('motion')
  expect(estimate(shaking(0.0021)).refusal).toBeNull()
})

const passing: Quality = {
  seconds: 60,
  framesPerSecond: 30,
  longestGap: 0.1,
  light: 150,
  size: 0.35,
  motion: 0.1,
  flicker: 0.05,
  rate: 72,
  agreement: 0.9,
  region: 0.8,
  lag: 0.01,
  disturbance: 0.1,
  ring: 0.1,
  red: 0.4,
  blue: 0.7,
  strength: 0.003,
  stray: 0.03,
  variation: 0.8,
  half: 0,
  double: 0.2,
  overtone: 0.9,
  lean: 0.2,
  signalToNoise: 4,
  steadiness: 1,
  difference: 0.5,
}

it('a measurement within all limits passes', () => expect(refusalOf(passing)).toBeNull())

it('a heart that beats one weak and one strong beat is not read at its double', () => {
  const beats = Array.from({ length: 100 }, (_, index) => index)
  const samples = record({ ...goodConditions, subject: 'photograph' }).samples.map((sample) => {
    const blood = beats.reduce(
      (sum, beat) => sum + (beat % 2 ? 1 : 0.55) * Math.exp(-(((sample.t - beat) / 0.16) ** 2)),
      0,
    )
    const skin = ([red, green, blue]: Colour): Colour => [
      red * (1 - 0.003 * blood),
      green * (1 - 0.0075 * blood),
      blue * (1 - 0.005 * blood),
    ]
    const [one, two, three, four] = sample.regions
    return { ...sample, regions: [skin(one), skin(two), skin(three), skin(four)] as const }
  })
  expect(estimate(samples).refusal).toMatch(/double|range|clock/)
})

it.each([
  ['short', { seconds: limits.seconds - 1 }],
  ['frames', { framesPerSecond: 10 }],
  ['frames', { longestGap: 2 }],
  ['dark', { light: 10 }],
  ['bright', { light: 254 }],
  ['far', { size: 0.1 }],
  ['motion', { motion: 1 }],
  ['flicker', { flicker: 0.9 }],
  ['noPulse', { agreement: 0.1 }],
  ['noPulse', { region: 0.1 }],
  ['noPulse', { lag: 0.1 }],
  ['range', { rate: 39 }],
  ['range', { rate: 181 }],
  ['lamp', { ring: 0.9 }],
  ['lamp', { red: 1 }],
  ['lamp', { blue: 1.2 }],
  ['lamp', { strength: 0.05 }],
  ['clock', { stray: 0.001 }],
  ['clock', { stray: 0.014, variation: 0 }],
  ['clock', { rate: 150, stray: 0.004, variation: 0.9 }],
  ['noPulse', { overtone: 0.3 }],
  ['noPulse', { lean: 1.5, variation: 0.3 }],
  ['double', { half: 0.2 }],
  ['double', { double: 1 }],
  ['motion', { disturbance: 0.9 }],
  ['noPulse', { signalToNoise: -9 }],
  ['unsteady', { steadiness: 0.2 }],
  ['unsteady', { difference: NaN }],
] as const)('says %s when %j', (refusal, quality) => {
  expect(refusalOf({ ...passing, ...quality })).toBe(refusal)
})
