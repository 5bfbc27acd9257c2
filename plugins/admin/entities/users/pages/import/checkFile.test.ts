import { expect, test } from 'vitest'
import { importedFields } from './checkFile'

test('ADMIN-159 new fields of a user can be imported, roles cannot', () => {
  expect(importedFields).toContain('planId')
  expect(importedFields).not.toContain('roles')
})
