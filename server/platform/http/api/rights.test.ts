import { expect, it } from 'vitest'
import { isAllowed } from './rights'

const tenant = (...features: string[]) => ({ backend: { features, demo: {} } })
const person = (...roles: string[]) => ({ roles })
const rights = { role: 'CompaniesAdministrator', feature: 'adminCompanies' }

it.each([
  ['the role and the feature', person(rights.role), tenant(rights.feature), true],
  ['the role among others', person('X', rights.role), tenant(rights.feature), true],
  ['no session', null, tenant(rights.feature), false],
  ['no feature', person(rights.role), tenant('adminCompaniesX'), false],
  ['the role as a substring', person(`X${rights.role}Y`), tenant(rights.feature), false],
  ['only Administrator', person('Administrator'), tenant(rights.feature), false],
])('ROLE-019 ROLE-021 C-114 C-117 with %s', (_, who, where, expected) => {
  expect(isAllowed(rights, where, who)).toBe(expected)
})

it('C-117 a section without a feature needs only its role', () => {
  expect(isAllowed({ role: 'DoctorsAdministrator' }, tenant(), person('DoctorsAdministrator'))).toBe(true)
})

it.each([
  ['UsersAdministrator', true],
  ['UsersAdministratorX', false],
])('C-117 %s may read records that another role administers: %s', (role, expected) => {
  expect(isAllowed({ ...rights, chosenBy: ['UsersAdministrator'] }, tenant(), person(role))).toBe(expected)
})
