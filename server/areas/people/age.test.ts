import { expect, it } from 'vitest'
import { ageOn } from './age'

it.each([
  ['1990-05-10', '2027-05-09', 36],
  ['1990-05-10', '2027-05-10', 37],
  ['2012-02-29', '2027-02-28', 14],
  ['2012-02-29', '2027-03-01', 15],
  ['2027-01-01', '2027-01-02', 0],
])('BOOK-080 born %s, on %s: %i', (birthDate, today, age) => expect(ageOn(birthDate, today)).toBe(age))

it('BOOK-080 an unknown birth date gives no age', () => expect(ageOn(null, '2027-01-01')).toBeNull())
