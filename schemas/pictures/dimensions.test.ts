// @vitest-environment node
import { expect, it } from 'vitest'
import { readDimensions } from './dimensions'

const hex = (...parts: string[]) => Buffer.from(parts.join('').replaceAll(' ', ''), 'hex')
const riff = `52494646 00000000 57454250`

const png = hex('89504e470d0a1a0a 0000000d 49484452', '00007530 00007531', '0802000000')
// A JFIF header, a fill byte and a table come before the frame.
const jpeg = hex('ffd8', 'ffe0 0004 0102', 'ff', 'ffc4 0003 00', 'ffc2 000b 08 0190 0258 01 11 00', 'ffda')
const lossy = hex(riff, '56503820 00000000', '000000 9d012a', '5802 9001')
const lossless = hex(riff, '5650384c 00000000', '2f', '57c26300')
const extended = hex(riff, '56503858 0a000000', '00000000', '2f7500 307500')

it.each([
  ['image/png', png, { width: 30_000, height: 30_001 }],
  ['image/jpeg', jpeg, { width: 600, height: 400 }],
  ['image/webp', lossy, { width: 600, height: 400 }],
  ['image/webp', lossless, { width: 600, height: 400 }],
  ['image/webp', extended, { width: 30_000, height: 30_001 }],
])('ACCOUNT-057 reads the dimensions of %s', (type, content, expected) => {
  expect(readDimensions(type, content)).toEqual(expected)
  // Cut off within the header there are none.
  for (let length = 12; length < 20; length++) {
    expect(readDimensions(type, content.subarray(0, length))).toBeUndefined()
  }
})

it.each([
  ['image/png', hex('89504e470d0a1a0a 0000000d 49484452', '00000000 00000001')],
  ['image/jpeg', hex('ffd8', 'ffda 0008', '00'.repeat(20))],
  ['image/jpeg', hex('ffd8', '00'.repeat(20))],
  ['image/webp', hex(riff, '56503821', '00'.repeat(20))],
])('ACCOUNT-057 a file of the type %s without dimensions has none', (type, content) => {
  expect(readDimensions(type, content)).toBeUndefined()
})
