import { expect, test } from 'vitest'
import {
  restoreFields,
  requestBody,
  rebaseChanges,
  changedFields,
  findConflicts,
  differingFields,
  emptyRecord,
  mergeRecords,
} from './changes'

const schema = {
  properties: {
    id: { type: 'integer', readOnly: true },
    name: { type: 'string' },
    phone: { type: 'string' },
    services: { type: 'array' },
    isActive: { type: 'boolean', default: true },
    version: { type: 'integer' },
  },
}
const opened = { id: 1, name: 'Acme', phone: '1', services: [1], version: 3 }

test('ADMIN-018 changed fields are editable ones; an empty list equals none', () => {
  expect(changedFields(schema, opened, { ...opened, id: 2, version: 9, phone: '2' })).toEqual(['phone'])
  expect(changedFields(schema, { services: [] }, {})).toEqual([])
  expect(changedFields(schema, { services: [1, 2] }, { services: [2, 1] })).toEqual(['services'])
})

test('ADMIN-127 the request has the edited version and no read-only field', () => {
  expect(requestBody(schema, { ...opened, phone: undefined })).toEqual({
    name: 'Acme',
    services: [1],
    version: 3,
  })
})

test('ADMIN-018 a new record has the defaults of the schema', () => {
  expect(emptyRecord(schema)).toEqual({ isActive: true })
})

const theirs = { ...opened, name: 'Acme S.A.', phone: '2', version: 4 }
const mine = { ...opened, phone: '3', services: [2] }

test('ADMIN-127 a field that one person changed is theirs or mine; one that both changed needs a choice', () => {
  expect(findConflicts(schema, opened, theirs, mine)).toEqual([
    { field: 'name', by: 'theirs' },
    { field: 'phone', by: 'both' },
    { field: 'services', by: 'mine' },
  ])
  expect(findConflicts(schema, opened, theirs, { ...opened, phone: '2' })).toEqual([
    { field: 'name', by: 'theirs' },
  ])
})

test('ADMIN-127 a merge keeps my value unless theirs is chosen', () => {
  const clashes = findConflicts(schema, opened, theirs, mine)
  expect(mergeRecords(clashes, theirs, mine, {})).toEqual({ ...theirs, phone: '3', services: [2] })
  expect(mergeRecords(clashes, theirs, mine, { phone: 'theirs' })).toEqual({ ...theirs, services: [2] })
})

test('ADMIN-018 differing fields include read-only ones', () => {
  expect(differingFields(schema, { id: 1, version: 1 }, { id: 2, name: 'x', version: 2 })).toEqual([
    'id',
    'name',
  ])
})

test('ADMIN-018 restoring removes fields that were missing, and keeps read-only ones', () => {
  const now = { id: 1, name: 'Acme S.A.', phone: '2', version: 4 }
  const before = restoreFields(schema, now, { id: 9, name: 'Acme', version: 1 })
  expect(before).toEqual({ id: 1, name: 'Acme', phone: undefined, version: 4 })
})

test('ADMIN-127 edits are moved onto the newer record of the server', () => {
  const sent = { id: 1, name: 'Acme S.A.', phone: '1', version: 3 }
  const current = { id: 1, name: 'ACME S.A.', phone: '1', version: 4 }
  expect(rebaseChanges(schema, sent, current, sent)).toEqual(current)
  expect(rebaseChanges(schema, sent, current, { ...sent, phone: '2' })).toEqual({ ...current, phone: '2' })
})

test('ADMIN-109 an entry sent without an id gets its id although it was edited meanwhile', () => {
  const sent = { services: [{ id: 1, name: 'a' }, { name: 'b' }] }
  const current = {
    services: [
      { id: 1, name: 'a' },
      { id: 2, name: 'b' },
    ],
  }
  const typed = { services: [{ id: 1, name: 'a' }, { name: 'bb' }, { name: 'c' }] }
  expect(rebaseChanges(schema, sent, current, typed)).toEqual({
    services: [{ id: 1, name: 'a' }, { id: 2, name: 'bb' }, { name: 'c' }],
  })
  expect(rebaseChanges(schema, { services: [1] }, { services: [1] }, { services: [2, null] })).toEqual({
    services: [2, null],
  })
})
