import type { Guidance } from '../../region/guidance'
import type { Outcome } from '../../signal/estimate'
import type { Frame } from './frames'

/** What the page sends to the worker. */
export type WorkerRequest = ({ kind: 'frame' } & Frame) | { kind: 'start'; seconds: number }

/** What the worker answers: numbers only. */
export type WorkerResponse =
  | { kind: 'look'; guidance: Guidance; detected: 0 | 1; isReady: boolean; seconds: number }
  | { kind: 'heartRate'; heartRate: number | null }
  | { kind: 'outcome'; outcome: Outcome }
