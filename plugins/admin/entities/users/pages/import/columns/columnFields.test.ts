import { expect, test } from 'vitest'
import { checkColumns } from './columnFields'

test.each([
  [['email', ''], { id: 'noName' }],
  [['name', 'phone'], { id: 'noKey', columns: ['email', 'identificationNumber', 'externalId', 'id'] }],
  [['name', 'email', 'phone', 'phone'], { id: 'twice', columns: ['phone'] }],
  [['name', 'externalId'], undefined],
  [['', 'name', 'id', ''], undefined],
])('ADMIN-159 the columns must name and identify a user, each field once: %j', (fields, fault) => {
  expect(checkColumns(fields)).toEqual(fault)
})
