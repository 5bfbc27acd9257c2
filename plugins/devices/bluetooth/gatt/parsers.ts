import type { LineId } from '../../model/lines'
import { readBytes } from './bytes'

/** A measurement of a device, in the units of the API. `at`: at the clock of the device; null where it says none. */
export interface GattReading {
  values: Readonly<Partial<Record<LineId, number>>>
  at: string | null
}

/** Reads a value of a characteristic. Null: the device says that it has not measured anything. */
export type Parse = (view: DataView) => GattReading | null

const MMHG_PER_KPA = 7.500_62
const KG_PER_POUND = 0.453_592_37
/** Molar mass of glucose: mmol/l to mg/dl. */
const MG_PER_MMOL = 18.0156
const NOT_MEASURED = 0xffff
const has = (flags: number, bit: number) => (flags & (1 << bit)) !== 0

/** Rounded to what a device shows, because factors add digits. */
const round = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals

/** Blood Pressure Measurement (0x2A35). */
export const parsePressure: Parse = (view) => {
  const bytes = readBytes(view)
  const flags = bytes.uint8()
  const pressure = (value: number | null) =>
    value === null ? null : has(flags, 0) ? round(value * MMHG_PER_KPA, 0) : value
  const [systolic, diastolic] = [pressure(bytes.sfloat()), pressure(bytes.sfloat())]
  bytes.skip(2)
  const at = has(flags, 1) ? bytes.dateTime() : null
  const pulse = has(flags, 2) ? bytes.sfloat() : null
  if (systolic === null || diastolic === null) return null
  return { values: { systolic, diastolic, ...(pulse !== null && pulse > 0 && { pulse }) }, at }
}

/** Temperature Measurement (0x2A1C). */
export const parseTemperature: Parse = (view) => {
  const bytes = readBytes(view)
  const flags = bytes.uint8()
  const value = bytes.float()
  const at = has(flags, 1) ? bytes.dateTime() : null
  if (value === null) return null
  return { values: { temperature: has(flags, 0) ? round((value - 32) / 1.8, 1) : value }, at }
}

/** PLX Spot-Check Measurement (0x2A5E). */
export const parseSpotCheck: Parse = (view) => {
  const bytes = readBytes(view)
  const flags = bytes.uint8()
  const [oxygen, heart] = [bytes.sfloat(), bytes.sfloat()]
  const isClockSet = !has(flags, 4)
  return saturation(oxygen, heart, has(flags, 0) && isClockSet ? bytes.dateTime() : null)
}

/** PLX Continuous Measurement (0x2A5F). */
export const parseContinuous: Parse = (view) => {
  const bytes = readBytes(view)
  bytes.skip(1)
  return saturation(bytes.sfloat(), bytes.sfloat(), null)
}

const saturation = (oxygen: number | null, heart: number | null, at: string | null) =>
  oxygen === null || oxygen <= 0
    ? null
    : { values: { oxygen, ...(heart !== null && heart > 0 && { heart }) }, at }

/** Weight Measurement (0x2A9D). */
export const parseWeight: Parse = (view) => {
  const bytes = readBytes(view)
  const flags = bytes.uint8()
  const value = bytes.uint16()
  const at = has(flags, 1) ? bytes.dateTime() : null
  if (value === NOT_MEASURED || value === 0) return null
  // In steps of 5 g, or of a hundredth of a pound.
  return { values: { weight: has(flags, 0) ? round((value / 100) * KG_PER_POUND, 2) : value / 200 }, at }
}

/** Glucose Measurement (0x2A18). Its time offset, in minutes, is what the person has changed the clock by. */
export const parseGlucose: Parse = (view) => {
  const bytes = readBytes(view)
  const flags = bytes.uint8()
  bytes.skip(2)
  const base = bytes.dateTime()
  const offset = has(flags, 0) ? bytes.int16() : 0
  const value = has(flags, 1) ? bytes.sfloat() : null
  if (value === null) return null
  const glucose = has(flags, 2) ? value * 1000 * MG_PER_MMOL : value * 100_000
  return { values: { glucose: round(glucose, 0) }, at: base && later(base, offset) }
}

/** Heart Rate Measurement (0x2A37). */
export const parseHeartRate: Parse = (view) => {
  const bytes = readBytes(view)
  const flags = bytes.uint8()
  const heart = has(flags, 0) ? bytes.uint16() : bytes.uint8()
  const knowsContact = has(flags, 2)
  if (heart === 0 || (knowsContact && !has(flags, 1))) return null
  return { values: { heart }, at: null }
}

/** A date and time some minutes later, at the same clock. */
const later = (at: string, minutes: number): string =>
  new Date(Date.parse(`${at}Z`) + minutes * 60_000).toISOString().slice(0, 19)
