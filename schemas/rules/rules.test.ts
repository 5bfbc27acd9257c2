import { describe, expect, it } from 'vitest'
import { ADULT_AGE, ageOn, isAdult, isCalendarDate } from './age'
import { createFormRules } from './formRules'
import { checkPassword, passwordsMatch } from './password'
import { matchesPattern } from './pattern'
import { checkPhone } from './phone'
import { isWithinLength, isHeight, isName, isNickname } from './text'

type Rule = (text: string) => boolean
const rules: [name: string, rule: Rule, good: string[], bad: string[]][] = [
  [
    'ACCOUNT-025 C-142 a telephone number',
    (text) => checkPhone(text) === undefined,
    ['', '984000000', '+34 984 000 000', '984-000-000', '0034 984000000', '5'],
    [
      '+',
      '- -',
      '984 000 000 ext 3',
      '34+984000000',
      '(984) 000 000',
      '984.000.000',
      '９８４',
      '9'.repeat(21),
    ],
  ],
  [
    'C-142 a telephone number by the pattern of a tenant, which must match all of it',
    (text) => checkPhone(text, '[679]\\d{8}|112') === undefined,
    ['612345678', '112'],
    ['6123456789', '5612345678', '1121'],
  ],
  [
    'AUTH-035 CONST-039 a password',
    (text) => checkPassword(text) === undefined,
    ['Portico2026', 'aB3aaaaa', 'Ñandú123', 'con espacios 1A'],
    ['', 'aB3aaaa', 'portico2026', 'PORTICO2026', 'PorticoPortico', `aB3${'a'.repeat(126)}`],
  ],
  ['AUTH-033 a nickname', isNickname, ['ana', 'dr.ana-b_2', 'íñigo'], ['', 'ana b', 'ana@b', 'a/b']],
  ['CONST-023 a name', isName, ['Ana', 'ñ'.repeat(100), '👩'.repeat(100)], ['', '   ', 'a'.repeat(101)]],
  ['ACCOUNT-027 a height', isHeight, ['172', '0'], ['', '1,72', '172 cm', '-1']],
]

describe.each(rules)('%s', (_name, rule, good, bad) => {
  it.each(good)('accepts %j', (text) => expect(rule(text)).toBe(true))
  it.each(bad)('rejects %j', (text) => expect(rule(text)).toBe(false))
})

it('ACCOUNT-026 AUTH-040 a repeated password must be identical', () => {
  expect(passwordsMatch('Portico2026', 'Portico2026')).toBe(true)
  expect(passwordsMatch('Portico2026', 'portico2026')).toBe(false)
})

it('C-142 an invalid pattern of a tenant accepts every value', () => {
  expect(checkPhone('984000000', '(')).toBeUndefined()
})

it('CONST-024 visible characters are counted, not code units', () => {
  expect(isWithinLength('👩'.repeat(5000), 5000)).toBe(true)
  expect(isWithinLength('a'.repeat(5001), 5000)).toBe(false)
})

describe('AUTH-036 C-143 adult age', () => {
  it.each([
    ['', true],
    ['2008-11-21', true],
    ['2008-11-22', false],
    ['2008-11-20', true],
    ['2027-01-01', false],
    ['2026-11-22', false],
    ['1990-02-30', false],
    ['nonsense', false],
  ])('born %j, on 2026-11-21: %s', (birthDate, adult) => {
    expect(isAdult(birthDate, '2026-11-21')).toBe(adult)
  })

  it('CONST-001 is 18 unless the tenant says otherwise', () => {
    expect(ADULT_AGE).toBe(18)
    expect(isAdult('2008-11-21', '2026-11-21', 21)).toBe(false)
    expect(isAdult('2005-11-21', '2026-11-21', 21)).toBe(true)
  })
})

it.each([
  ['1990-05-10', '2027-05-09', 36],
  ['1990-05-10', '2027-05-10', 37],
  ['2012-02-29', '2027-02-28', 14],
  ['2012-02-29', '2027-03-01', 15],
  ['2027-01-01', '2027-01-01', 0],
])('BOOK-080 C-143 born %s, on %s: %i', (birthDate, today, age) => expect(ageOn(birthDate, today)).toBe(age))

it('WIDGET-006 accepts only existing dates in the form YYYY-MM-DD', () => {
  const dates = ['2026-11-07', '2028-02-29', '2026-02-29', '2026-02-30', '07-11-2026', '2026-1-1', 'soon']
  expect(dates.filter(isCalendarDate)).toEqual(['2026-11-07', '2028-02-29'])
})

describe('C-142 ADMIN-049 the rules of a tenant', () => {
  const rules = createFormRules({
    patterns: { phone: '6\\d{8}', doctorPhone: '9\\d{8}', password: '.{12,}' },
    adultAge: 21,
  })
  const defaults = createFormRules({})

  it('ACCOUNT-025 have one telephone pattern for users and one for doctors', () => {
    expect([rules.phone('600111222'), rules.phone('984000000')]).toEqual([undefined, 'pattern'])
    expect([rules.doctorPhone('600111222'), rules.doctorPhone('984000000')]).toEqual(['pattern', undefined])
    expect([defaults.phone('984 000-000'), defaults.doctorPhone('984 000-000')]).toEqual([
      undefined,
      undefined,
    ])
  })

  it('AUTH-035 have a pattern of passwords', () => {
    expect(['', 'aB3aaaaa', 'twelve letters'].map(rules.password)).toEqual(['required', 'pattern', undefined])
    expect(['aB3aaaaa', 'twelve letters'].map(defaults.password)).toEqual([undefined, 'pattern'])
  })

  it('AUTH-036 CONST-001 have an adult age', () => {
    expect([rules.adultAge, defaults.adultAge]).toEqual([21, 18])
    expect(rules.adultBirthDate('2006-11-21', '2026-11-21')).toBe('adult')
    expect(defaults.adultBirthDate('2006-11-21', '2026-11-21')).toBeUndefined()
  })
})

it('a slow pattern is never applied to a long text', () => {
  expect(matchesPattern('a'.repeat(5000), '(a+)+b')).toBe(false)
})
