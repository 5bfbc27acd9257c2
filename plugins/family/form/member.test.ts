import { expect, test } from 'vitest'
import { createFormRules } from '@schemas/rules/formRules'
import { ApiError } from '@portico/core/http/apiError'
import {
  dependentFindings,
  findingKey,
  independentFindings,
  initialValues,
  shownType,
  type MemberValues,
} from './member'
import { dependentRequest, failureOf, independentRequest, refusedFields } from './request'

const today = '2027-01-11'
const types = [
  { id: 1, name: 'DNI', pattern: '[0-9]{8}[A-Za-z]' },
  { id: 3, name: 'Pasaporte', pattern: '[0-9A-Za-z]{5,15}' },
]
const given = { today, rules: createFormRules({}), asksConsent: true }
const under = '2013-01-12'
const fourteen = '2013-01-11'
const values = (to: Partial<MemberValues>): MemberValues => ({
  ...initialValues(undefined),
  name: 'Mateo',
  surname: 'Prieto',
  birthDate: under,
  ...to,
})

test('FAMILY-006 CONST-038 a new dependent begins with type 1, and one without a document with none', () => {
  expect(initialValues(undefined).type).toBe(1)
  expect(initialValues({ id: 'm', name: 'Mateo', identificationNumberType: null }).type).toBe(0)
})

test.each<[string, Partial<MemberValues>, string[]]>([
  ['under 14 no document is needed', { type: 1, number: '' }, []],
  ['C-141 from 14 on "none" cannot be chosen', { birthDate: fourteen, type: 0 }, ['number.required']],
  ['from 14 on a number is needed', { birthDate: fourteen, type: 1 }, ['number.required']],
  ['a valid number', { birthDate: fourteen, number: '12345678Z' }, []],
  ['FAMILY-011 a wrong control letter', { number: '12345678A' }, ['number.pattern']],
  ['FAMILY-008 the pattern of the chosen type', { type: 3, number: '1' }, ['number.pattern']],
  ['a name of spaces', { name: ' ' }, ['name.required']],
  ['a birth date in the future', { birthDate: '2027-01-12' }, ['birthDate.maximum']],
  [
    'nothing',
    { name: '', surname: '', birthDate: '' },
    ['name.required', 'surname.required', 'birthDate.required'],
  ],
])('FAMILY-005 a dependent: %s', (_name, to, expected) => {
  const found = dependentFindings(values(to), { ...given, types }).map(
    ({ field, rule }) => `${field}.${rule}`,
  )
  expect(found).toEqual(expected)
})

test('FAMILY-008 while the types are unknown the server alone checks a number, which is still needed from 14 on', () => {
  const findings = (to: Partial<MemberValues>) => dependentFindings(values(to), { ...given, types: [] })
  expect(findings({ number: '12345678A' })).toEqual([])
  expect(findings({ birthDate: fourteen, number: '12345678A' })).toEqual([])
  expect(findings({ birthDate: fourteen })).toEqual([{ field: 'number', rule: 'required' }])
})

test.each([
  ['who is an adult today', { birthDate: '2009-01-11' }, true, ['consent.required']],
  ['who is an adult tomorrow', { birthDate: '2009-01-12' }, true, []],
  ['who agrees, as the administrator states', { birthDate: '2009-01-11', consent: true }, true, []],
  ['who agreed before, or whose API does not ask', { birthDate: '2009-01-11' }, false, []],
  ['without a birth date yet', { birthDate: '' }, true, ['birthDate.required']],
])('FAMILY-002 an adult agrees to be a dependent: somebody %s', (_name, to, asksConsent, expected) => {
  const found = dependentFindings(values({ number: '12345678Z', ...to }), { ...given, types, asksConsent })
  expect(found.map(({ field, rule }) => `${field}.${rule}`)).toEqual(expected)
})

test('C-141 the shown type is 1 as soon as a document is needed, and stays as chosen otherwise', () => {
  expect(shownType(values({ type: 0 }), today)).toBe(0)
  expect(shownType(values({ type: 0, birthDate: fourteen }), today)).toBe(1)
  expect(shownType(values({ type: 3, birthDate: fourteen }), today)).toBe(3)
})

test.each<[string, Partial<MemberValues>, string[]]>([
  ['an adult', { birthDate: '2009-01-11', email: 'a@b.test' }, []],
  ['somebody of 17', { birthDate: '2009-01-12', email: 'a@b.test' }, ['birthDate.adult']],
  ['no address', { birthDate: '2000-01-01' }, ['email.required']],
  ['a phone of letters', { birthDate: '2000-01-01', email: 'a@b.test', phone: 'x' }, ['phone.pattern']],
])('C-143 an invitation of %s', (_name, to, expected) => {
  const found = independentFindings(values(to), createFormRules({}), today)
  expect(found.map(({ field, rule }) => `${field}.${rule}`)).toEqual(expected)
})

test('FAMILY-007 FAMILY-009 type none sends no number, agreement none is null', () => {
  const body = dependentRequest(values({ type: 0, number: 'X', agreementId: 0 }), undefined, today)
  expect(body).toEqual({
    name: 'Mateo',
    surname: 'Prieto',
    birthDate: under,
    gender: 0,
    identificationNumberType: 0,
    agreementId: null,
  })
})

test('FAMILY-016 FAMILY-021 a change names the member and the version', () => {
  const member = { id: 'm', version: 3 }
  expect(dependentRequest(values({}), member, today)).toMatchObject(member)
  const invitation = independentRequest(values({ email: ' a@b.test ', phone: ' 600 ' }), member)
  expect(invitation).toMatchObject({ ...member, email: 'a@b.test', phone: '600' })
})

test('the fields that the server refuses are those of the form', () => {
  const fields = [
    { path: '/identificationNumber', keyword: 'pattern' },
    { path: '/email', keyword: 'unique' },
    { path: '/roles', keyword: 'enum' },
    { path: '/constructor', keyword: 'enum' },
  ]
  const refused = refusedFields(new ApiError(400, 'FORMAT_NOT_VALID', undefined, { fields }))
  expect(refused).toEqual([
    { field: 'number', rule: 'pattern' },
    { field: 'email', rule: 'unique' },
  ])
  expect(refused.map(findingKey)).toEqual(['FAMILY.ERROR.number.pattern', 'FAMILY.ERROR.email.unique'])
  expect(findingKey({ field: 'name', rule: '__proto__' })).toBe('FAMILY.ERROR.OTHER')
})

test.each([
  ['FAMILY_FULL', { limit: 20 }, 'FAMILY.ERRORS.FULL'],
  ['TOO_MANY_ATTEMPTS', { seconds: 61 }, 'FAMILY.ERRORS.WAIT'],
  ['VERSION_CONFLICT', {}, 'FAMILY.ERRORS.CHANGED'],
  ['ALREADY_JOINED', {}, 'FAMILY.ERRORS.JOINED'],
  ['toString', {}, 'FAMILY.ERRORS.UPDATE'],
])('ERR-015 ERR-016 the failure %s', (message, details, key) => {
  expect(failureOf(new ApiError(400, message, undefined, details), 'UPDATE').key).toBe(key)
  expect(failureOf(new Error('offline'), 'GENERAL').key).toBe('FAMILY.ERRORS.GENERAL')
})
