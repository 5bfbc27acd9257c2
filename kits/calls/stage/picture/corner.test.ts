import { expect, it } from 'vitest'
import { nearestCorner } from './corner'

const frame = { left: 100, top: 50, width: 400, height: 300 }

it.each([
  [120, 60, 'topLeft'],
  [480, 60, 'topRight'],
  [120, 340, 'bottomLeft'],
  [700, 900, 'bottomRight'],
])('the own picture that is left at %i, %i goes to the corner %s', (clientX, clientY, corner) =>
  expect(nearestCorner({ clientX, clientY }, frame)).toBe(corner),
)
