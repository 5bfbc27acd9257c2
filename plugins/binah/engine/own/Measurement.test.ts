import { expect, it } from 'vitest'
import type { FaceDetection } from '../../region/face'
import { limits } from '../../signal/gate'
import { goodConditions, record } from '../../testing/recordings'
import { Measurement } from './Measurement'

const { samples, heart } = record({ ...goodConditions, seed: 5 })
const aspect = 4 / 3

/** What the engine sees of a sample: a face in the middle of the oval. */
const sightOf = (index: number): FaceDetection => {
  const sample = samples[index]
  if (!sample) return { faces: 0, face: null }
  const { regions, ring, around } = sample
  const face = { x: 0.5, y: 0.36, width: 0.35, height: 0.45, regions, ring, around, glare: 0 }
  return { faces: 1, face }
}
const timeOf = (index: number) => samples[index]?.t ?? 0

it('VITAL-009 is ready once everything has been right for a second', () => {
  const measurement = new Measurement()
  const ready = Array.from(
    { length: 45 },
    (_, index) => measurement.add(sightOf(index), timeOf(index), aspect).isReady,
  )
  expect(ready.indexOf(true)).toBeGreaterThan(28)
  expect(ready.indexOf(true)).toBeLessThan(34)
  expect(measurement.add({ faces: 0, face: null }, 2, aspect)).toEqual({ guidance: 'noFace', isReady: false })
})

it('VITAL-011 time stops while there is no face, and what was measured stays', () => {
  const measurement = new Measurement()
  measurement.start()
  for (let index = 0; index < 300; index += 1) measurement.add(sightOf(index), timeOf(index), aspect)
  const before = measurement.seconds
  for (let index = 0; index < 60; index += 1)
    measurement.add({ faces: 0, face: null }, 10 + index / 30, aspect)
  expect(measurement.seconds).toBe(before)
  for (let index = 300; index < samples.length; index += 1)
    measurement.add(sightOf(index), timeOf(index) + 5, aspect)
  expect(measurement.seconds).toBeCloseTo(60, 0)
  const { estimates } = measurement.outcome()
  expect(Math.abs((estimates?.heartRate.value ?? 0) - (heart?.rate ?? 0))).toBeLessThan(3)
})

it('VITAL-014 the live heart rate has the rules of the result: none before it is long enough, then near the truth', () => {
  const measurement = new Measurement()
  measurement.start()
  const live = samples.map((_, index) => {
    measurement.add(sightOf(index), timeOf(index), aspect)
    return index % 60 === 59 ? measurement.live() : null
  })
  expect(live.findIndex((rate) => rate !== null)).toBeGreaterThan(limits.seconds * 30)
  const shown = live.flatMap((rate) => rate ?? [])
  expect(shown.length).toBeGreaterThan(8)
  for (const rate of shown) expect(Math.abs(rate - (heart?.rate ?? 0))).toBeLessThan(5)
})

it('a measurement without a frame has no outcome but a refusal', () => {
  const measurement = new Measurement()
  measurement.start()
  expect(measurement.live()).toBeNull()
  expect(measurement.outcome().refusal).toBe('short')
})
