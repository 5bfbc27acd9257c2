import { expect, it } from 'vitest'
import limits from '../data/limits.json'
import ranges from '../data/ranges.json'
import { levelOf } from './ranges'

it.each([
  ['heart', 59.4, 'low'],
  ['heart', 59.5, 'within'],
  ['heart', 100.4, 'within'],
  ['heart', 101, 'high'],
  ['systolic', 129, 'within'],
  ['systolic', 130, 'high'],
  ['diastolic', 300, null],
  ['weight', 70, null],
] as const)('C-096 DEV-011 %s %d is %s', (line, value, level) => {
  expect(levelOf(line, value)).toBe(level)
})

it.each([
  ['oxygen', 94, undefined, 'low'],
  ['oxygen', 95, undefined, 'within'],
  ['temperature', 37.24, undefined, 'within'],
  ['temperature', 37.3, undefined, 'high'],
  ['temperature', 36, undefined, 'low'],
  ['glucose', 110, undefined, 'within'],
  ['glucose', 110, 'fasting', 'high'],
  ['glucose', 131, 'before', 'high'],
  ['glucose', 170, 'after', 'within'],
  ['glucose', 69, 'after', 'low'],
] as const)('DEV-010 DEV-012 DEV-015 %s %d %s is %s', (line, value, meal, level) => {
  expect(levelOf(line, value, meal)).toBe(level)
})

it('every range and the limits name their source', () => {
  expect(ranges.ranges.every(({ source }) => source.length > 20)).toBe(true)
  expect(limits.source.length).toBeGreaterThan(20)
})
