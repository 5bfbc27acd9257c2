import { expect, it } from 'vitest'
import { linesBefore } from './order'

it('WIDGET-004 the line of the clock comes after appointments that have begun', () => {
  const lines = ['09:00', '10:00', '11:00'].map((time) => ({ startDate: `2027-01-11T${time}:00Z` }))
  expect(linesBefore(lines, Date.parse('2027-01-11T10:00:00Z'))).toBe(2)
  expect(linesBefore(lines, Date.parse('2027-01-11T08:59:00Z'))).toBe(0)
})
