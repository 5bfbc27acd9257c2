import type { MediaProblem } from '@portico/calls/media/mediaProblem'
import type { ScanFailure, ScanField, ScanResult } from '../engine/engine'
import type { Guidance } from '../region/guidance'
import type { Refusal } from '../signal/gate'

/** The steps of a scan. */
export type ScanStep = 'started' | 'cameraSelected' | 'active' | 'measuring' | 'results' | 'refused' | 'error'

/** Why a scan ended without an engine's answer, besides the engine's own failures. */
export type ScanError =
  | ScanFailure
  | { kind: 'camera'; code: MediaProblem | 'stopped' }
  | { kind: 'server'; code: string }

/** The tab was hidden, the phone was turned, the camera stopped sending frames, or the system has given it to something else. */
export type Interruption = 'hidden' | 'turned' | 'stopped' | 'taken'

export interface ScanFlow {
  step: ScanStep
  guidance: Guidance
  /** 1 when there is a face; it changes with every look. */
  face: 0 | 1
  /** The only live value. */
  heartRate: number | null
  /** Seconds measured so far. */
  seconds: number
  /** What interrupted the look at the face, until it is good again. */
  interruption: Interruption | null
  result: ScanResult | null
  /** What the engine can measure; known with its result. */
  fields: readonly ScanField[]
  refusal: Refusal | null
  error: ScanError | null
}

export type ScanAction =
  | { type: 'cameraSelected' }
  | { type: 'active'; isActive: boolean }
  | { type: 'face'; detected: 0 | 1 }
  | { type: 'guidance'; guidance: Guidance }
  | { type: 'start' }
  | { type: 'heartRate'; heartRate: number | null }
  | { type: 'progress'; seconds: number }
  | { type: 'interrupted'; reason: Interruption | null }
  | { type: 'result'; result: ScanResult; fields: readonly ScanField[] }
  | { type: 'refused'; refusal: Refusal }
  | { type: 'error'; error: ScanError }

export const firstFlow: ScanFlow = {
  step: 'started',
  guidance: 'noFace',
  face: 0,
  heartRate: null,
  seconds: 0,
  interruption: null,
  result: null,
  fields: [],
  refusal: null,
  error: null,
}

/** Start is allowed only in the active state. */
export const canStart = ({ step }: Pick<ScanFlow, 'step'>): boolean => step === 'active'

/** Stop is allowed only while measuring. */
export const canStop = ({ step }: Pick<ScanFlow, 'step'>): boolean => step === 'measuring'

/** A scan that is over needs no camera. */
export const isOver = ({ step }: Pick<ScanFlow, 'step'>): boolean =>
  ['results', 'refused', 'error'].includes(step)

/** The next state of a scan. What arrives after its end changes nothing. */
export function scanFlow(flow: ScanFlow, action: ScanAction): ScanFlow {
  if (isOver(flow)) return flow
  switch (action.type) {
    case 'cameraSelected':
      return flow.step === 'started' ? { ...flow, step: 'cameraSelected', interruption: seenOf(flow) } : flow
    case 'active':
      return activate(flow, action.isActive)
    case 'start':
      return canStart(flow) ? { ...flow, step: 'measuring', seconds: 0, heartRate: null } : flow
    case 'face':
      return { ...flow, face: action.detected }
    case 'guidance':
      return {
        ...flow,
        guidance: action.guidance,
        interruption: action.guidance === 'good' ? null : flow.interruption,
      }
    case 'heartRate':
      return flow.step === 'measuring' ? { ...flow, heartRate: action.heartRate } : flow
    case 'progress':
      return flow.step === 'measuring' ? { ...flow, seconds: action.seconds } : flow
    case 'interrupted':
      return interrupt(flow, action.reason)
    case 'result':
      return flow.step === 'measuring'
        ? { ...flow, step: 'results', result: action.result, fields: action.fields }
        : flow
    case 'refused':
      return { ...flow, step: 'refused', refusal: action.refusal }
    case 'error':
      return { ...flow, step: 'error', error: action.error }
    default:
      return flow
  }
}

/** The interruption that still holds once the camera is open: it was given back. */
const seenOf = ({ interruption }: ScanFlow): Interruption | null =>
  interruption === 'taken' ? null : interruption

/**
 * What was seen before the camera stopped is not what it sees now: no heart rate, and no start before it is back. A camera that was taken
 * away is opened again, and the scan begins anew. Until then the page says nothing else.
 */
function interrupt(flow: ScanFlow, interruption: Interruption | null): ScanFlow {
  if (interruption === 'taken') return { ...firstFlow, interruption }
  if (flow.interruption === 'taken') return flow
  if (interruption !== 'stopped') return { ...flow, interruption }
  const step = flow.step === 'active' ? 'cameraSelected' : flow.step
  return { ...flow, interruption, step, heartRate: null }
}

/** Before the measurement the session is active while everything is right; during it nothing changes the step back. */
function activate(flow: ScanFlow, isActive: boolean): ScanFlow {
  if (flow.step === 'cameraSelected' && isActive) return { ...flow, step: 'active' }
  return flow.step === 'active' && !isActive ? { ...flow, step: 'cameraSelected' } : flow
}

/** Messages while measuring, one after the other. */
export const messages = ['BREATHE', 'QUIET', 'STILL', 'ALMOST'] as const

/** The message of a moment: each is shown for the same part of the processing time. */
export const messageAt = (seconds: number, processingTime: number): (typeof messages)[number] =>
  messages[Math.min(messages.length - 1, Math.floor((seconds / processingTime) * messages.length))] ??
  'BREATHE'
