import { expect, it } from 'vitest'
import { widthOf, withoutOverlap } from './labels'
import { valueAxis } from './scale'

const labels = Array.from({ length: 10 }, (_, at) => ({ x: at * 20, text: '12-11' }))

it('names that would overlap are left out at equal distances', () => {
  expect(withoutOverlap(labels, 400, 8).map(({ x }) => x)).toEqual([0, 60, 120, 180])
})

it('a name that would be cut off at the right is left out', () => {
  expect(withoutOverlap(labels, 190, 8).map(({ x }) => x)).toEqual([0, 60, 120])
})

it('a single name stays', () => {
  expect(withoutOverlap(labels.slice(0, 1), 100, 8)).toHaveLength(1)
  expect(widthOf([])).toBe(10)
})

it('an axis has few round numbers around its values', () => {
  expect(valueAxis([52, 108])).toEqual({ domain: [40, 120], ticks: [40, 60, 80, 100, 120] })
})

it('equal values have an axis around them', () => {
  const { domain, ticks } = valueAxis([71.4])
  expect(domain[0]).toBeLessThan(71.4)
  expect(domain[1]).toBeGreaterThan(71.4)
  expect(ticks.length).toBeGreaterThan(1)
})

it('counts begin at 0 and have whole numbers', () => {
  expect(valueAxis([1, 2], 'counts')).toEqual({ domain: [0, 2], ticks: [0, 1, 2] })
  expect(valueAxis([0, 0], 'counts')).toEqual({ domain: [0, 1], ticks: [0, 1] })
})

it('sums begin at 0', () => {
  expect(valueAxis([0.5, 0.9], 'sums').ticks).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1])
})
