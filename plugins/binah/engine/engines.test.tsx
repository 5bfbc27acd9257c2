import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { prepareEngines, removeCanvas, restoreEngines, seen, standIn } from '../testing/engines'
import type { ScanEngine, ScanEvents } from './engine'
import ownEngine, { resultOf } from './own/ownEngine'
import sdkEngine from './sdk/sdkEngine'

const engines: readonly [name: string, engine: ScanEngine, address: string | undefined][] = [
  ['own', ownEngine, undefined],
  ['sdk', sdkEngine, standIn],
]

const test = {
  licenseKey: 'sandbox',
  patient: { age: 74, sex: 2, weight: 68 },
  processingTime: 1,
  scanCost: 0,
}

function listen() {
  const heard: [event: string, value: unknown][] = []
  const note = (event: string) => (value: unknown) => void heard.push([event, value])
  const events: ScanEvents = {
    onActive: note('active'),
    onFace: note('face'),
    onGuidance: note('guidance'),
    onHeartRate: note('heartRate'),
    onProgress: note('progress'),
    onResult: note('result'),
    onRefused: note('refused'),
    onError: note('error'),
  }
  const names = () => heard.map(([event]) => event)
  const last = (event: string) => heard.findLast(([name]) => name === event)?.[1]
  return { events, heard, names, last }
}

const sure = (value: number) => ({ value, confidence: 1 })

/** The fields of a result, by name. */
const allFields = [
  'bloodPressure',
  'breathingRate',
  'heartRate',
  'hemoglobin',
  'hemoglobinA1c',
  'lfhf',
  'oxygenSaturation',
  'pnsZone',
  'prq',
  'sdnn',
  'snsZone',
  'stressLevel',
  'wellnessIndex',
]

const videoElement = () => document.createElement('video')

beforeEach(prepareEngines)
afterEach(restoreEngines)

it.each(engines)(
  'VITAL-001 VITAL-008 %s becomes active, measures and gives a result',
  async (_name, engine, address) => {
    const { events, names, last } = listen()
    const session = await engine.open({ video: videoElement(), test, address, events })
    await vi.waitFor(() => expect(last('active')).toBe(true), 5000)
    expect(last('face')).toBe(1)
    expect(names()).not.toContain('result')
    session.start()
    await vi.waitFor(() => expect(names()).toContain('result'), 10_000)
    expect(last('heartRate')).toBeGreaterThan(40)
    expect(last('active')).toBeTypeOf('boolean')
    const { values } = last('result') as { values: Record<string, unknown> }
    expect(values['heartRate']).toBeGreaterThan(40)
    expect(
      Object.keys(values).filter((field) => !(engine.fields as readonly string[]).includes(field)),
    ).toEqual([])
    session.close()
  },
)

it("VITAL-006 VITAL-011 the portal's own engine says when there is no face, and when it is back", async () => {
  const { events, heard, last } = listen()
  const session = await ownEngine.open({ video: videoElement(), test, address: undefined, events })
  await vi.waitFor(() => expect(last('active')).toBe(true), 5000)
  session.start()
  expect(heard.flatMap(([name, value]) => (name === 'face' ? [value] : []))).toEqual([1, 0, 1])
  session.close()
})

it.each(engines)('%s tells nothing after it is closed', async (_name, engine, address) => {
  const { events, heard, last } = listen()
  const session = await engine.open({ video: videoElement(), test, address, events })
  await vi.waitFor(() => expect(last('active')).toBe(true), 5000)
  session.start()
  session.close()
  const count = heard.length
  await new Promise((resolve) => setTimeout(resolve, 1300))
  expect(heard).toHaveLength(count)
})

it('ERR-045 a session that cannot be created rejects', async () => {
  const { events } = listen()
  const input = { video: videoElement(), test, address: standIn, events }
  await expect(sdkEngine.open({ ...input, test: { ...test, licenseKey: 'wrong' } })).rejects.toThrow(
    'INVALID_LICENSE',
  )
  await expect(sdkEngine.open({ ...input, address: undefined })).rejects.toThrow('NOT_CONFIGURED')
  removeCanvas()
  await expect(ownEngine.open({ ...input, address: undefined })).rejects.toThrow('UNSUPPORTED_BROWSER')
})

it('refuses a recording without a pulse', async () => {
  seen.subject = 'photograph'
  const { events, names, last } = listen()
  const session = await ownEngine.open({ video: videoElement(), test, address: undefined, events })
  session.start()
  await vi.waitFor(() => expect(last('refused')).toBe('noPulse'), 10_000)
  expect(names()).not.toContain('result')
  session.close()
})

it('VITAL-003 the stand-in fills every field of a result', async () => {
  const { events, last } = listen()
  const session = await sdkEngine.open({ video: videoElement(), test, address: standIn, events })
  session.start()
  await vi.waitFor(() => expect(last('result')).toBeTruthy(), 10_000)
  const { values } = last('result') as { values: object }
  expect(Object.keys(values).sort()).toEqual(allFields)
  expect([...sdkEngine.fields].sort()).toEqual(allFields)
})

it("VITAL-003 the portal's own engine rounds each value as far as it is true, and leaves out what it does not know", () => {
  const heartRate = { value: 71.4, confidence: 0.9 }
  const known = { heartRate, breathingRate: sure(14.6), prq: sure(4.86), sdnn: sure(41.2) }
  expect(resultOf(known).values).toEqual({ heartRate: 71, breathingRate: 15, prq: 4.9, sdnn: 41 })
  expect(resultOf({ heartRate })).toEqual({ values: { heartRate: 71 }, confidence: { heartRate: 0.9 } })
})
