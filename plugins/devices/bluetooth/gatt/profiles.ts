import {
  parseContinuous,
  parseGlucose,
  parseGlucoseContext,
  parseHeartRate,
  parsePressure,
  parseSpotCheck,
  parseTemperature,
  parseWeight,
  sequenceOfGlucose,
  type GlucoseContext,
  type Parse,
} from './parsers'

/** A standard GATT service of health devices, by its assigned number. */
export interface Profile {
  service: number
  /** What it measures with; the first that a device has is used. */
  characteristics: readonly { id: number; parse: Parse }[]
  /** The characteristic that says more about a measurement, after it; few devices have it. */
  context?: {
    id: number
    parse: (view: DataView) => GlucoseContext
    /** The number of a measurement, by which its context names it. */
    sequenceOf: (view: DataView) => number
  }
  /** The characteristic that is asked for the last stored record, and what is written to it. */
  ask?: { id: number; request: readonly number[] }
}

export const profiles = {
  pressure: { service: 0x1810, characteristics: [{ id: 0x2a35, parse: parsePressure }] },
  thermometer: { service: 0x1809, characteristics: [{ id: 0x2a1c, parse: parseTemperature }] },
  oximeter: {
    service: 0x1822,
    characteristics: [
      { id: 0x2a5e, parse: parseSpotCheck },
      { id: 0x2a5f, parse: parseContinuous },
    ],
  },
  scale: { service: 0x181d, characteristics: [{ id: 0x2a9d, parse: parseWeight }] },
  glucose: {
    service: 0x1808,
    characteristics: [{ id: 0x2a18, parse: parseGlucose }],
    context: { id: 0x2a34, parse: parseGlucoseContext, sequenceOf: sequenceOfGlucose },
    // Record Access Control Point: report stored records, the last one.
    ask: { id: 0x2a52, request: [0x01, 0x06] },
  },
  heart: { service: 0x180d, characteristics: [{ id: 0x2a37, parse: parseHeartRate }] },
} as const satisfies Readonly<Record<string, Profile>>

export type ProfileId = keyof typeof profiles
export const profileIds = Object.keys(profiles) as ProfileId[]
