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

test('ADMIN-018 what differs is what people write; an empty list is nothing', () => {
  expect(changedFields(schema, opened, { ...opened, id: 2, version: 9, phone: '2' })).toEqual(['phone'])
  expect(changedFields(schema, { services: [] }, {})).toEqual([])
  expect(changedFields(schema, { services: [1, 2] }, { services: [2, 1] })).toEqual(['services'])
})

test('ADMIN-127 what is sent has the version it began from and nothing that only the server writes', () => {
  expect(requestBody(schema, { ...opened, phone: undefined })).toEqual({
    name: 'Acme',
    services: [1],
    version: 3,
  })
})

test('ADMIN-018 a new record begins with what is usual', () => {
  expect(emptyRecord(schema)).toEqual({ isActive: true })
})

const theirs = { ...opened, name: 'Acme S.A.', phone: '2', version: 4 }
const mine = { ...opened, phone: '3', services: [2] }

test('ADMIN-127 a field only one of two has changed is theirs or mine, one that both have changed is asked for', () => {
  expect(findConflicts(schema, opened, theirs, mine)).toEqual([
    { field: 'name', by: 'theirs' },
    { field: 'phone', by: 'both' },
    { field: 'services', by: 'mine' },
  ])
  expect(findConflicts(schema, opened, theirs, { ...opened, phone: '2' })).toEqual([
    { field: 'name', by: 'theirs' },
  ])
})

test('ADMIN-127 the merge keeps what was typed unless theirs is chosen', () => {
  const clashes = findConflicts(schema, opened, theirs, mine)
  expect(mergeRecords(clashes, theirs, mine, {})).toEqual({ ...theirs, phone: '3', services: [2] })
  expect(mergeRecords(clashes, theirs, mine, { phone: 'theirs' })).toEqual({ ...theirs, services: [2] })
})

test('ADMIN-018 a history says what only the server writes, too', () => {
  expect(differingFields(schema, { id: 1, version: 1 }, { id: 2, name: 'x', version: 2 })).toEqual([
    'id',
    'name',
  ])
})

test('ADMIN-018 as it was before is also without what there was not, and keeps what only the server writes', () => {
  const now = { id: 1, name: 'Acme S.A.', phone: '2', version: 4 }
  const before = restoreFields(schema, now, { id: 9, name: 'Acme', version: 1 })
  expect(before).toEqual({ id: 1, name: 'Acme', phone: undefined, version: 4 })
})

test('ADMIN-127 a form goes on from the record as the server has it, with what was written since', () => {
  const sent = { id: 1, name: 'Acme S.A.', phone: '1', version: 3 }
  const current = { id: 1, name: 'ACME S.A.', phone: '1', version: 4 }
  expect(rebaseChanges(schema, sent, current, sent)).toEqual(current)
  expect(rebaseChanges(schema, sent, current, { ...sent, phone: '2' })).toEqual({ ...current, phone: '2' })
})

test('ADMIN-109 what was sent without an id has the one it got, though it was written in meanwhile', () => {
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
