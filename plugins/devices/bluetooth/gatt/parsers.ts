import type { LineId } from '../../model/lines'
import type { Meal } from '../../model/ranges'
import { readBytes } from './bytes'

/** What a device says about a measurement that it has made anyway. Each has a text, `DEVICES.BLUETOOTH_NOTE.<note>`. */
export type GattNote =
  | 'cuff'
  | 'irregular'
  | 'movement'
  | 'position'
  | 'pulseRange'
  | 'questionable'
  | 'signal'

/** A measurement of a device, in the units of the API. `at`: at the clock of the device; null where it says none. */
export interface GattReading {
  values: Readonly<Partial<Record<LineId, number>>>
  at: string | null
  notes?: readonly GattNote[]
  /** When a glucose was measured, where the meter says it. */
  meal?: Meal
  /** The number of the person on a device that several people use. */
  user?: number
}

/** Reads a value of a characteristic. Null: the device says that it has not measured anything. */
export type Parse = (view: DataView) => GattReading | null

const MMHG_PER_KPA = 7.500_62
const KG_PER_POUND = 0.453_592_37
/** Molar mass of glucose: mmol/l to mg/dl. */
const MG_PER_MMOL = 18.0156
const NOT_MEASURED = 0xffff
const has = (flags: number, bit: number) => (flags & (1 << bit)) !== 0
const hasAny = (flags: number, bits: readonly number[]) => bits.some((bit) => has(flags, bit))
/** A user of a device that does not know who it is. */
const UNKNOWN_USER = 0xff

/** The notes and the user, where there are any. */
const more = (
  notes: readonly (GattNote | false)[],
  user: number | null = null,
): Pick<GattReading, 'notes' | 'user'> => {
  const known = notes.filter((note) => note !== false)
  return {
    ...(known.length > 0 && { notes: known }),
    ...(user !== null && user !== UNKNOWN_USER && { user }),
  }
}

/** Rounded to what a device shows, because factors add digits. */
const round = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals

/**
 * Blood Pressure Measurement (0x2A35). Its status says that the person moved, that the cuff is loose, that the pulse is irregular or
 * outside its range, and that the arm is not as it should be.
 */
