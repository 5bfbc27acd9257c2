import { expect, it } from 'vitest'
import { areaPath, barsPath, dotsPath, linePath, spanPath } from './paths'

const points = [
  { x: 0, y: 10 },
  { x: 5, y: 20 },
  { x: 10, y: null },
  { x: 15, y: 30 },
]

it('DEV-009 a line stops at a gap, and a lone value is drawn', () => {
  expect(linePath(points)).toBe('M0,10L5,20M15,30Z')
})

it('the area of a line goes down to the ground', () => {
  expect(areaPath(points.slice(0, 2), 100)).toBe('M0,10L5,20L5,100L0,100Z')
})

it('spans are one shape, without the values that stand for themselves', () => {
  const spans = [
    { x: 0, span: [10, 20] as const },
    { x: 5, span: [8, 22] as const },
    { x: 9, span: null },
  ]
  expect(spanPath(spans)).toBe('M0,20L5,22L5,8L0,10Z')
  expect(barsPath(spans, 4, 0)).toBe(
    'M-2 10h4a0 0 0 0 1 0 0v10a0 0 0 0 1 0 0h-4a0 0 0 0 1 0 0v-10a0 0 0 0 1 0 0zM3 8h4a0 0 0 0 1 0 0v14a0 0 0 0 1 0 0h-4a0 0 0 0 1 0 0v-14a0 0 0 0 1 0 0z',
  )
})

it('a bar of no height has no corners', () => {
  expect(barsPath([{ x: 10, span: [50, 50] }], 6)).toContain('M7 50h6a0 0')
})

it('each value has a dot, and a gap has none', () => {
  expect(dotsPath(points, 3).match(/M/g)).toHaveLength(3)
})
