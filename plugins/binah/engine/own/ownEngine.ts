import type { Estimates, Outcome } from '../../signal/estimate'
import type { ScanEngine, ScanEvents, ScanInput, ScanResult } from '../engine'
import { eachFrame, type Frame } from './frames'
import type { WorkerResponse, WorkerRequest } from './messages'

/** The result of estimates, rounded as far as they are true. */
export function resultOf(estimates: Estimates): ScanResult {
  const { heartRate, breathingRate, prq, sdnn } = estimates
  return {
    values: {
      heartRate: Math.round(heartRate.value),
      ...(breathingRate && { breathingRate: Math.round(breathingRate.value) }),
      ...(prq && { prq: Math.round(prq.value * 10) / 10 }),
      ...(sdnn && { sdnn: Math.round(sdnn.value) }),
    },
    confidence: {
      heartRate: heartRate.confidence,
      ...(breathingRate && { breathingRate: breathingRate.confidence }),
      ...(prq && { prq: prq.confidence }),
      ...(sdnn && { sdnn: sdnn.confidence }),
    },
  }
}

function finish(outcome: Outcome, events: ScanEvents): void {
  if (outcome.estimates) events.onResult(resultOf(outcome.estimates))
  else events.onRefused(outcome.refusal)
}

function listen(events: ScanEvents) {
  return ({ data }: MessageEvent<WorkerResponse>) => {
    if (data.kind === 'heartRate') return events.onHeartRate(data.heartRate)
    if (data.kind === 'outcome') return finish(data.outcome, events)
    events.onFace(data.detected)
    events.onGuidance(data.guidance)
    events.onActive(data.isReady)
    events.onProgress(data.seconds)
  }
}

/** Frames that the worker may have at once. */
const MAX_HELD = 2

async function open({ video, test, events }: ScanInput) {
  if (!('requestVideoFrameCallback' in video) || typeof OffscreenCanvas === 'undefined')
    throw new Error('UNSUPPORTED_BROWSER')
  const worker = new Worker(new URL('./scanWorker.ts', import.meta.url), { type: 'module' })
  // Frames on their way: the camera has few, and gives no new one while all are in use.
  let held = 0
  worker.addEventListener('message', listen(events))
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerResponse>) => {
    if (data.kind === 'look') held -= 1
  })
  worker.addEventListener('error', () => events.onError({ kind: 'scanner', code: 'WORKER' }))
  const send = (message: WorkerRequest, transfer: Transferable[] = []) =>
    worker.postMessage(message, transfer)
  const take = (frame: Frame) => {
    held += 1
    send({ kind: 'frame', ...frame }, [frame.picture])
  }
  const stop = eachFrame(video, take, () => held >= MAX_HELD)
  return {
    start: () => send({ kind: 'start', seconds: test.processingTime }),
    close: () => {
      stop()
      worker.terminate()
    },
  }
}

/** The engine of the portal: everything happens in a worker of this page, and no picture leaves it (decision 923). */
const ownEngine: ScanEngine = {
  isLocal: true,
  fields: ['heartRate', 'breathingRate', 'prq', 'sdnn'],
  open,
}

export default ownEngine
