import { expect, it } from 'vitest'
import { formatValue, unitOf } from './units'

it.each([
  ['temperature', 'es-ES', 'celsius', 37, '37'],
  ['temperature', 'en-US', 'fahrenheit', 37, '98,6'],
  ['weight', 'es-MX', 'kg', 70, '70'],
  ['weight', 'en-US', 'lb', 70, '154,3'],
  ['glucose', 'es-ES', 'mg', 90, '90'],
  ['glucose', 'en-GB', 'mmol', 90, '5'],
  ['sleep', 'es-ES', 'hours', 27_000, '7,5'],
] as const)('DEV-019 %s in %s is in %s', (line, tag, unit, value, text) => {
  expect(unitOf(line, tag).id).toBe(unit)
  expect(formatValue(line, value, 'es', tag)).toBe(text)
  expect(unitOf(line, tag).read(unitOf(line, tag).show(value))).toBeCloseTo(value)
})
