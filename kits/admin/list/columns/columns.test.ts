import { expect, test } from 'vitest'
import type { AdminEntity } from '../../entity'
import { availableColumns, movableColumns, sortableColumns, visibleColumns } from './columns'

const properties = {
  companyId: { type: 'integer' },
  since: { type: 'string', format: 'date' },
  active: { type: 'boolean' },
  name: { type: 'string' },
  services: { type: 'array' },
  specialties: { type: 'array', items: { type: 'integer' } },
  roles: { type: 'array', items: { enum: ['a', 'b'] } },
  practices: { type: 'array', items: { type: 'object' } },
  kind: { type: 'integer', enum: [1, 2] },
  serviceId: { type: 'integer' },
  version: { type: 'integer' },
}
const entity: AdminEntity = {
  name: 'COMPANY',
  key: 'companyId',
  path: 'api/companies',
  columns: ['name', 'active'],
  form: { schema: { properties }, validators: {} },
  choices: {
    serviceId: { from: 'GET api/consultation-services/all' },
    specialties: { from: 'GET api/consultation-specialties' },
  },
  formatters: { practices: () => 'En línea' },
}
const fields = (columns: readonly { field: string }[]) => columns.map(({ field }) => field)

test('ADMIN-018 every field that fits into a cell is a column, the default ones first', () => {
  expect(availableColumns(entity).map(({ field, kind }) => [field, kind])).toEqual([
    ['name', 'text'],
    ['active', 'boolean'],
    ['since', 'date'],
    ['specialties', 'list'],
    ['roles', 'list'],
    ['practices', 'list'],
    ['kind', 'text'],
    ['serviceId', 'text'],
  ])
})

test('ADMIN-018 columns of several values cannot be sorted', () => {
  const sortable = fields(sortableColumns(availableColumns(entity)))
  expect(sortable).toEqual(['name', 'active', 'since', 'kind', 'serviceId'])
})

test('ADMIN-018 a column that the server computes cannot be sorted where its entity says so', () => {
  const computed = availableColumns({ ...entity, unsorted: ['active'] })
  expect(fields(computed)).toContain('active')
  expect(fields(sortableColumns(computed))).not.toContain('active')
})

test('ADMIN-018 a field added to the schema appears without another edit', () => {
  const form = { ...entity.form, schema: { properties: { ...properties, added: { type: 'integer' } } } }
  expect(fields(availableColumns({ ...entity, form }))).toContain('added')
})

test('ADMIN-018 the chosen columns are visible, and always the name', () => {
  expect(fields(visibleColumns(entity, null))).toEqual(['name', 'active'])
  expect(fields(visibleColumns(entity, ['since']))).toEqual(['name', 'since'])
})

test('ADMIN-018 columns keep the chosen order, the name first', () => {
  expect(fields(visibleColumns(entity, ['since', 'name', 'active']))).toEqual(['name', 'since', 'active'])
  expect(fields(visibleColumns(entity, ['since', 'since', 'gone']))).toEqual(['name', 'since'])
})

test('ADMIN-018 hidden columns are movable too, after the visible ones', () => {
  const others = ['specialties', 'roles', 'practices', 'kind', 'serviceId']
  expect(movableColumns(entity, ['since'])).toEqual(['since', 'active', ...others])
  expect(movableColumns(entity, null)).toEqual(['active', 'since', ...others])
})
