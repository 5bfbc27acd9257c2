import { expect, test } from 'vitest'
import type { AdminEntity } from '../entity'
import { columnsOf, shownColumns } from './columns'

const entity: AdminEntity = {
  name: 'COMPANY',
  key: 'companyId',
  list: 'GET api/insurers',
  columns: ['name', 'active'],
  schema: {
    properties: {
      since: { type: 'string', format: 'date' },
      active: { type: 'boolean' },
      name: { type: 'string' },
      services: { type: 'array' },
    },
  },
}
const fields = (columns: readonly { field: string }[]) => columns.map(({ field }) => field)

test('ADMIN-018 every field of the schema that fits a cell is a column, those the entity names first', () => {
  expect(columnsOf(entity).map(({ field, kind }) => [field, kind])).toEqual([
    ['name', 'text'],
    ['active', 'boolean'],
    ['since', 'date'],
  ])
  expect(columnsOf(entity)[0]?.label).toBe('ADMIN.COMPANY.FIELDS.name')
})

test('ADMIN-018 a field added to the schema appears without another edit', () => {
  const properties = { ...entity.schema.properties, planted: { type: 'integer' } }
  expect(fields(columnsOf({ ...entity, schema: { properties } }))).toContain('planted')
})

test('ADMIN-018 what a person chose is shown, and always the name of the record', () => {
  expect(fields(shownColumns(entity, null))).toEqual(['name', 'active'])
  expect(fields(shownColumns(entity, ['since']))).toEqual(['name', 'since'])
})
