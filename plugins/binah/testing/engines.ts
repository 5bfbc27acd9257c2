import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FromWorker, ToWorker } from '../engine/own/messages'
import { estimate } from '../signal/estimate'
import { record, type Conditions } from './recordings'

/** The address of the stand-in for the software of another company. */
export const standIn = pathToFileURL(path.resolve('tenants/ultramar/assets/scanSdk.js')).href

const person: Conditions = {
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

/** What the own engine's worker sees: a recording, or a worker that breaks. */
export const seen: { subject: Conditions['subject'] | 'broken' } = { subject: 'person' }

/**
 * The worker's side of the conversation, since there are no frames here: a good look, and after the start what the estimator says of a
 * recording.
 */
class FakeWorker extends EventTarget {
  private isOn = true
  constructor() {
    super()
    setTimeout(() => this.tell({ ...look, seconds: 0 }))
  }
  postMessage(message: ToWorker) {
    if (message.kind !== 'start') return
    this.tell({ kind: 'heartRate', heartRate: 72 })
    this.tell({ ...look, seconds: message.seconds / 2 })
    setTimeout(() => this.end(), message.seconds * 1000)
  }
  terminate() {
    this.isOn = false
  }
  private end() {
    const { subject } = seen
    if (subject === 'broken') return this.isOn && this.dispatchEvent(new Event('error'))
    return this.tell({ kind: 'outcome', outcome: estimate(record({ ...person, subject }).samples) })
  }
  private tell(data: FromWorker) {
    if (this.isOn) this.dispatchEvent(new MessageEvent('message', { data }))
  }
}
const look = { kind: 'look', guidance: 'good', detected: 1, isReady: true } as const

/** Gives the page what the own engine needs of a browser. */
export function prepareEngines(): void {
  seen.subject = 'person'
  Object.assign(globalThis, { Worker: FakeWorker, OffscreenCanvas: EventTarget })
  Object.assign(HTMLVideoElement.prototype, { requestVideoFrameCallback: () => 0 })
}

/** Makes the own engine's session impossible, as in an old browser. */
export const removeCanvas = (): void => void Object.assign(globalThis, { OffscreenCanvas: undefined })

const originals = { Worker: globalThis.Worker, OffscreenCanvas: globalThis.OffscreenCanvas }

/** Tests of other files share this page. */
export function restoreEngines(): void {
  Object.assign(globalThis, originals)
  Reflect.deleteProperty(HTMLVideoElement.prototype, 'requestVideoFrameCallback')
}
