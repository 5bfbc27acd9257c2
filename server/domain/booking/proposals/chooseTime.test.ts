import { expect, it } from 'vitest'
import { chooseTime } from './chooseTime'

const zone = 'Europe/Madrid'
const at = (instant: string) => Date.parse(instant)
/** 10:00 in Madrid, in winter. */
const start = at('2027-02-01T09:00:00Z')

it.each([
  ['the first free time at about the same hours', ['2027-02-15T15:00:00Z', '2027-02-16T10:30:00Z'], 1],
  ['the first of several at about the same hours', ['2027-02-15T08:00:00Z', '2027-02-16T09:00:00Z'], 0],
  [
    'the first of all where the same hours are free only two weeks later',
    ['2027-02-15T15:00:00Z', '2027-03-05T09:00:00Z'],
    0,
  ],
  ['the first of all where no other is near', ['2027-02-15T17:00:00Z', '2027-02-16T18:00:00Z'], 0],
  // In summer, 10:00 in Madrid is 08:00 UTC: by UTC this would be three hours earlier.
  [
    'the hours of the clock there, also after the clocks change',
    ['2027-04-05T13:00:00Z', '2027-04-06T06:00:00Z'],
    1,
  ],
])('CAL-012 proposes %s', (_, free, index) => {
  expect(chooseTime(free.map(at), start, zone)).toBe(at(free[index] ?? ''))
})

it('CAL-012 proposes nothing where nothing is free', () => {
  expect(chooseTime([], start, zone)).toBeUndefined()
})
