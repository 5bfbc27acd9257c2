import { expect, it } from 'vitest'
import type { Shot } from '../../../plugins/binah/testing/pictures/film'
import type { Lamp } from '../../../plugins/binah/testing/pictures/lamp'
import { scanOf } from '../../../plugins/binah/testing/pictures/scanOf'

/** A person in good light; the recordings are pictures of another model than those of the limits. */
const person: Shot = {
  seed: 11,
  subject: 'person',
  tone: 4,
  light: 0.8,
  hold: 'rest',
  bpm: 70,
  fps: 30,
  lost: 0,
  steps: 0,
  lamp: null,
}
const photograph: Shot = { ...person, subject: 'photograph' }
const lamp: Lamp = { hertz: 1.25, depth: 0.05, beam: 'face', colour: 'green', course: 'sine' }

it('a heart of 70 is read within two beats, and so is every live number', () => {
  const { outcome, truth, live } = scanOf(person)
  expect(Math.abs((outcome?.estimates?.heartRate.value ?? 0) - (truth ?? NaN))).toBeLessThan(2)
  expect(live.length).toBeGreaterThan(5)
  for (const rate of live) expect(Math.abs(rate - (truth ?? NaN))).toBeLessThan(5)
})

it.each([28, 34, 195])(
  'a heart of %i is outside of what is given: no number, not its half or double',
  (bpm) => {
    const { outcome, live } = scanOf({ ...person, bpm })
    expect(live).toEqual([])
    expect(outcome?.estimates).toBeNull()
    expect(['range', 'double']).toContain(outcome?.refusal)
  },
)

it.each<[string, Partial<Lamp>]>([
  ['on the face alone', {}],
  ['of white light on the face alone', { colour: 'white', depth: 0.2 }],
  ['with a soft edge', { beam: 'halo' }],
  ['on one side', { beam: 'side' }],
  ['in the whole room', { beam: 'room' }],
  ['that blinks', { course: 'blink' }],
  ['whose rate wanders', { course: 'drifting' }],
  ['too weak to see', { depth: 0.006 }],
])(
  'a photograph in a light that flickers at 1.25 Hz %s gives no number, live or as a result',
  (_name, change) => {
    const { outcome, live } = scanOf({ ...photograph, lamp: { ...lamp, ...change } })
    expect(live).toEqual([])
    expect(outcome?.estimates ?? null).toBeNull()
  },
)

it('the lamp is the reason that is given', () => {
  expect(scanOf({ ...photograph, lamp }).outcome?.refusal).toMatch(/lamp|clock/)
})
