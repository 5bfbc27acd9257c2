import { expect, test } from 'vitest'
import { cropOfKey, largestCrop, madeSize, moved, zoomed, zoomOf } from './crop'
import { largest, refusalOf } from './rules'

const portrait = { width: 1800, height: 2400 }
const whole = largestCrop(portrait, 1)

test('ADMIN-025 a crop begins as the largest part in the middle', () => {
  expect(whole).toEqual({ x: 0, y: 300, width: 1800, height: 1800 })
  expect(largestCrop(portrait, 4)).toEqual({ x: 0, y: 975, width: 1800, height: 450 })
})

test('ADMIN-025 going in keeps the middle and stays in the picture', () => {
  const near = zoomed(whole, portrait, 2)
  expect(near).toEqual({ x: 450, y: 750, width: 900, height: 900 })
  expect(zoomOf(near, portrait)).toBe(2)
  expect(zoomed(near, portrait, 100).width).toBe(450)
  const corner = moved(near, portrait, { x: -5000, y: 5000 })
  expect(corner).toMatchObject({ x: 0, y: 1500 })
  expect(zoomed(corner, portrait, 1)).toMatchObject({ x: 0, y: 600, width: 1800 })
})

test.each([
  ['ArrowRight', false, { x: 455, y: 750 }],
  ['ArrowUp', true, { x: 450, y: 700 }],
  ['+', false, { width: 900 / 1.1 }],
  ['-', false, { width: 990 }],
])('ADMIN-025 by keyboard: %s, shift %s', (key, shiftKey, wanted) => {
  const found = cropOfKey({ key, shiftKey }, zoomed(whole, portrait, 2), portrait, 5)
  for (const [name, value] of Object.entries(wanted)) {
    expect(found?.[name as 'x']).toBeCloseTo(value)
  }
})

test('ADMIN-025 other keys change no crop', () => {
  expect(cropOfKey({ key: 'a', shiftKey: false }, whole, portrait, 1)).toBeNull()
})

test('ADMIN-025 what is made has the pixels that are needed, and never more than there are', () => {
  expect(madeSize(whole, { width: 600, height: 600 })).toEqual({ width: 600, height: 600 })
  const small = { x: 0, y: 0, width: 800, height: 200 }
  expect(madeSize(small, { width: 1600, height: 400 })).toEqual({ width: 800, height: 200 })
})

test.each([
  ['as large as it may be', largest, 'image/png', null],
  ['one byte too large', largest + 1, 'image/png', 'SIZE'],
  ['a drawing', 10, 'image/svg+xml', 'KIND'],
  ['no picture', 10, '', 'KIND'],
])('ACCOUNT-057 a file is refused before it is sent: %s', (_, size, type, refused) => {
  expect(refusalOf({ size, type })).toBe(refused)
})
