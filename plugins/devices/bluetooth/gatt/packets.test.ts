import { expect, it } from 'vitest'
import {
  parseContinuous,
  parseGlucose,
  parseHeartRate,
  parsePressure,
  parseSpotCheck,
  parseTemperature,
  parseWeight,
  type GattNote,
  type Parse,
} from './parsers'

/*
 * The fields of the Bluetooth SIG (GATT Specification Supplement): each bit of a flag and of a status field once, in a packet as a
 * device sends it. Numbers are little-endian; SFLOAT 0x0080 is 128.
 */

const bytes = (hex: string) => {
  const list = hex.split(' ').map((byte) => Number.parseInt(byte, 16))
  return new DataView(new Uint8Array(list).buffer)
}
const hex16 = (bit: number) => [(1 << bit) & 255, (1 << bit) >> 8].map(twoDigits).join(' ')
const hex24 = (bit: number) =>
  [(1 << bit) & 255, ((1 << bit) >> 8) & 255, (1 << bit) >> 16].map(twoDigits).join(' ')
const twoDigits = (byte: number) => byte.toString(16).padStart(2, '0')
/** 2 November 2026, 08:15:30. */
const clock = 'ea 07 0b 02 08 0f 1e'

type Packet = [name: string, parse: Parse, hex: string, expected: 'none' | GattNote | 'clean' | 'timeless']

/** From the name and number of a bit to a packet. */
const each = (
  names: readonly (readonly [string, number, Packet[3]])[],
  parse: Parse,
  packet: (bit: number) => string,
) => names.map(([name, bit, expected]): Packet => [name, parse, packet(bit), expected])

const pressureStatus = each(
  [
    ['body movement', 0, 'movement'],
    ['a cuff that is too loose', 1, 'cuff'],
    ['an irregular pulse', 2, 'irregular'],
    ['a pulse above the range', 3, 'pulseRange'],
    ['a pulse below the range', 4, 'pulseRange'],
    ['an improper position', 5, 'position'],
    ['a reserved bit', 6, 'clean'],
    ['another reserved bit', 15, 'clean'],
  ],
  parsePressure,
  (bit) => `10 80 00 4f 00 5f 00 ${hex16(bit)}`,
)

const glucoseStatus = each(
  [
    ['a low battery', 0, 'clean'],
    ['a faulty sensor', 1, 'none'],
    ['too little blood', 2, 'none'],
    ['a strip that is not inserted well', 3, 'none'],
    ['a strip of another type', 4, 'none'],
    ['a result above the range', 5, 'none'],
    ['a result below the range', 6, 'none'],
    ['a sensor that is too warm', 7, 'none'],
    ['a sensor that is too cold', 8, 'none'],
    ['a strip that was pulled too soon', 9, 'none'],
    ['a fault of the device', 10, 'none'],
    ['a fault of the clock', 11, 'timeless'],
    ['a reserved bit', 12, 'clean'],
  ],
  parseGlucose,
  (bit) => `0a 01 00 ${clock} 60 b0 11 ${hex16(bit)}`,
)

const glucoseSamples = each(
  [
    ['capillary whole blood', 0x11, 'clean'],
    ['capillary plasma', 0x12, 'clean'],
    ['venous whole blood', 0x13, 'clean'],
    ['venous plasma', 0x14, 'clean'],
    ['arterial whole blood', 0x15, 'clean'],
    ['arterial plasma', 0x16, 'clean'],
    ['undetermined whole blood', 0x17, 'clean'],
    ['undetermined plasma', 0x18, 'clean'],
    ['interstitial fluid', 0x19, 'clean'],
    ['control solution', 0x1a, 'none'],
    ['control solution, everywhere', 0x4a, 'none'],
    ['the location of control solution', 0x41, 'none'],
    ['another site', 0x21, 'clean'],
    ['the earlobe', 0x31, 'clean'],
    ['an unknown location', 0xf1, 'clean'],
  ],
  parseGlucose,
  (sample) => `02 01 00 ${clock} 60 b0 ${twoDigits(sample)}`,
)

