import { everyCapability } from '@portico/core/plugin/capability/everyCapability'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { renderApp } from '@portico/core/app/testApp'
import { initTexts } from '@portico/core/i18n/i18n'
import type { AnyPlugin } from '@portico/core/plugin/definePlugin'
import { collect } from '../../../core/plugin/host'
import { actFor } from '@portico/core/session/session'
import { testTenant } from '@portico/core/tenant/testTenant'
import { closePortal, fakeApi, signInAsAna } from '@portico/booking/testing/testPortal'
import type { ScanEngine, ScanEvents } from '../engine/engine'
import es from '../locales/es.json'
import plugin from '../plugin'

/** The other side of the engine in a test: what it was asked, and what it tells. */
export const fake = {
  events: undefined as ScanEvents | undefined,
  open: undefined as ScanEngine['open'] | undefined,
}
export const started = vi.fn<() => void>()
export const closed = vi.fn<() => void>()
const openFake: ScanEngine['open'] = async (input) => {
  fake.events = input.events
  return { start: started, close: closed }
}
const engine: ScanEngine = {
  isLocal: true,
  fields: ['heartRate'],
  open: (input) => (fake.open ?? openFake)(input),
}
const testEngine: AnyPlugin = {
  id: 'testEngine',
  providers: [{ id: 'test', kind: 'scan', provider: async () => ({ default: engine }) }],
}

export const stopTrack = vi.fn<() => void>()
/** The track of the camera; the test takes it away and gives it back. */
export const track = Object.assign(new EventTarget(), { stop: stopTrack })
export const getUserMedia = vi.fn<() => Promise<unknown>>()

/** Tests of a file open the scan in Spanish as Ana, with a camera and an engine that they play. */
export function setUpScan(): void {
  beforeAll(() => initTexts('es'))
  beforeEach(preparePage)
  afterEach(() => {
    actFor(null)
    closePortal()
  })
}

function preparePage(): void {
  fake.events = undefined
  fake.open = undefined
  signInAsAna()
  started.mockReset()
  closed.mockReset()
  stopTrack.mockReset()
  getUserMedia.mockReset().mockResolvedValue({ getTracks: () => [track] })
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
  HTMLMediaElement.prototype.play = async () => {}
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
}

export const patient = { age: 74, sex: 2, weight: 68 }
export const info = { licenseKey: null, patient, processingTime: 60, scanCost: 5 }
export const scan = { id: 's1', status: 'open', cost: 5, tokens: 12 }

/** Opens an address of the scan; `engineId` is the engine that the tenant has chosen. */
export async function open(
  answers: Readonly<Record<string, unknown>> = {},
  { path = '', engineId = 'test', features = ['binah'], addresses = testTenant.addresses } = {},
) {
  const { host } = collect(
    [plugin, testEngine],
    { binah: { engine: engineId }, testEngine: {} },
    new Set([...features, ...everyCapability]),
    {
      kits: [],
    },
  )
  location.hash = `#/videoconsultation/video-vitals-test${path}`
  const api = {
    'GET api/videoVitalTest': info,
    'GET api/usermeta/{key}': { id: 1, metaKey: 'tokens', metaValue: '12' },
    'GET api/vital-signs-measurements/readings': [],
    'POST api/scans': scan,
    'PUT api/scans/{id}/outcome': ({ body }: { body: { status: string } }) => ({
      ...scan,
      status: body.status,
      tokens: body.status === 'measured' ? 7 : 12,
    }),
    ...answers,
  }
  await renderApp(host, fakeApi(api), { ...testTenant, addresses })
}

export const press = async (name: string | RegExp) => {
  fireEvent.click(await screen.findByRole('button', { name }))
}
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

/** Opens the camera, and lets the engine say that all is right. */
export async function goToActive() {
  await press(es['SCAN.OPEN'])
  await heading(es['SCAN.POSITION'])
  await waitFor(() => expect(fake.events).toBeTruthy())
  emit((events) => {
    events.onFace(1)
    events.onGuidance('good')
    events.onActive(true)
  })
}
export async function goToMeasuring() {
  await goToActive()
  await press(es['SCAN.START'])
  expect(started).toHaveBeenCalledOnce()
}
/** Makes the engine report an event. */
export function emit(say: (events: ScanEvents) => void): void {
  act(() => {
    if (fake.events) say(fake.events)
  })
}
export const finish = (values: object): void =>
  emit((events) => events.onResult({ values, confidence: { heartRate: 0.9 } }))
