import { expect, it } from 'vitest'
import { moveCorner, pageSize, projection, turnedSize, turnQuad, wholePicture, type Quad } from './quad'

/** A sheet that was photographed from below: its upper edge is shorter. */
const tilted: Quad = [
  { x: 0.3, y: 0.2 },
  { x: 0.7, y: 0.2 },
  { x: 0.9, y: 0.8 },
  { x: 0.1, y: 0.8 },
]
const rounded = ({ x, y }: { x: number; y: number }) => [Number(x.toFixed(6)), Number(y.toFixed(6))]

it('a corner moves within the picture only', () => {
  expect(moveCorner(wholePicture, 0, { x: 0.2, y: -3 })[0]).toEqual({ x: 0.2, y: 0 })
  expect(moveCorner(wholePicture, 2, { x: 4, y: 0.9 })[2]).toEqual({ x: 1, y: 0.9 })
})

it.each([
  ['beyond the opposite corner', { x: 1, y: 1 }],
  ['over the diagonal', { x: 0.6, y: 0.6 }],
  ['onto the next corner', { x: 1, y: 0 }],
])('a corner does not move %s', (_, to) => {
  expect(moveCorner(wholePicture, 0, to)).toBe(wholePicture)
})

it('the corners of the page are those of the paper, and the diagonals cross at its centre', () => {
  const map = projection(tilted)
  expect([map(0, 0), map(1, 0), map(1, 1), map(0, 1)].map(rounded)).toEqual(tilted.map(rounded))
  // Straight lines stay straight: from (0.3, 0.2) to (0.9, 0.8) and from (0.7, 0.2) to (0.1, 0.8), which cross at (0.5, 0.4).
  expect(rounded(map(0.5, 0.5))).toEqual([0.5, 0.4])
})

it('of a rectangle only its part is taken', () => {
  const part: Quad = [
    { x: 0.2, y: 0.1 },
    { x: 0.6, y: 0.1 },
    { x: 0.6, y: 0.9 },
    { x: 0.2, y: 0.9 },
  ]
  expect(rounded(projection(part)(0.25, 0.5))).toEqual([0.3, 0.5])
  expect(pageSize(part, { width: 1000, height: 500 }, 2000)).toEqual({ width: 400, height: 400 })
})

it('a page has its longer edges, and no side above the largest', () => {
  // The lower edge has 800 of 1,000 pixels; the sides have the length of (200, 600).
  expect(pageSize(tilted, { width: 1000, height: 1000 }, 5000)).toEqual({ width: 800, height: 632 })
  expect(pageSize(wholePicture, { width: 4000, height: 3000 }, 2000)).toEqual({ width: 2000, height: 1500 })
})

it('four quarter turns are none; after one the upper left corner is where the lower left one was', () => {
  const once = turnQuad(tilted)
  expect(once[0]).toEqual({ x: 1 - 0.8, y: 0.1 })
  expect(turnQuad(turnQuad(turnQuad(once))).map(rounded)).toEqual(tilted.map(rounded))
  expect([turnedSize({ width: 4, height: 3 }, 1), turnedSize({ width: 4, height: 3 }, 2)]).toEqual([
    { width: 3, height: 4 },
    { width: 4, height: 3 },
  ])
})
