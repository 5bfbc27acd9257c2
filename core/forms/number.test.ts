import { expect, it } from 'vitest'
import { parseNumber, formatNumberInput } from './number'

it.each([
  ['12,5', 12.5, 12.5],
  ['12.5', 12.5, 12.5],
  ['12,35', 12.35, 12.35],
  [' 12 ', 12, 12],
  ['0', 0, 0],
  ['0.125', 0.125, 0.125],
  ['12,', 12, 12],
  [',5', 0.5, 0.5],
  ['-3,5', -3.5, -3.5],
  ['−3', -3, -3],
  ['1.234,5', 1234.5, 1234.5],
  ['1,234.5', 1234.5, 1234.5],
  ['1.234.567', 1_234_567, 1_234_567],
  ['12.3456', 12.3456, 12.3456],
  // Thousands in one language, thousandths in the other.
  ['1.234', null, 1.234],
  ['1,234', 1.234, null],
  ['-', null, null],
  [',', null, null],
  ['', null, null],
  ['1 234', null, null],
  ['12,5 €', null, null],
  ['1,2,3', null, null],
  ['1.23.456', null, null],
  ['1e5', null, null],
  ['9'.repeat(400), null, null],
])('ADMIN-033 %j is %j in Spanish and %j in English', (text, spanish, english) => {
  expect([parseNumber(text, 'es'), parseNumber(text, 'en')]).toEqual([spanish, english])
})

it.each([
  [12.35, '12,35', '12.35'],
  [1234.5, '1234,5', '1234.5'],
  [0.1, '0,1', '0.1'],
  [45, '45', '45'],
])('ADMIN-033 %j is typed as %j in Spanish and as %j in English', (value, spanish, english) => {
  expect([formatNumberInput(value, 'es'), formatNumberInput(value, 'en')]).toEqual([spanish, english])
  expect(parseNumber(spanish, 'es')).toBe(value)
})
