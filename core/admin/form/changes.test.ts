import { expect, test } from 'vitest'
import { bodyOf, changedFields, clashesOf, emptyRecord, merged } from './changes'

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
  expect(bodyOf(schema, { ...opened, phone: undefined })).toEqual({ name: 'Acme', services: [1], version: 3 })
})

test('ADMIN-018 a new record begins with what is usual', () => {
  expect(emptyRecord(schema)).toEqual({ isActive: true })
})

const theirs = { ...opened, name: 'Acme S.A.', phone: '2', version: 4 }
const mine = { ...opened, phone: '3', services: [2] }

test('ADMIN-127 a field only one of two has changed is theirs or mine, one that both have changed is asked for', () => {
  expect(clashesOf(schema, opened, theirs, mine)).toEqual([
    { field: 'name', by: 'theirs' },
    { field: 'phone', by: 'both' },
    { field: 'services', by: 'mine' },
  ])
  expect(clashesOf(schema, opened, theirs, { ...opened, phone: '2' })).toEqual([
    { field: 'name', by: 'theirs' },
  ])
})

test('ADMIN-127 the merge keeps what was typed unless theirs is chosen', () => {
  const clashes = clashesOf(schema, opened, theirs, mine)
  expect(merged(clashes, theirs, mine, {})).toEqual({ ...theirs, phone: '3', services: [2] })
  expect(merged(clashes, theirs, mine, { phone: 'theirs' })).toEqual({ ...theirs, services: [2] })
})
