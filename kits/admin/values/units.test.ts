import { expect, test } from 'vitest'
import { formatWithUnit, unitName } from './units'

const price = { currencyOf: 'currency' } as const
const spaces = (text: string) => text.replaceAll(/\s/gu, ' ')

test.each([
  ['minute', {}, 'es', 30, '30 min', 'minutos'],
  ['minute', {}, 'en', 30, '30 mins', 'minutes'],
  ['year', {}, 'es', 18, '18 años', 'años'],
  ['year', {}, 'en', 1, '1 year', 'years'],
  [price, { currency: 'EUR' }, 'es', 1234.5, '1.234,50 €', '€'],
  [price, { currency: 'EUR' }, 'en', 45, '€45.00', '€'],
  [price, { currency: 'GBP' }, 'es', 45, '45,00 £', '£'],
  [price, {}, 'es', 45, '45', ''],
  [price, { currency: 'x' }, 'en', 45, '45', ''],
] as const)('ADMIN-033 the unit %j of %j in %s', (unit, record, language, value, text, name) => {
  expect(spaces(formatWithUnit(value, unit, record, language))).toBe(text)
  expect(unitName(unit, record, language)).toBe(name)
})
