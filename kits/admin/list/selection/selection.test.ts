import { expect, test } from 'vitest'
import type { AdminEntity } from '../../entity'
import { countSelected, pageSelectionState, emptySelection, withoutRecord, withRecords } from './selection'

const entity: AdminEntity = {
  name: 'COMPANY',
  key: 'id',
  path: 'api/companies',
  columns: ['name'],
  form: { schema: { properties: {} }, validators: {} },
}
const page = [{ id: 1 }, { id: 2 }, { id: 3 }]
const next = [{ id: 4 }]
const first = page.slice(0, 1)

test('ADMIN-018 a selection survives paging', () => {
  const one = withRecords(emptySelection, entity, { rows: first, on: true, page })
  const two = withRecords(one, entity, { rows: next, on: true, page: next })
  expect([...two.records.keys()]).toEqual(['1', '4'])
  expect([pageSelectionState(two, entity, page), pageSelectionState(two, entity, next)]).toEqual([
    'some',
    'all',
  ])
  expect(pageSelectionState(emptySelection, entity, page)).toBe('none')
})

test('ADMIN-018 deselecting one of all matches leaves the other rows of the page selected', () => {
  const all = { ...emptySelection, isAll: true }
  expect([countSelected(all, 3418), pageSelectionState(all, entity, page)]).toEqual([3418, 'all'])
  const fewer = withRecords(all, entity, { rows: first, on: false, page })
  expect([countSelected(fewer, 3418), [...fewer.records.keys()]]).toEqual([2, ['2', '3']])
})

test('ADMIN-018 a deleted record is deselected; all matches stay selected', () => {
  const two = withRecords(emptySelection, entity, { rows: page.slice(0, 2), on: true, page })
  expect([...withoutRecord(two, '2').records.keys()]).toEqual(['1'])
  expect(withoutRecord({ ...two, isAll: true }, '2').isAll).toBe(true)
})
