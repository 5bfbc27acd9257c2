import { expect, test } from 'vitest'
import { rolesFromClaims } from './roles'

const roles = (role?: string | string[]) => [
  ...rolesFromClaims(role === undefined ? { sub: 'a' } : { sub: 'a', role }),
]

test('ROLE-001 a patient has no role', () => {
  expect(roles()).toEqual([])
  expect([...rolesFromClaims(null)]).toEqual([])
})

test('SHELL-031 the role claim is a string or a list', () => {
  expect(roles('Doctor')).toEqual(['Doctor'])
  expect(roles(['Doctor', 'Other'])).toEqual(['Doctor', 'Other'])
})

test('ROLE-021 only section roles imply Administrator', () => {
  expect(roles('VideosAdministrator')).toEqual(['VideosAdministrator', 'Administrator'])
  expect(roles('XUsersAdministratorY')).toEqual(['XUsersAdministratorY'])
  expect(roles('GardenAdministrator')).toEqual(['GardenAdministrator'])
})

test('SHELL-031 a tenant may have the roles in another claim, and the usual one then grants nothing', () => {
  const claims = { sub: 'a', 'https://clinic.example/roles': ['Doctor'], role: 'UsersAdministrator' }
  expect([...rolesFromClaims(claims, 'https://clinic.example/roles')]).toEqual(['Doctor'])
  expect([...rolesFromClaims(claims, 'groups')]).toEqual([])
})
