import type { ScanValues } from '../engine'
import type { SdkResults } from './sdk'

/** The names of the software for the fields of a result. */
const names = {
  heartRate: 'pulseRate',
  breathingRate: 'respirationRate',
  prq: 'prq',
  oxygenSaturation: 'oxygenSaturation',
  bloodPressure: 'bloodPressure',
  hemoglobin: 'hemoglobin',
  hemoglobinA1c: 'hemoglobinA1C',
  stressLevel: 'stressLevel',
  pnsZone: 'pnsZone',
  snsZone: 'snsZone',
  sdnn: 'sdnn',
  lfhf: 'lfhf',
  wellnessIndex: 'wellnessIndex',
} as const satisfies Record<keyof ScanValues, keyof SdkResults>

/** The result of the software in the fields of the portal; what it does not know is left out. */
export const valuesOf = (results: SdkResults): ScanValues =>
  Object.fromEntries(
    Object.entries(names).flatMap(([field, name]) => {
      const value = results[name]?.value
      return value === null || value === undefined ? [] : [[field, value]]
    }),
  )

export const sdkFields = Object.keys(names) as (keyof ScanValues)[]
