import { expect, test } from 'vitest'
import { checkColumns, checkFile, importedFields, maxBytes } from './checkFile'

test.each([
  ['altas.xls', 10, 'notCsv'],
  ['altas.csv.exe', 10, 'notCsv'],
  ['altas.csv', maxBytes + 1, 'tooBig'],
  ['altas.csv', 0, 'empty'],
  ['ALTAS.CSV', maxBytes, undefined],
])(
  'ADMIN-043 only CSV files of at most 25,000,000 bytes are accepted: %s of %i bytes',
  (name, size, fault) => {
    expect(checkFile({ name, size })?.id).toBe(fault)
  },
)

test.each([
  [['name', 'roles'], { id: 'unknown', columns: ['roles'] }],
  [['name', '__proto__'], { id: 'unknown', columns: ['__proto__'] }],
  [['email'], { id: 'noName' }],
  [['name', 'phone'], { id: 'noKey', columns: ['email', 'identificationNumber', 'externalId'] }],
  [['name', 'externalId'], undefined],
])('ADMIN-159 the columns must identify a user: %j', (names, fault) => {
  expect(checkColumns(names)).toEqual(fault)
})

test('ADMIN-159 new fields of a user can be imported, roles cannot', () => {
  expect(importedFields).toContain('planId')
  expect(importedFields).not.toContain('roles')
})
