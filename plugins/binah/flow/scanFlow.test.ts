import { expect, it } from 'vitest'
import {
  canStart,
  canStop,
  firstFlow,
  messageAt,
  messages,
  scanFlow,
  type ScanAction,
  type ScanFlow,
} from './scanFlow'

const play = (...actions: ScanAction[]): ScanFlow => actions.reduce(scanFlow, firstFlow)
const active: ScanAction[] = [{ type: 'cameraSelected' }, { type: 'active', isActive: true }]
const measuring: ScanAction[] = [...active, { type: 'start' }]
const result = { values: { heartRate: 71 }, confidence: {} }
const fields = ['heartRate'] as const

it('VITAL-008 goes from the start over camera, active and measuring to the results', () => {
  const steps = [...measuring, { type: 'result', result, fields } as const].map(
    (_, index, all) => play(...all.slice(0, index + 1)).step,
  )
  expect([firstFlow.step, ...steps]).toEqual(['started', 'cameraSelected', 'active', 'measuring', 'results'])
})

it('VITAL-008 ends with an error at any step, and with a refusal instead of a number', () => {
  const error = { kind: 'scanner', code: '7' } as const
  for (const count of [0, 1, 2, 3])
    expect(play(...measuring.slice(0, count), { type: 'error', error })).toMatchObject({
      step: 'error',
      error,
    })
  const refused = play(...measuring, { type: 'refused', refusal: 'motion' })
  expect(refused).toMatchObject({ step: 'refused', refusal: 'motion', result: null })
  expect(scanFlow(refused, { type: 'result', result, fields })).toBe(refused)
})

it('VITAL-009 starts only in the active state', () => {
  for (const actions of [[], active.slice(0, 1)]) {
    expect(canStart(play(...actions))).toBe(false)
    expect(play(...actions, { type: 'start' }).step).not.toBe('measuring')
  }
  expect(canStart(play(...active))).toBe(true)
  const lost = play(...active, { type: 'active', isActive: false })
  expect([lost.step, canStart(lost)]).toEqual(['cameraSelected', false])
})

it('VITAL-010 stops only while measuring', () => {
  expect([[], active, measuring].map((actions) => canStop(play(...actions)))).toEqual([false, false, true])
})

it('VITAL-006 VITAL-011 a lost face is 0 until it is back, and does not end the measurement', () => {
  const lost = play(...measuring, { type: 'face', detected: 0 })
  expect(lost).toMatchObject({ face: 0, step: 'measuring' })
  expect(scanFlow(lost, { type: 'face', detected: 1 })).toMatchObject({ face: 1, step: 'measuring' })
})

it('VITAL-014 only the heart rate is live, and only while measuring', () => {
  const live: ScanAction = { type: 'heartRate', heartRate: 71 }
  expect(play(...active, live).heartRate).toBeNull()
  expect(play(...measuring, live)).toMatchObject({ heartRate: 71, result: null })
})

it('VITAL-018 each message is shown for the same part of the processing time', () => {
  const shown = Array.from({ length: 60 }, (_, second) => messageAt(second, 60))
  for (const message of messages) expect(shown.filter((one) => one === message)).toHaveLength(15)
  expect([messageAt(0, 45), messageAt(45, 45)]).toEqual([messages[0], messages.at(-1)])
})

it('a camera that stops takes the heart rate and the start away, until it is back', () => {
  const stopped = { type: 'interrupted', reason: 'stopped' } as const
  const live: ScanAction = { type: 'heartRate', heartRate: 71 }
  expect(play(...measuring, live, stopped)).toMatchObject({
    heartRate: null,
    interruption: 'stopped',
    step: 'measuring',
  })
  expect(canStart(play(...active, stopped))).toBe(false)
  const back = play(
    ...active,
    stopped,
    { type: 'interrupted', reason: null },
    { type: 'active', isActive: true },
  )
  expect([back.interruption, canStart(back)]).toEqual([null, true])
})

it('a hidden tab or a turned phone is reported until the face is seen well again', () => {
  const hidden = play(...measuring, { type: 'interrupted', reason: 'hidden' })
  expect(scanFlow(hidden, { type: 'guidance', guidance: 'noFace' }).interruption).toBe('hidden')
  expect(scanFlow(hidden, { type: 'guidance', guidance: 'good' }).interruption).toBeNull()
})
