// @vitest-environment node
import { expect, it } from 'vitest'
import { readContract } from './contract'
import { withLimits, bodyWithLimits } from './inputLimits'
import { findNul } from './invalidText'
import { entityValidator } from './validators'

const check = (schema: object, value: unknown) => entityValidator().compile(schema)(value)

it.each([
  [2_147_483_647, true],
  [2_147_483_648, false],
  [-2_147_483_649, false],
])('ERR-012 an integer must fit its column: %s', (value, expected) => {
  expect(check(withLimits({ type: 'integer' }), value)).toBe(expected)
  expect(check(withLimits({ type: ['integer', 'null'] }), value)).toBe(expected)
})
it('ERR-012 stricter limits of a schema win; properties may be named type or format', () => {
  expect(check(withLimits({ type: 'integer', maximum: 5 }), 6)).toBe(false)
  const properties = { type: { type: 'integer' }, format: { type: 'string', format: 'date' } }
  const schema = bodyWithLimits({ type: 'object', properties })
  expect(check(schema, { type: 1, format: '2027-01-01' })).toBe(true)
  expect(check(schema, { type: 3_000_000_000 })).toBe(false)
  expect(check(schema, { format: '1899-12-31' })).toBe(false)
})
it.each([
  ['1900-01-01T00:00:00Z', true],
  ['2199-12-31T23:59:59.999Z', true],
  ['2027-03-28T10:00:00+02:00', true],
  ['2027-03-28T10:00:00.123456-0330', true],
  ['1899-12-31T23:59:59Z', false],
  ['2200-01-01T00:00:00Z', false],
  ['2027-01-01T23:59:60Z', false],
  ['2027-01-01T00:00:00+05', false],
])('ERR-012 a date-time must be one that Date can parse: %s', (value, expected) => {
  expect(check(withLimits({ type: 'string', format: 'date-time' }), value)).toBe(expected)
})
it('ERR-012 the entities of a body get limits at every depth', () => {
  const { body } = readContract('PUT api/appointments/{id}')
  const text = JSON.stringify(body)
  expect(text).not.toContain('$ref')
  expect(text).not.toContain('$id')
  expect(text.match(/"maximum":2147483647/g)?.length).toBeGreaterThan(5)
})
it('ERR-012 finds NUL in values and names at any depth and returns its path', () => {
  expect(findNul({ a: ['x', { b: 'y\0' }] })).toBe('/a/1/b')
  expect(findNul({ a: { 'x\0': 1 } })).toBe('/a')
  expect(findNul({ a: [1, null, 'x'] })).toBeUndefined()
  const deep = JSON.parse(`${'['.repeat(100_000)}"\\u0000"${']'.repeat(100_000)}`) as unknown
  expect(findNul(deep)).toHaveLength(200_000)
})
