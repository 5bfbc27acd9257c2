import { expect, test } from 'vitest'
import schema from '@schemas/entities/AdminUser.schema.json'
import { parseRoles, roles, sectionRoles, setRole, toggleAllSections } from './roles'

test('ADMIN-041 C-115 the roles are those of the schema, without Administrator', () => {
  expect(roles.toSorted()).toEqual(schema.properties.roles.items.enum.toSorted())
  expect(roles).not.toContain('Administrator')
})

test('ADMIN-041 the checkbox for all sets the role of every section if any is missing, and otherwise clears them', () => {
  expect(toggleAllSections([])).toEqual(sectionRoles)
  expect(toggleAllSections(['VideosAdministrator'])).toEqual(sectionRoles)
  expect(toggleAllSections(sectionRoles)).toEqual([])
})

test('ROLE-022 the checkbox for all neither gives nor takes the role for medical content', () => {
  expect(toggleAllSections(['records'])).toEqual(roles)
  expect(toggleAllSections(roles)).toEqual(['records'])
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
