import { expect, test } from 'vitest'
import company from 'virtual:form/Company'
import user from 'virtual:form/AdminUser'
import { validateRecord, parseServerErrors, formatErrorParams } from './formErrors'

test('ADMIN-018 the browser finds the same errors as the server, by the same schema', () => {
  expect(validateRecord(company, { name: 'Acme' })).toEqual([])
  expect(validateRecord(company, {})).toMatchObject([{ field: 'name', keyword: 'required' }])
  expect(validateRecord(company, { name: 'x'.repeat(101) })).toMatchObject([
    { field: 'name', keyword: 'maxLength', params: { limit: 100 } },
  ])
  expect(validateRecord(company, { name: '👩'.repeat(100) })).toEqual([])
  expect(validateRecord(user, { name: 'Ana', email: 'ana', birthDate: '2026-02-30' })).toMatchObject([
    { field: 'email', keyword: 'format' },
    { field: 'birthDate', keyword: 'format' },
  ])
})

test('ADMIN-018 server errors belong to their field; others to the whole record', () => {
  const { schema } = company
  const fields = [
    { path: '/name/3', keyword: 'exists' },
    { path: '/name', keyword: 'maxLength' },
    { path: '/__proto__', keyword: 'additionalProperties' },
  ]
  expect(parseServerErrors(schema, 'FORMAT_NOT_VALID', { fields })).toEqual([
    { field: '', keyword: 'additionalProperties', params: {} },
    { field: 'name', keyword: 'exists', params: {} },
  ])
  expect(parseServerErrors(schema, 'IN_USE', { fields: ['x', null] })).toMatchObject([
    { field: '', keyword: 'IN_USE' },
  ])
  expect(parseServerErrors(schema, '')).toEqual([{ field: '', keyword: '', params: {} }])
})

test('ADMIN-046 a text of spaces counts as missing, in the browser and on the server', () => {
  expect(validateRecord(company, { name: '  ' })).toMatchObject([{ field: 'name', keyword: 'required' }])
  const nameOf = (name: string) =>
    validateRecord(user, { name }).find(({ field }) => field === 'name')?.keyword
  expect(['  ', 'a\tb'].map(nameOf)).toEqual(['required', 'pattern'])
  const blank = { path: '/name', keyword: 'pattern', params: { pattern: '\\S' } }
  expect(parseServerErrors(company.schema, '', { fields: [blank] })).toMatchObject([{ keyword: 'required' }])
  expect(
    parseServerErrors(company.schema, '', { fields: [{ ...blank, path: '/name/0/name' }] }),
  ).toMatchObject([{ field: 'name', keyword: 'pattern' }])
})

test('ADMIN-018 numbers of a rule are formatted in the language', () => {
  expect(formatErrorParams({ limit: 99_999.99, pattern: 'x' }, 'es')).toEqual({
    limit: '99.999,99',
    pattern: 'x',
  })
  expect(formatErrorParams({ limit: 1000 }, 'en')).toEqual({ limit: '1,000' })
})
