import type { VideoVitalTest } from '@schemas/generated/entities'

/** A value of the software, or nothing while it does not know. */
interface SdkValue<T> {
  value: T | null
}

/** Results as the software names them. */
export interface SdkResults {
  pulseRate?: SdkValue<number>
  respirationRate?: SdkValue<number>
  prq?: SdkValue<number>
  oxygenSaturation?: SdkValue<number>
  bloodPressure?: SdkValue<{ systolic: number; diastolic: number }>
  hemoglobin?: SdkValue<number>
  hemoglobinA1C?: SdkValue<number>
  stressLevel?: SdkValue<number>
  pnsZone?: SdkValue<number>
  snsZone?: SdkValue<number>
  sdnn?: SdkValue<number>
  lfhf?: SdkValue<number>
  wellnessIndex?: SdkValue<number>
}

export type SdkState = 'INIT' | 'ACTIVE' | 'MEASURING' | 'STOPPING' | 'TERMINATED'

/** The events of a session. */
export interface SdkListeners {
  onStateChange: (state: SdkState) => void
  onImageData: (data: { faceDetected: 0 | 1 }) => void
  onVitalSign: (sign: Pick<SdkResults, 'pulseRate'>) => void
  onFinalResults: (results: { results: SdkResults }) => void
  onError: (error: { code: number }) => void
}

export interface SdkSession {
  start: () => void
  stop: () => void
  terminate: () => void
}

/** The part of the software's interface that the adapter uses; the stand-in of a tenant follows it. */
export interface Sdk {
  initialize: (input: { licenseKey: string }) => Promise<void>
  createFaceSession: (
    input: SdkListeners & {
      input: HTMLVideoElement
      processingTime: number
      subjectDemographic: VideoVitalTest['patient']
    },
  ) => Promise<SdkSession>
}
