import { expect, test } from 'vitest'
import { cropForKey, largestCrop, outputSize, moveCrop, resizeCrop, zoomCrop, zoomOf } from './crop'
import { maxBytes, checkImage } from './imageRules'

const portrait = { width: 1800, height: 2400 }
const whole = largestCrop(portrait, 1)

test('ADMIN-025 a crop starts as the largest centered part', () => {
  expect(whole).toEqual({ x: 0, y: 300, width: 1800, height: 1800 })
  expect(largestCrop(portrait, 4)).toEqual({ x: 0, y: 975, width: 1800, height: 450 })
})

test('ADMIN-025 zooming keeps the center and stays inside the picture', () => {
  const near = zoomCrop(whole, portrait, 2)
  expect(near).toEqual({ x: 450, y: 750, width: 900, height: 900 })
  expect(zoomOf(near, portrait)).toBe(2)
  expect(zoomCrop(near, portrait, 100).width).toBe(450)
  const corner = moveCrop(near, portrait, { x: -5000, y: 5000 })
  expect(corner).toMatchObject({ x: 0, y: 1500 })
  expect(zoomCrop(corner, portrait, 1)).toMatchObject({ x: 0, y: 600, width: 1800 })
})

test.each([
  ['se', { x: 90, y: 90 }, { x: 450, y: 750, width: 990, height: 990 }],
  ['nw', { x: 90, y: 90 }, { x: 540, y: 840, width: 810, height: 810 }],
  ['ne', { x: 90, y: -90 }, { x: 450, y: 660, width: 990, height: 990 }],
  ['sw', { x: -90, y: 0 }, { x: 405, y: 750, width: 945, height: 945 }],
  ['se', { x: 9999, y: 9999 }, { x: 450, y: 750, width: 1350, height: 1350 }],
  ['se', { x: -9999, y: -9999 }, { x: 450, y: 750, width: 450, height: 450 }],
] as const)('ADMIN-025 dragging the corner %s by %o resizes the crop', (corner, by, wanted) => {
  expect(resizeCrop(zoomCrop(whole, portrait, 2), portrait, corner, by)).toEqual(wanted)
})

test('ADMIN-025 a corner keeps the ratio of a banner, at the edges too', () => {
  const banner = largestCrop(portrait, 4)
  expect(resizeCrop(banner, portrait, 'sw', { x: 400, y: 0 })).toEqual({
    x: 200,
    y: 975,
    width: 1600,
    height: 400,
  })
  expect(resizeCrop(banner, portrait, 'sw', { x: -400, y: 0 })).toEqual(banner)
})

test.each([
  ['ArrowRight', false, { x: 455, y: 750 }],
  ['ArrowUp', true, { x: 450, y: 700 }],
  ['+', false, { width: 900 / 1.1 }],
  ['-', false, { width: 990 }],
])('ADMIN-025 the key %s (shift: %s) changes the crop', (key, shiftKey, wanted) => {
  const found = cropForKey({ key, shiftKey }, zoomCrop(whole, portrait, 2), portrait, 5)
  for (const [name, value] of Object.entries(wanted)) {
    expect(found?.[name as 'x']).toBeCloseTo(value)
  }
})

test('ADMIN-025 other keys do not change the crop', () => {
  expect(cropForKey({ key: 'a', shiftKey: false }, whole, portrait, 1)).toBeNull()
})

test('ADMIN-025 the output has the requested size, or less if the crop has fewer pixels', () => {
  expect(outputSize(whole, { width: 600, height: 600 })).toEqual({ width: 600, height: 600 })
  const small = { x: 0, y: 0, width: 800, height: 200 }
  expect(outputSize(small, { width: 1600, height: 400 })).toEqual({ width: 800, height: 200 })
})

test.each([
  ['as large as it may be', maxBytes, 'image/png', null],
  ['one byte too large', maxBytes + 1, 'image/png', 'MAX_EXCEEDED'],
  ['a drawing', 10, 'image/svg+xml', 'FORMAT_NOT_VALID'],
  ['no picture', 10, '', 'FORMAT_NOT_VALID'],
])(
  'ACCOUNT-057 ERR-011 ERR-012 an invalid file is rejected before it is sent: %s',
  (_, size, type, refused) => {
    expect(checkImage({ size, type })).toBe(refused)
  },
)
