import { expect, test } from 'vitest'
import schema from '@schemas/entities/AdminUser.schema.json'
import { toggleAllRoles, roles, parseRoles, setRole } from './roles'

test('ADMIN-041 C-115 the roles are the eleven of the schema, Administrator is none of them', () => {
  expect(roles.toSorted()).toEqual(schema.properties.roles.items.enum.toSorted())
  expect(roles).not.toContain('Administrator')
})

test('ADMIN-041 toggle-all sets all eleven, from none and from some, and clears all eleven', () => {
  expect(toggleAllRoles([])).toEqual(roles)
  expect(toggleAllRoles(['VideosAdministrator'])).toEqual(roles)
  expect(toggleAllRoles(roles)).toEqual([])
})

test('ADMIN-040 one role is switched and the others stay', () => {
  const two = setRole(['VideosAdministrator'], 'RolesAdministrator', true)
  expect(two).toEqual(['RolesAdministrator', 'VideosAdministrator'])
  expect(setRole(two, 'VideosAdministrator', false)).toEqual(['RolesAdministrator'])
  expect(setRole(two, 'RolesAdministrator', true)).toEqual(two)
})

test.each([undefined, null, 'RolesAdministrator', [1, 'Administrator', 'XUsersAdministratorY']])(
  'ROLE-021 what is no role by its exact name is none: %o',
  (value) => {
    expect(parseRoles(value)).toEqual([])
  },
)
