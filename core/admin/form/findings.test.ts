import { expect, test } from 'vitest'
import company from 'virtual:form/Company'
import user from 'virtual:form/AdminUser'
import { findingsOf, findingsOfServer } from './findings'

test('ADMIN-018 the schema that the server validates with finds the same in the browser', () => {
  expect(findingsOf(company, { name: 'Acme' })).toEqual([])
  expect(findingsOf(company, {})).toMatchObject([{ field: 'name', keyword: 'required' }])
  expect(findingsOf(company, { name: 'x'.repeat(101) })).toMatchObject([
    { field: 'name', keyword: 'maxLength', params: { limit: 100 } },
  ])
  expect(findingsOf(company, { name: '👩'.repeat(100) })).toEqual([])
  expect(findingsOf(user, { name: 'Ana', email: 'ana', birthDate: '2026-02-30' })).toMatchObject([
    { field: 'email', keyword: 'format' },
    { field: 'birthDate', keyword: 'format' },
  ])
})

test('ADMIN-018 what the server finds lands on its field; the rest on the whole', () => {
  const { schema } = company
  const fields = [
    { path: '/name/3', keyword: 'exists' },
    { path: '/name', keyword: 'maxLength' },
    { path: '/__proto__', keyword: 'additionalProperties' },
  ]
  expect(findingsOfServer(schema, 'FORMAT_NOT_VALID', { fields })).toEqual([
    { field: '', keyword: 'additionalProperties', params: {} },
    { field: 'name', keyword: 'exists', params: {} },
  ])
  expect(findingsOfServer(schema, 'IN_USE', { fields: ['x', null] })).toMatchObject([
    { field: '', keyword: 'IN_USE' },
  ])
  expect(findingsOfServer(schema, '')).toEqual([{ field: '', keyword: '', params: {} }])
})
