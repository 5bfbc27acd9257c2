import { expect, test } from 'vitest'
import type { AdminEntity } from '../../entity'
import { parseFilters, filtersOf, filterValue, setFilter } from './filters'

const entity: AdminEntity = {
  name: 'USER',
  key: 'id',
  path: 'api/companies',
  columns: ['name'],
  form: {
    schema: {
      properties: {
        name: { type: 'string' },
        active: { type: 'boolean' },
        gender: { type: 'integer', enum: [0, 1] },
        roles: { type: 'array', items: { enum: ['A', 'B'] } },
        birthDate: { type: 'string', format: 'date' },
        agreementId: { type: 'integer' },
        planId: { type: 'integer' },
      },
    },
    validators: {},
  },
  choices: { agreementId: { from: 'GET api/agreements' } },
  filters: [
    'active',
    'gender',
    { id: 'role', field: 'roles' },
    { id: 'bornFrom', field: 'birthDate' },
    'agreementId',
    'planId',
    'name',
  ],
}
const fields = filtersOf(entity)
const field = (id: string) => fields.find((one) => one.id === id) ?? expect.fail(`no ${id}`)

test('ADMIN-018 the control of a filter follows from the schema of its field', () => {
  expect(fields.map(({ id, kind }) => [id, kind])).toEqual([
    ['active', 'boolean'],
    ['gender', 'values'],
    ['role', 'values'],
    ['bornFrom', 'date'],
    ['agreementId', 'records'],
    ['planId', 'number'],
    ['name', 'text'],
  ])
  expect(field('role').values).toEqual(['A', 'B'])
})

test('ADMIN-018 unknown filters in the address are ignored', () => {
  const query = {
    active: 'true',
    gender: '1',
    role: 'B',
    bornFrom: '1980-01-31',
    agreementId: '7',
    page: '2',
  }
  expect(parseFilters(fields, query)).toEqual({
    active: 'true',
    gender: '1',
    role: 'B',
    bornFrom: '1980-01-31',
    agreementId: '7',
  })
})

test.each([
  ['active', 'yes'],
  ['gender', '7'],
  ['role', '__proto__'],
  ['bornFrom', 'yesterday'],
  ['planId', 'x'],
  ['name', 'x'.repeat(101)],
  ['name', ''],
  ['__proto__', 'x'],
])('ADMIN-018 an invalid filter is ignored: %s=%s', (name, value) => {
  expect(parseFilters(fields, Object.fromEntries([[name, value]]))).toEqual({})
})

test('ADMIN-018 the text of a filter is parsed to the value of records', () => {
  expect(filterValue(field('active'), 'false')).toBe(false)
  expect(filterValue(field('gender'), '1')).toBe(1)
  expect(filterValue(field('agreementId'), '7')).toBe(7)
  expect(filterValue(field('name'), '7')).toBe('7')
})

test('ADMIN-018 a filter is set, changed and removed without affecting others', () => {
  expect(setFilter({ type: '2' }, 'active', 'true')).toEqual({ type: '2', active: 'true' })
  expect(setFilter({ type: '2', active: 'true' }, 'type', '1')).toEqual({ type: '1', active: 'true' })
  expect(setFilter({ type: '2', active: 'true' }, 'type', '')).toEqual({ active: 'true' })
})
