import { expect, test } from 'vitest'
import schema from '@schemas/entities/AdminUser.schema.json'
import { allSwitched, roles, rolesIn, switched } from './roles'

test('ADMIN-041 C-115 the roles are the eleven of the schema, Administrator is none of them', () => {
  expect(roles.toSorted()).toEqual(schema.properties.roles.items.enum.toSorted())
  expect(roles).not.toContain('Administrator')
})

test('ADMIN-041 toggle-all sets all eleven, from none and from some, and clears all eleven', () => {
  expect(allSwitched([])).toEqual(roles)
  expect(allSwitched(['VideosAdministrator'])).toEqual(roles)
  expect(allSwitched(roles)).toEqual([])
})

test('ADMIN-040 one role is switched and the others stay', () => {
  const two = switched(['VideosAdministrator'], 'RolesAdministrator', true)
  expect(two).toEqual(['RolesAdministrator', 'VideosAdministrator'])
  expect(switched(two, 'VideosAdministrator', false)).toEqual(['RolesAdministrator'])
  expect(switched(two, 'RolesAdministrator', true)).toEqual(two)
})

test.each([undefined, null, 'RolesAdministrator', [1, 'Administrator', 'XUsersAdministratorY']])(
  'ROLE-021 what is no role by its exact name is none: %o',
  (value) => {
    expect(rolesIn(value)).toEqual([])
  },
)
