import { expect, test } from 'vitest'
import { expandYear } from './expandYear'

test.each([
  ['0026-11-22', 2026, '2026-11-22'],
  ['0036-01-31', 2026, '2036-01-31'],
  ['0037-01-31', 2026, '1937-01-31'],
  ['0080-02-29', 2026, '1980-02-29'],
  ['0005-03-01', 2095, '2105-03-01'],
  ['1980-02-29', 2026, '1980-02-29'],
  ['', 2026, ''],
])('"%s" with a two-digit year, typed in %i, becomes %s', (typed, now, meant) => {
  expect(expandYear(typed, now)).toBe(meant)
})
