import { expect, test } from 'vitest'
import { visibleTeam } from './team'

const team = [
  { id: 'none', firstDate: null },
  { id: 'later', firstDate: '2027-03-15T04:30:00.000Z' },
  { id: 'first', firstDate: '2027-03-14T04:30:00.000Z' },
  { id: 'unknown' },
]

test('BOOK-026 ADMIN-033 a service that hides its medical team shows only the professional who is free first', () => {
  expect(visibleTeam(team, true)).toEqual([team[2]])
  expect(visibleTeam(team, false)).toEqual(team)
  expect(visibleTeam(team, undefined)).toEqual(team)
  expect(visibleTeam([], true)).toEqual([])
})
