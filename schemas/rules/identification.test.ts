import { describe, expect, it } from 'vitest'
import {
  toAgreementId,
  toIdentification,
  hasControlCharacter,
  checkIdentification,
  isIdentificationRequired,
} from './identification'

const dni = { id: 1, name: 'DNI', pattern: '\\d{8}[A-Z]' }
const nie = { id: 2, name: 'NIE', pattern: '[XYZ]\\d{7}[A-Z]' }
const passport = { id: 3, name: 'Pasaporte', pattern: '[A-Z0-9]{5,15}' }
const card = { id: 4, name: 'Tarjeta sanitaria' }
const nif = { id: 5, name: 'NIF (K, L o M)', pattern: '[KLM]\\d{7}[A-Z]' }
const types = [dni, nie, passport, card, nif]
const check = (type: number, number: string, age: number | null = null) =>
  checkIdentification({ identificationNumberType: type, identificationNumber: number }, types, age)

describe('FAMILY-008 FAMILY-011 the number must match its type', () => {
  it.each([
    [dni, '12345678Z', true],
    [dni, '12.345.678-z', true],
    [dni, '00000000T', true],
    [dni, '12345678A', false],
    [dni, '1234567Z', false],
    [dni, 'X1234567L', false],
    [nie, 'X1234567L', true],
    [nie, 'Y0000000Z', true],
    [nie, 'Z0000000M', true],
    [nie, 'Y0000000T', false],
    [nie, '12345678Z', false],
    [passport, 'AAB123456', true],
    [passport, 'aab 123 456', true],
    [passport, 'AAB', false],
    [passport, 'Ñ12345', false],
    [card, 'anything at all', true],
    [nif, 'K1234567L', true],
    [nif, 'L1234567L', true],
    [nif, 'm-1234567-l', true],
    [nif, 'K1234567A', false],
    [nif, 'X1234567L', false],
    [dni, 'K1234567L', false],
    [dni, '\u200B12\u2009345\u2009678\u2013Z\uFEFF', true],
  ])('%o %s: %s', (type, number, expected) => {
    const error = { field: 'identificationNumber', rule: 'pattern' }
    expect(check(type.id, number)).toEqual(expected ? undefined : error)
  })

  it('knows the control character of every remainder', () => {
    const characters = Array.from('TRWAGMYFPDXBNJZSQVHLCKE')
    expect(
      characters.every((character, n) => hasControlCharacter(String(n).padStart(8, '0') + character)),
    ).toBe(true)
    expect(
      characters.some((character, n) => hasControlCharacter(String(n + 1).padStart(8, '0') + character)),
    ).toBe(false)
  })
})

describe('FAMILY-005 C-141 required at 14 or more', () => {
  it.each([
    [13, false],
    [14, true],
    [15, true],
    [null, false],
  ])('age %s: %s', (age, required) => {
    expect(isIdentificationRequired(age)).toBe(required)
    const missing = (field: string) => (required ? { field, rule: 'required' } : undefined)
    expect(check(1, '', age)).toEqual(missing('identificationNumber'))
    expect(check(1, ' - ', age)).toEqual(missing('identificationNumber'))
    expect(check(0, '12345678Z', age)).toEqual(missing('identificationNumberType'))
    expect(checkIdentification({}, types, age)).toEqual(missing('identificationNumberType'))
  })

  it('a number is validated at any age', () => {
    expect(check(1, '12345678A', 3)).toEqual({ field: 'identificationNumber', rule: 'pattern' })
  })
})

it('ACCOUNT-054 a type must be one of the list', () => {
  expect(check(9, 'X')).toEqual({ field: 'identificationNumberType', rule: 'enum' })
})

it('FAMILY-007 FAMILY-012 type none clears type and number', () => {
  expect(toIdentification(0, '12345678Z')).toEqual({
    identificationNumberType: null,
    identificationNumber: null,
  })
  expect(toIdentification(1, '12.345.678-z')).toEqual({
    identificationNumberType: 1,
    identificationNumber: '12345678Z',
  })
})

it('FAMILY-009 agreement 0 becomes null', () => {
  expect([0, null, 7].map(toAgreementId)).toEqual([null, null, 7])
})
