import { expect, test } from 'vitest'
import { formatLongDate, formatLongDateAt } from './longDate'

test('CONST-031 C-149 the long form is day, month name and year, in the language', () => {
  expect(formatLongDate('2026-11-09', 'es')).toBe('9 de noviembre de 2026')
  expect(formatLongDate('2026-11-12', 'en')).toBe('12 November 2026')
  expect(formatLongDateAt('2026-12-31T23:30:00Z', 'Europe/Madrid', 'es')).toBe('1 de enero de 2027')
})
