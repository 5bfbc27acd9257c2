import { expect, test } from 'vitest'
import { roleClaim, rolesOf } from './claims'

test.each([
  [[], undefined],
  [['Doctor'], 'Doctor'],
  [
    ['Administrator', 'UsersAdministrator'],
    ['Administrator', 'UsersAdministrator'],
  ],
])('SHELL-031 the role claim of %j is %j and parses back', (roles, claim) => {
  expect(roleClaim(roles)).toEqual(claim)
  expect(rolesOf(claim)).toEqual(roles)
})

test('ROLE-020 ignores values that are no strings', () => {
  expect(rolesOf(['Doctor', 7, null])).toEqual(['Doctor'])
  expect(rolesOf({ role: 'Administrator' })).toEqual([])
})
