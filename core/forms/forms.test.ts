import { describe, expect, it } from 'vitest'
import { ADULT_AGE, ageRanges, isAdult } from './age'
import { isPassword, passwordsMatch } from './password'
import { isPhone } from './phone'
import { isWithinLength, isHeight, isName, isNickname, isUsername, formatMeasure } from './text'

type Rule = (text: string) => boolean
const rules: [name: string, rule: Rule, good: string[], bad: string[]][] = [
  [
    'ACCOUNT-025 C-142 a telephone number',
    (text) => isPhone(text),
    ['984000000', '+34 984 000 000', '984-000-000', '0034 984000000', '5'],
    ['', '+', '- -', '984 000 000 ext 3', '34+984000000', '(984) 000 000', '984.000.000', '９８４'],
  ],
  [
    'C-142 a telephone number by the pattern of a tenant, which must match all of it',
    (text) => isPhone(text, '[679]\\d{8}|112'),
    ['612345678', '112'],
    ['6123456789', '5612345678', '1121', ''],
  ],
  [
    'AUTH-035 a password',
    (text) => isPassword(text),
    ['Portico2026', 'aB3aaaaa', 'Ñandú123', 'con espacios 1A'],
    ['', 'aB3aaaa', 'portico2026', 'PORTICO2026', 'PorticoPortico'],
  ],
  ['AUTH-032 a username', isUsername, ['ana', 'Ana.2_b', 'íñigo'], ['', 'ana-b', 'ana b', 'ana@b', 'a/b']],
  ['AUTH-033 a nickname', isNickname, ['ana', 'dr.ana-b_2', 'íñigo'], ['', 'ana b', 'ana@b', 'a/b']],
  ['CONST-023 a name', isName, ['Ana', 'ñ'.repeat(100), '👩'.repeat(100)], ['', '   ', 'a'.repeat(101)]],
  ['ACCOUNT-027 a height', isHeight, ['172', '0'], ['', '1,72', '172 cm', '-1']],
]

describe.each(rules)('%s', (_name, rule, good, bad) => {
  it.each(good)('accepts %j', (text) => expect(rule(text)).toBe(true))
  it.each(bad)('refuses %j', (text) => expect(rule(text)).toBe(false))
})

it('ACCOUNT-026 AUTH-040 a repeated password is the same to the letter', () => {
  expect(passwordsMatch('Portico2026', 'Portico2026')).toBe(true)
  expect(passwordsMatch('Portico2026', 'portico2026')).toBe(false)
})

it('C-142 a broken pattern of a tenant locks nobody out', () => {
  expect(isPhone('984000000', '(')).toBe(true)
})

it('CONST-024 characters are counted as people see them, not as the machine stores them', () => {
  expect(isWithinLength('👩'.repeat(5000), 5000)).toBe(true)
  expect(isWithinLength('a'.repeat(5001), 5000)).toBe(false)
})

it('ACCOUNT-028 zero height and weight show as empty', () => {
  expect([0, null, undefined, 172].map(formatMeasure)).toEqual(['', '', '', '172'])
})

describe('AUTH-036 C-143 adult age', () => {
  it.each([
    ['', true],
    ['2008-11-21', true],
    ['2008-11-22', false],
    ['2008-11-20', true],
    ['2027-01-01', false],
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

it('CONST-002 age ranges follow each other without a gap', () => {
  const firsts = ageRanges.slice(1).map(([first]) => first)
  expect(firsts).toEqual(ageRanges.slice(0, -1).map(([, last]) => last + 1))
  expect([ageRanges[0][0], ageRanges.at(-1)?.[1]]).toEqual([18, 120])
})
