import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { WorkerResponse, WorkerRequest } from '../engine/own/messages'
import { estimate } from '../signal/estimate'
import { goodConditions, record, type Conditions } from './recordings'

/** The address of the stand-in for the software of another company. */
export const standIn = pathToFileURL(path.resolve('tenants/ultramar/assets/scanSdk.js')).href

/** What the worker of the portal's own engine sees: a recording, or a worker that breaks. */
export const seen: { subject: Conditions['subject'] | 'broken' } = { subject: 'person' }

/**
 * The worker's side of the conversation, since there are no frames here: a good look, a moment without a face after the start, and at the
 * end what the estimator says of a recording.
 */
class FakeWorker extends EventTarget {
  private isOn = true
  constructor() {
    super()
    setTimeout(() => this.tell({ ...look, seconds: 0 }))
  }
  postMessage(message: WorkerRequest) {
    if (message.kind !== 'start') return
    this.tell({ kind: 'heartRate', heartRate: 72 })
    this.tell({ ...look, guidance: 'noFace', detected: 0, seconds: 0 })
    this.tell({ ...look, seconds: message.seconds / 2 })
    setTimeout(() => this.end(), message.seconds * 1000)
  }
  terminate() {
    this.isOn = false
  }
  private end() {
    const { subject } = seen
    if (subject === 'broken') return this.isOn && this.dispatchEvent(new Event('error'))
    return this.tell({ kind: 'outcome', outcome: estimate(record({ ...goodConditions, subject }).samples) })
  }
  private tell(data: WorkerResponse) {
    if (this.isOn) this.dispatchEvent(new MessageEvent('message', { data }))
  }
}
const look = { kind: 'look', guidance: 'good', detected: 1, isReady: true } as const

/** A camera that sends ten frames a second, which have no picture here. */
const sendFrame = (onFrame: VideoFrameRequestCallback) =>
  setTimeout(() => onFrame(performance.now(), { mediaTime: 0 } as VideoFrameCallbackMetadata), 100)

/** Gives the page what the portal's own engine needs of a browser. */
export function prepareEngines(): void {
  seen.subject = 'person'
  Object.assign(globalThis, { Worker: FakeWorker, OffscreenCanvas: EventTarget })
  Object.assign(HTMLVideoElement.prototype, { requestVideoFrameCallback: sendFrame })
}

/** Makes a session of the portal's own engine impossible, as in an old browser. */
export const removeCanvas = (): void => void Object.assign(globalThis, { OffscreenCanvas: undefined })

const originals = { Worker: globalThis.Worker, OffscreenCanvas: globalThis.OffscreenCanvas }

/** Tests of other files share this page. */
export function restoreEngines(): void {
  Object.assign(globalThis, originals)
  Reflect.deleteProperty(HTMLVideoElement.prototype, 'requestVideoFrameCallback')
}
