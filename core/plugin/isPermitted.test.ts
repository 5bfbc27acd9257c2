import { expect, test } from 'vitest'
import { isPermitted, type AccessFacts } from './isPermitted'
import type { Requires } from './points'

const who = (given: Partial<AccessFacts> = {}): AccessFacts => ({
  features: new Set(),
  roles: new Set(),
  ...given,
})
const scenarios = new Set(['HasMyDates'])
const table: [name: string, requires: Requires | undefined, who: AccessFacts, expected: boolean][] = [
  ['C-040 nothing required', undefined, who(), true],
  ['C-008 one feature of several', { features: ['a', 'b'] }, who({ features: new Set(['b']) }), true],
  ['SHELL-018 no feature of several', { features: ['a', 'b'] }, who({ features: new Set(['c']) }), false],
  ['ROLE-007 with the role', { role: 'Administrator' }, who({ roles: new Set(['Administrator']) }), true],
  ['ROLE-007 without the role', { role: 'Administrator' }, who(), false],
  ['ROLE-022 medical content', { medical: true }, who(), true],
  ['ROLE-022 medical content that they may not read', { medical: true }, who({ lacksRecords: true }), false],
  ['ROLE-002 isDoctor24', { videoCall: true }, who({ user: { isDoctor24: true } }), true],
  ['ROLE-002 isPlus', { videoCall: true }, who({ user: { isPlus: true } }), true],
  ['ROLE-002 neither isDoctor24 nor isPlus', { videoCall: true }, who({ user: {} }), false],
  ['ROLE-002 before the user is loaded', { videoCall: true }, who(), false],
  ['ROLE-003 a family administrator', { familyAdmin: true }, who({ user: { isFamilyAdmin: true } }), true],
  ['ROLE-004 no family administrator', { familyAdmin: true }, who({ user: {} }), false],
  ['MENU-004 a scenario that applies', { scenario: 'HasMyDates' }, who({ scenarios }), true],
  ['MENU-004 a scenario that does not apply', { scenario: 'HasVideoCall' }, who({ scenarios }), false],
  ['MENU-003 without scenarios', { scenario: 'HasVideoCall' }, who(), true],
  ['C-042 no scenario applies', { scenario: 'HasVideoCall' }, who({ scenarios: new Set() }), true],
  [
    'C-042 a user with a role',
    { scenario: 'HasVideoCall' },
    who({ scenarios, roles: new Set(['Doctor']) }),
    true,
  ],
  ['one of two conditions', { features: ['a'], role: 'R' }, who({ features: new Set(['a']) }), false],
]

test.each(table)('%s', (_name, requires, person, expected) => {
  expect(isPermitted(requires, person)).toBe(expected)
})

test('a condition of a kit gets the required value; an unknown condition does not hold', () => {
  const conditions = { even: (value: number) => value % 2 === 0 } as object
  const requiring = (value: number) => ({ even: value }) as object
  expect(isPermitted(requiring(2), who({ conditions }))).toBe(true)
  expect(isPermitted(requiring(3), who({ conditions }))).toBe(false)
  expect(isPermitted(requiring(2), who())).toBe(false)
})