export const parsePressure: Parse = (view) => {
  const bytes = readBytes(view)
  const flags = bytes.uint8()
  const pressure = (value: number | null) =>
    value === null ? null : has(flags, 0) ? round(value * MMHG_PER_KPA, 0) : value
  const [systolic, diastolic] = [pressure(bytes.sfloat()), pressure(bytes.sfloat())]
  bytes.skip(2)
  const at = has(flags, 1) ? bytes.dateTime() : null
  const pulse = has(flags, 2) ? bytes.sfloat() : null
  const user = has(flags, 3) ? bytes.uint8() : null
  const status = has(flags, 4) ? bytes.uint16() : 0
  if (systolic === null || diastolic === null || systolic <= 0 || diastolic <= 0) return null
  const notes = [
    has(status, 0) && 'movement',
    has(status, 1) && 'cuff',
    has(status, 2) && 'irregular',
    hasAny(status, [3, 4]) && 'pulseRange',
    has(status, 5) && 'position',
  ] as const
  return {
    values: { systolic, diastolic, ...(pulse !== null && pulse > 0 && { pulse }) },
    at,
    ...more(notes, user),
  }
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

/** Of a measurement status: for demonstration or testing, while calibrating, not available, and invalid. */
const invalidStatus = [10, 11, 12, 13, 15] as const
/** Early, and questionable. */
const unsureStatus = [6, 14] as const
/** Of a device and its sensor: a fault, no or no usable signal, nobody connected, the sensor displaced, broken or gone. */
const invalidSensor = [1, 3, 7, 11, 13, 14, 15] as const
/** An irregular, poor, weak or erratic signal, a questionable pulse, and interference. */
const unsureSensor = [2, 4, 5, 6, 8, 10] as const

/** PLX Spot-Check Measurement (0x2A5E). */
export const parseSpotCheck: Parse = (view) => {
  const bytes = readBytes(view)
  const flags = bytes.uint8()
  const [oxygen, heart] = [bytes.sfloat(), bytes.sfloat()]
  const time = has(flags, 0) ? bytes.dateTime() : null
  const status = has(flags, 1) ? bytes.uint16() : 0
  const sensor = has(flags, 2) ? bytes.uint24() : 0
  const isClockSet = !has(flags, 4)
  return saturation({ oxygen, heart, at: isClockSet ? time : null, status, sensor })
}

/** PLX Continuous Measurement (0x2A5F): the usual values, then faster and slower ones that are left out. */
export const parseContinuous: Parse = (view) => {
  const bytes = readBytes(view)
  const flags = bytes.uint8()
  const [oxygen, heart] = [bytes.sfloat(), bytes.sfloat()]
  if (has(flags, 0)) bytes.skip(4)
  if (has(flags, 1)) bytes.skip(4)
  const status = has(flags, 2) ? bytes.uint16() : 0
  const sensor = has(flags, 3) ? bytes.uint24() : 0
  return saturation({ oxygen, heart, at: null, status, sensor })
}

interface Saturation {
  oxygen: number | null
  heart: number | null
  at: string | null
  status: number
  sensor: number
}

function saturation({ oxygen, heart, at, status, sensor }: Saturation): GattReading | null {
  if (oxygen === null || oxygen <= 0) return null
  if (hasAny(status, invalidStatus) || hasAny(sensor, invalidSensor)) return null
  const notes = [
    hasAny(status, unsureStatus) && 'questionable',
    hasAny(sensor, unsureSensor) && 'signal',
  ] as const
  return { values: { oxygen, ...(heart !== null && heart > 0 && { heart }) }, at, ...more(notes) }
}

/** Weight Measurement (0x2A9D). */
export const parseWeight: Parse = (view) => {
  const bytes = readBytes(view)
  const flags = bytes.uint8()
  const value = bytes.uint16()
  const at = has(flags, 1) ? bytes.dateTime() : null
  const user = has(flags, 2) ? bytes.uint8() : null
  if (value === NOT_MEASURED || value === 0) return null
  // In steps of 5 g, or of a hundredth of a pound.
  const weight = has(flags, 0) ? round((value / 100) * KG_PER_POUND, 2) : value / 200
  return { values: { weight }, at, ...more([], user) }
}

const CONTROL_TYPE = 0xa
const CONTROL_LOCATION = 0x4
/** Of a sensor status: a fault, too little blood, a strip that is wrong or was pulled, a result outside its range, a temperature. */
const invalidGlucose = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
const TIME_FAULT = 11

/**
 * Glucose Measurement (0x2A18). Its time offset, in minutes, is what the person has changed the clock by. A control solution, which
 * tests the meter, is no measurement of a person.
 */
export const parseGlucose: Parse = (view) => {
  const bytes = readBytes(view)
  const flags = bytes.uint8()
  bytes.skip(2)
  const base = bytes.dateTime()
  const offset = has(flags, 0) ? bytes.int16() : 0
  const value = has(flags, 1) ? bytes.sfloat() : null
  const sample = has(flags, 1) ? bytes.uint8() : 0
  const status = has(flags, 3) ? bytes.uint16() : 0
  if (value === null || value <= 0) return null
  if ((sample & 0x0f) === CONTROL_TYPE || sample >> 4 === CONTROL_LOCATION) return null
  if (hasAny(status, invalidGlucose)) return null
  const glucose = has(flags, 2) ? value * 1000 * MG_PER_MMOL : value * 100_000
  const at = base && !has(status, TIME_FAULT) ? later(base, offset) : null
  return { values: { glucose: round(glucose, 0) }, at }
}

/** What a meter says about one of its glucose measurements. */
export interface GlucoseContext {
  /** The number of the measurement. */
  sequence: number
  meal: Meal | null
}

/** The number of a Glucose Measurement, by which its context names it. Throws `RangeError` for one that is too short. */
export const sequenceOfGlucose = (view: DataView): number => {
  const bytes = readBytes(view)
  bytes.skip(1)
  return bytes.uint16()
}

/** Of the field of meals: before, after, fasting. A casual measurement (a snack) and one at bedtime have no range of their own. */
const meals: Readonly<Record<number, Meal>> = { 1: 'before', 2: 'after', 3: 'fasting' }

/** Glucose Measurement Context (0x2A34). Carbohydrates and the fields after the meal are left out. */
export function parseGlucoseContext(view: DataView): GlucoseContext {
  const bytes = readBytes(view)
  const flags = bytes.uint8()
  const sequence = bytes.uint16()
  if (has(flags, 7)) bytes.skip(1)
  if (has(flags, 0)) bytes.skip(3)
  const meal = has(flags, 1) ? (meals[bytes.uint8()] ?? null) : null
  return { sequence, meal }
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
