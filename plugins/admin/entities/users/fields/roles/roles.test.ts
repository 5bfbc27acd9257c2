import { expect, test } from 'vitest'
import schema from '@schemas/entities/AdminUser.schema.json'
import { toggleAllRoles, roles, parseRoles, setRole } from './roles'

test('ADMIN-041 C-115 the roles are the eleven of the schema, without Administrator', () => {
  expect(roles.toSorted()).toEqual(schema.properties.roles.items.enum.toSorted())
  expect(roles).not.toContain('Administrator')
})

test('ADMIN-041 the checkbox for all sets every role if any is missing, and otherwise clears all', () => {
  expect(toggleAllRoles([])).toEqual(roles)
  expect(toggleAllRoles(['VideosAdministrator'])).toEqual(roles)
  expect(toggleAllRoles(roles)).toEqual([])
})

test('ADMIN-040 toggling one role keeps the others', () => {
  const two = setRole(['VideosAdministrator'], 'RolesAdministrator', true)
  expect(two).toEqual(['RolesAdministrator', 'VideosAdministrator'])
  expect(setRole(two, 'VideosAdministrator', false)).toEqual(['RolesAdministrator'])
  expect(setRole(two, 'RolesAdministrator', true)).toEqual(two)
})

test.each([undefined, null, 'RolesAdministrator', [1, 'Administrator', 'XUsersAdministratorY']])(
  'ROLE-021 a value that is not the exact name of a role is ignored: %o',
  (value) => {
    expect(parseRoles(value)).toEqual([])
  },
)