const spotStatus = each(
  [
    ['an ongoing measurement', 5, 'clean'],
    ['early data', 6, 'questionable'],
    ['validated data', 7, 'clean'],
    ['qualified data', 8, 'clean'],
    ['stored data', 9, 'clean'],
    ['a demonstration', 10, 'none'],
    ['a test', 11, 'none'],
    ['calibration', 12, 'none'],
    ['no measurement', 13, 'none'],
    ['a questionable measurement', 14, 'questionable'],
    ['an invalid measurement', 15, 'none'],
  ],
  parseSpotCheck,
  (bit) => `02 61 00 40 00 ${hex16(bit)}`,
)

const sensorBits = [
  ['an update of the display', 0, 'clean'],
  ['a fault of the device', 1, 'none'],
  ['an irregular signal', 2, 'signal'],
  ['an inadequate signal', 3, 'none'],
  ['a poor signal', 4, 'signal'],
  ['low perfusion', 5, 'signal'],
  ['an erratic signal', 6, 'signal'],
  ['a signal without pulse', 7, 'none'],
  ['a questionable pulse', 8, 'signal'],
  ['an ongoing analysis', 9, 'clean'],
  ['interference', 10, 'signal'],
  ['nobody connected', 11, 'none'],
  ['an unknown sensor', 12, 'clean'],
  ['a displaced sensor', 13, 'none'],
  ['a broken sensor', 14, 'none'],
  ['no sensor', 15, 'none'],
] as const satisfies readonly (readonly [string, number, Packet[3]])[]
const spotSensor = each(sensorBits, parseSpotCheck, (bit) => `04 61 00 40 00 ${hex24(bit)}`)
const continuousSensor = each(sensorBits, parseContinuous, (bit) => `08 61 00 40 00 ${hex24(bit)}`)

const others: Packet[] = [
  ['a pressure of 0/0', parsePressure, '00 00 00 00 00 00 00', 'none'],
  ['a pressure without a lower one', parsePressure, '00 80 00 00 00 00 00', 'none'],
  ['an oxygen of 0', parseSpotCheck, '00 00 00 40 00', 'none'],
  [
    'fast and slow values before the status',
    parseContinuous,
    '07 61 00 40 00 60 00 3f 00 62 00 41 00 00 80',
    'none',
  ],
  ['fast values before a clean status', parseContinuous, '05 61 00 40 00 60 00 3f 00 80 00', 'clean'],
  [
    'a spot check with its time, before an invalid status',
    parseSpotCheck,
    `03 61 00 40 00 ${clock} 00 80`,
    'none',
  ],
  ['a glucose of 0', parseGlucose, `02 01 00 ${clock} 00 00 11`, 'none'],
  ['a failed weighing', parseWeight, '00 ff ff', 'none'],
  ['a heart rate without contact', parseHeartRate, '04 48', 'none'],
  ['a temperature that is no number', parseTemperature, '00 ff ff 7f 00', 'none'],
]

const packets = [
  ...pressureStatus,
  ...glucoseStatus,
  ...glucoseSamples,
  ...spotStatus,
  ...spotSensor,
  ...continuousSensor,
  ...others,
]

it('the tables have at least eighty packets', () => expect(packets.length).toBeGreaterThanOrEqual(80))

it.each(packets)('DEV-017 DEV-018 a packet with %s', (_, parse, hex, expected) => {
  const reading = parse(bytes(hex))
  const notes = expected === 'none' ? null : ['clean', 'timeless'].includes(expected) ? [] : [expected]
  expect(reading === null ? null : (reading.notes ?? [])).toEqual(notes)
})

it('DEV-012 a glucose value of a meter whose clock is at fault has no time', () => {
  expect(parseGlucose(bytes(`0a 01 00 ${clock} 60 b0 11 ${hex16(11)}`))).toEqual({
    values: { glucose: 96 },
    at: null,
  })
})

it.each([
  ['of the first user', '08 80 00 4f 00 5f 00 01', 1],
  ['of an unknown user', '08 80 00 4f 00 5f 00 ff', undefined],
  ['without a user', '00 80 00 4f 00 5f 00', undefined],
])('DEV-018 a pressure %s names the user of a shared device', (_, hex, user) => {
  expect(parsePressure(bytes(hex))?.user).toBe(user)
})
