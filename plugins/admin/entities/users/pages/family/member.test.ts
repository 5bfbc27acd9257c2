import { expect, test } from 'vitest'
import { bodyOf, findingsOf, refusedFields } from './member'

const types = [{ id: 1, name: 'DNI', pattern: '[0-9]{8}[A-Za-z]' }]
const today = '2027-01-11'
const member = { id: 'm', name: 'Lucía', version: 1, dependent: true, birthDate: '2020-01-01' }
const rules = (to: object) =>
  findingsOf({ ...member, ...to }, types, today).map(({ field, keyword }) => `${field} ${keyword}`)

test('FAMILY-005 FAMILY-010 a dependent of 14 has a document, a younger one and an independent user need none', () => {
  expect(rules({})).toEqual([])
  expect(rules({ birthDate: '2013-01-11' })).toEqual(['identificationNumberType required'])
  expect(rules({ birthDate: '2013-01-11', identificationNumberType: 1 })).toEqual([
    'identificationNumber required',
  ])
  expect(rules({ birthDate: '2013-01-12' })).toEqual([])
  expect(rules({ birthDate: '1980-01-01', dependent: false })).toEqual([])
})

test('FAMILY-008 the number is one of its type', () => {
  expect(rules({ identificationNumberType: 1, identificationNumber: '12345678A' })).toEqual([
    'identificationNumber pattern',
  ])
  expect(rules({ identificationNumberType: 1, identificationNumber: '12345678Z' })).toEqual([])
  expect(rules({ name: ' ' })).toEqual(['name required'])
})

test('FAMILY-007 FAMILY-009 none of a kind is sent as nothing, and what is only read is not sent', () => {
  const body = bodyOf({
    ...member,
    active: true,
    surname: '',
    identificationNumberType: 0,
    identificationNumber: 'X',
    agreementId: 0,
  })
  expect(body).toEqual({ id: 'm', name: 'Lucía', birthDate: '2020-01-01', version: 1 })
})

test('FAMILY-017 what the server refuses is told at its field', () => {
  expect(refusedFields({ fields: [{ path: '/email', keyword: 'unique', params: {} }, 'odd', {}] })).toEqual([
    { field: 'email', keyword: 'unique' },
  ])
  expect(refusedFields({ fields: 'odd' })).toEqual([])
})
