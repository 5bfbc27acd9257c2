import { expect, test } from 'vitest'
import { createFormRules } from '@schemas/rules/formRules'
import { bodyOf, editMember, checkMember, initialMember, refusedFields } from './member'

const types = [{ id: 1, name: 'DNI', pattern: '[0-9]{8}[A-Za-z]' }]
const today = '2027-01-11'
const member = { id: 'm', name: 'Lucía', version: 1, dependent: true, birthDate: '2020-01-01' }
const tenantRules = createFormRules({ patterns: { phone: '6\\d{8}', doctorPhone: '9\\d{8}' }, adultAge: 21 })
const rules = (to: object, opened: object = {}) =>
  checkMember({ ...member, ...to }, { ...member, ...opened }, { rules: tenantRules, types, today }).map(
    ({ field, keyword }) => `${field} ${keyword}`,
  )

test('FAMILY-005 FAMILY-010 dependents from 14 on require an identification document; younger ones and independent users do not', () => {
  expect(rules({})).toEqual([])
  expect(rules({ birthDate: '2013-01-11' })).toEqual(['identificationNumberType required'])
  expect(rules({ birthDate: '2013-01-11', identificationNumberType: 1 })).toEqual([
    'identificationNumber required',
  ])
  expect(rules({ birthDate: '2013-01-12' })).toEqual([])
  expect(rules({ birthDate: '1980-01-01', dependent: false })).toEqual([])
})

test('FAMILY-006 a dependent without a document begins with type 1, which is not sent without a number', () => {
  expect(initialMember(member)).toEqual({ ...member, identificationNumberType: 1 })
  expect(initialMember({ ...member, identificationNumberType: 3 })).toMatchObject({
    identificationNumberType: 3,
  })
  const independent = { ...member, dependent: false }
  expect(initialMember(independent)).toBe(independent)
  expect(bodyOf(initialMember(member))).toEqual(bodyOf(member))
})

test('FAMILY-008 the number must match its identification type', () => {
  expect(rules({ identificationNumberType: 1, identificationNumber: '12345678A' })).toEqual([
    'identificationNumber pattern',
  ])
  expect(rules({ identificationNumberType: 1, identificationNumber: '12345678Z' })).toEqual([])
  expect(rules({ name: ' ' })).toEqual(['name required'])
})

test('FAMILY-007 FAMILY-009 an unset type, an unset agreement and read-only fields are not sent', () => {
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

test('FAMILY-017 an error of the server appears at its field', () => {
  expect(refusedFields({ fields: [{ path: '/email', keyword: 'unique', params: {} }, 'odd', {}] })).toEqual([
    { field: 'email', keyword: 'unique', params: {} },
  ])
  expect(refusedFields({ fields: 'odd' })).toEqual([])
})

test('FAMILY-006 C-141 type 1 replaces "none" when a new birth date requires a document', () => {
  const child = { ...member, identificationNumberType: 0 }
  expect(editMember(child, { surname: 'Gil' }, today).identificationNumberType).toBe(0)
  const grown = editMember(child, { birthDate: '2013-01-11' }, today)
  expect(grown.identificationNumberType).toBe(1)
  expect(rules(grown)).toEqual(['identificationNumber required'])
  expect(rules(editMember(grown, { identificationNumber: '12345678Z' }, today))).toEqual([])
})

test('ADMIN-049 C-142 a new telephone number follows the pattern of the tenant, one for users and one for doctors', () => {
  expect(rules({ phone: '984000000' })).toEqual(['phone pattern'])
  expect(rules({ phone: '984000000', isDoctor: true })).toEqual([])
  expect(rules({ phone: '984000000' }, { phone: '984000000' })).toEqual([])
})

test('AUTH-036 C-143 the new birth date of an independent user, and of no dependent, is that of an adult', () => {
  const twenty = { birthDate: '2006-06-01' }
  expect(rules({ ...twenty, dependent: false })).toEqual(['birthDate adult'])
  expect(rules({ ...twenty, dependent: false }, twenty)).toEqual([])
  expect(rules({ ...twenty, identificationNumberType: 1, identificationNumber: '12345678Z' })).toEqual([])
})
