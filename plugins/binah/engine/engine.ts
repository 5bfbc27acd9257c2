import type { VideoVitalTest } from '@schemas/generated/entities'
import type { Guidance } from '../region/guidance'
import type { Refusal } from '../signal/gate'

/** Blood pressure in mmHg. */
export interface BloodPressure {
  systolic: number
  diastolic: number
}

/** The fields of a result; an engine leaves out what it did not measure. */
export interface ScanValues {
  /** Beats a minute. */
  heartRate?: number
  /** Breaths a minute. */
  breathingRate?: number
  /** Beats a breath. */
  prq?: number
  /** Percent. */
  oxygenSaturation?: number
  bloodPressure?: BloodPressure
  /** Grams per decilitre. */
  hemoglobin?: number
  /** Percent. */
  hemoglobinA1c?: number
  /** 0 unknown, 1 low, 2 normal, 3 mild, 4 high, 5 extreme. */
  stressLevel?: number
  /** 0 unknown, 1 low, 2 normal, 3 high. */
  pnsZone?: number
  snsZone?: number
  /** Milliseconds. */
  sdnn?: number
  lfhf?: number
  /** 1 to 10. */
  wellnessIndex?: number
}
export type ScanField = keyof ScanValues

export interface ScanResult {
  values: ScanValues
  /** How sure the engine is of each value, 0 to 1. */
  confidence: Partial<Record<ScanField, number>>
}

/** Why an engine does not work: its session could not be created, or it failed later with a code. */
export interface ScanFailure {
  kind: 'session' | 'scanner'
  code: string
}

/** The events that an engine reports while it runs. */
export interface ScanEvents {
  /** Whether the session is active, so that the measurement may start. */
  onActive: (isActive: boolean) => void
  /** 1 when there is a face. */
  onFace: (detected: 0 | 1) => void
  onGuidance: (guidance: Guidance) => void
  /** The heart rate now; null where the signal is not clear. */
  onHeartRate: (heartRate: number | null) => void
  /** Seconds measured so far. */
  onProgress: (seconds: number) => void
  onResult: (result: ScanResult) => void
  /** The signal was not good enough for a number. */
  onRefused: (reason: Refusal) => void
  onError: (failure: ScanFailure) => void
}

export interface ScanInput {
  /** Shows the camera. */
  video: HTMLVideoElement
  test: VideoVitalTest
  /** Where the software of another company is. */
  address: string | undefined
  events: ScanEvents
}

/** A running engine. */
export interface ScanSession {
  /** Starts the measurement. */
  start: () => void
  /** Ends everything; no event follows. */
  close: () => void
}

/** An engine: what a plugin contributes to `providers` with the kind `scan`. */
export interface ScanEngine {
  /** The picture never leaves the device. */
  isLocal: boolean
  /** The fields that the engine can measure. */
  fields: readonly ScanField[]
  /** Rejects when the session cannot be created. */
  open: (input: ScanInput) => Promise<ScanSession>
}
