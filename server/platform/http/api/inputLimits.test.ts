// @vitest-environment node
import { expect, it } from 'vitest'
import { readContract } from './contract'
import { withLimits, bodyWithLimits, parameterSchema } from './inputLimits'
import { findInvalidText } from './invalidText'
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
it('ERR-012 finds invalid text in values and names and returns its path', () => {
  expect(findInvalidText({ a: ['x', { b: 'y\0' }] })).toBe('/a/1/b')
  expect(findInvalidText({ a: { 'x\0': 1 } })).toBe('/a')
  expect(findInvalidText({ a: [1, null, 'x'] })).toBeUndefined()
})
it('ERR-012 finds a value that is nested too deeply', () => {
  const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}1${']'.repeat(depth)}`) as unknown
  expect(findInvalidText(nested(30))).toBeUndefined()
  expect(findInvalidText(nested(100_000))).toBe('/0'.repeat(32))
})

const text = (maxLength: number) => withLimits({ type: ['string', 'null'], maxLength })
it.each([
  ['María-José Ñúñez', true, true],
  ['نور الهدى \u200F', true, true],
  ['👩\u200D👩\u200D👧 ❤️', true, true],
  ['', true, true],
  [null, true, true],
  ['first\r\nsecond\tthird', false, true],
  ['first\u2028second', false, true],
  ['\u200B\u2060 \uFEFF', false, false],
  ['\u3164', false, false],
  ['a\u001B[31m', false, false],
  ['a\u0085b', false, false],
  ['Ana\u202Eanul', false, false],
  ['Ana\u2067anul', false, false],
  ['\uD83D', false, false],
])('ERR-012 %j as a line is valid: %s, as a long text: %s', (value, isLine, isLongText) => {
  expect(check(text(100), value)).toBe(isLine)
  expect(check(text(500), value)).toBe(isLongText)
})
it.each([
  ['7', 7],
  ['-7', -7],
  ['1e2', undefined],
  ['0x10', undefined],
  ['1.0', undefined],
  [' 7', undefined],
  ['+7', undefined],
  ['', undefined],
  ['99999999999', undefined],
  ['12345678901234567890', undefined],
])('ERR-012 an integer parameter is written in digits: %j is read as %s', (value, expected) => {
  const schema = { type: 'object', properties: { id: parameterSchema({ type: 'integer' }) } }
  const input: { id: unknown } = { id: value }
  const isValid = entityValidator({ coerceTypes: true }).compile(schema)(input)
  expect(isValid ? input.id : undefined).toBe(expected)
})
