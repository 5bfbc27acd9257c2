import { expect, it } from 'vitest'
import { readBytes } from './bytes'
import {
  parseContinuous,
  parseGlucose,
  parseGlucoseContext,
  parseHeartRate,
  parsePressure,
  parseSpotCheck,
  parseTemperature,
  parseWeight,
} from './parsers'

/** The bytes of a value, as a device sends them: "16 80 00". */
const bytes = (hex: string) => {
  const list = hex.split(' ').map((byte) => Number.parseInt(byte, 16))
  // Adapters hand out a part of a larger buffer.
  return new DataView(new Uint8Array([0xaa, ...list]).buffer, 1)
}
/** 2 November 2026, 08:15:30. */
const clock = 'ea 07 0b 02 08 0f 1e'
const at = '2026-11-02T08:15:30'

it.each([
  ['80 00', 128],
  ['6d f1', 36.5],
  ['72 00', 114],
  ['9c ff', -10],
  ['05 10', 50],
  ['e8 b3', 0.01],
  ['ff 07', null],
  ['00 08', null],
  ['fe 07', null],
  ['02 08', null],
  ['01 08', null],
  ['03 08', -2045],
  ['fd 07', 2045],
  // Special only where the exponent is 0.
  ['ff f7', 204.7],
  ['fe f7', 204.6],
  ['00 f8', -204.8],
  ['02 f8', -204.6],
  ['01 18', -20470],
])('DEV-018 the 16-bit number %s is %j', (hex, value) => {
  expect(readBytes(bytes(hex)).sfloat()).toBe(value)
})

it.each([
  ['6d 01 00 ff', 36.5],
  ['42 0e 00 fe', 36.5],
  ['93 fe ff ff', -36.5],
  ['02 00 00 02', 200],
  ['ff ff 7f 00', null],
  ['00 00 80 00', null],
  ['fe ff 7f 00', null],
  ['02 00 80 00', null],
  ['01 00 80 00', null],
  ['ff ff 7f ff', 838860.7],
  ['00 00 80 ff', -838860.8],
])('DEV-019 the 32-bit number %s is %j', (hex, value) => {
  expect(readBytes(bytes(hex)).float()).toBe(value)
})

it.each([
  ['mmHg with time, pulse, user and status', `1e 80 00 4f 00 5f 00 ${clock} 44 00 01 00 00`, 128, 79, 68, at],
  ['mmHg alone', '00 80 00 4f 00 5f 00', 128, 79, undefined, null],
  // 17.1 and 10.5 kPa.
  ['kPa', '01 ab f0 69 f0 7d f0', 128, 79, undefined, null],
  ['a pulse that is not a number', '04 80 00 4f 00 5f 00 ff 07', 128, 79, undefined, null],
  ['a clock that is not set', '02 80 00 4f 00 5f 00 00 00 00 00 00 00 00', 128, 79, undefined, null],
])('DEV-018 a blood pressure in %s', (_, hex, systolic, diastolic, pulse, time) => {
  expect(parsePressure(bytes(hex))).toMatchObject({
    values: { systolic, diastolic, ...(pulse !== undefined && { pulse }) },
    at: time,
  })
})
it('DEV-018 a blood pressure that failed is not a reading', () => {
  expect(parsePressure(bytes('00 ff 07 ff 07 ff 07'))).toBeNull()
})

it.each([
  ['celsius with time and place', `06 6d 01 00 ff ${clock} 02`, 36.5, at],
  ['celsius alone', '00 6d 01 00 ff', 36.5, null],
  ['fahrenheit', '01 da 03 00 ff', 37, null],
])('DEV-019 a temperature in %s', (_, hex, temperature, time) => {
  expect(parseTemperature(bytes(hex))).toEqual({ values: { temperature }, at: time })
})
it('DEV-019 a temperature that is not a number is not a reading', () => {
  expect(parseTemperature(bytes('00 ff ff 7f 00'))).toBeNull()
})

it('DEV-017 an oximeter sends one measurement or a stream', () => {
  const values = { oxygen: 97, heart: 64 }
  expect(parseSpotCheck(bytes(`01 61 00 40 00 ${clock}`))).toEqual({ values, at })
  expect(parseSpotCheck(bytes('00 61 00 40 00'))).toEqual({ values, at: null })
  expect(parseSpotCheck(bytes(`11 61 00 40 00 ${clock}`)), 'its clock is not set').toEqual({
    values,
    at: null,
  })
  expect(parseContinuous(bytes('03 61 00 40 00 60 00 3f 00'))).toEqual({ values, at: null })
  expect(parseContinuous(bytes('00 61 00 ff 07'))).toEqual({ values: { oxygen: 97 }, at: null })
  expect(parseContinuous(bytes('00 ff 07 ff 07')), 'no finger').toBeNull()
})

it.each([
  ['kilograms', '00 c8 37', 71.4, null],
  ['kilograms with time, user and height', `0e c8 37 ${clock} 01 e6 00 ae 06`, 71.4, at],
  ['pounds', '01 7c 3d', 71.4, null],
])('DEV-016 a weight in %s', (_, hex, weight, time) => {
  expect(parseWeight(bytes(hex))).toMatchObject({ values: { weight }, at: time })
})
it('DEV-016 a weight that failed is not a reading', () => {
  expect(parseWeight(bytes('00 ff ff'))).toBeNull()
})

it.each([
  // 96e-5 kg/l.
  ['kilograms per litre', `02 01 00 ${clock} 60 b0 11`, 96, at],
  // 5.3 mmol/l.
  ['moles per litre, an hour behind', `07 02 00 ${clock} c4 ff 35 c0 11`, 95, '2026-11-02T07:15:30'],
])('DEV-012 a glucose value in %s', (_, hex, glucose, time) => {
  expect(parseGlucose(bytes(hex))).toEqual({ values: { glucose }, at: time })
})
/* GATT Specification Supplement, 3.104 Glucose Measurement Context: flags, number, extended flags, carbohydrates, meal. */
it.each([
  ['before a meal', '02 07 00 01', 'before'],
  ['after a meal', '02 07 00 02', 'after'],
  ['fasting', '02 07 00 03', 'fasting'],
  ['casual: it has no range of its own', '02 07 00 04', null],
  ['at bedtime: it has no range of its own', '02 07 00 05', null],
  ['a reserved meal', '02 07 00 09', null],
  ['with extended flags and carbohydrates before the meal', '83 07 00 00 01 1e b0 03', 'fasting'],
  ['with exercise and without a meal', '08 07 00 84 03 32', null],
])('DEV-012 a glucose context: %s', (_, hex, meal) => {
  expect(parseGlucoseContext(bytes(hex))).toEqual({ sequence: 7, meal })
})
it('DEV-012 a glucose context that is too short is refused', () => {
  expect(() => parseGlucoseContext(bytes('83 07 00 00 01'))).toThrow(RangeError)
})

it('DEV-012 a record without a concentration is not a reading', () => {
  expect(parseGlucose(bytes(`00 01 00 ${clock}`))).toBeNull()
})

it.each([
  ['8 bits', '00 48', 72],
  ['16 bits', '01 2c 01', 300],
  ['contact, energy and intervals', '1e 48 10 00 00 04', 72],
])('DEV-013 a heart rate of %s', (_, hex, heart) => {
  expect(parseHeartRate(bytes(hex))).toEqual({ values: { heart }, at: null })
})
it('DEV-013 a heart rate without contact is not a reading', () => {
  expect(parseHeartRate(bytes('04 48'))).toBeNull()
  expect(parseHeartRate(bytes('06 00'))).toBeNull()
})
