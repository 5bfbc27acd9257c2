import { HubError } from '@portico/core/realtime/hub'
import type { CallKey } from './texts'

const texts: Readonly<Record<string, CallKey>> = {
  DISCONNECTED: 'CALL.FAILED.DISCONNECTED',
  NO_VIDEO_ACCESS: 'CALL.FAILED.NO_VIDEO_ACCESS',
  CONSULTATION_ENDED: 'CALL.FAILED.CONSULTATION_ENDED',
  TOO_EARLY: 'CALL.FAILED.TOO_EARLY',
  TOO_LATE: 'CALL.FAILED.TOO_LATE',
  CALL_OVER: 'CALL.FAILED.CALL_OVER',
  NO_DOCTOR: 'VIDEOCONSULTATION.NO_DOCTOR',
  POOL_CLOSED: 'CALL.FAILED.POOL_CLOSED',
  POOL_FULL: 'CALL.FAILED.POOL_FULL',
  POOL_USED_UP: 'CALL.FAILED.POOL_USED_UP',
}

/** The text about a call that could not start or be answered. */
export const callFailure = (error: unknown): CallKey =>
  (error instanceof HubError && texts[error.code]) || 'CALL.FAILED.OTHER'
