import { expect, test } from 'vitest'
import { canChoosePerson, dependentsOf, isReturnPath } from './rules'

test.each([
  [{ isDoctor24: true }, ['family'], true],
  [{ isPlus: true }, ['family'], true],
  [{ isPlus: true }, [], false],
  [{}, ['family'], false],
])('AUTH-016 FEAT-006 C-140 %j with features %j can choose an account: %s', (user, features, expected) => {
  expect(canChoosePerson(user, new Set(features))).toBe(expected)
})

test.each([
  ['/videoconsultation/home', true],
  ['/authors', true],
  ['/', false],
  ['/auth', false],
  ['/auth?x=1', false],
  ['/auth-redirect/%2F', false],
])('AUTH-017 a sign-in may return to %s: %s', (path, expected) => {
  expect(isReturnPath(path)).toBe(expected)
})

test('FAMILY-003 C-120 C-140 only dependents are offered, also by an API that does not mark them', () => {
  const lucia = { id: 'lucia', name: 'Lucía' }
  const diego = { id: 'diego', name: 'Diego', email: 'diego@portico.test' }
  const tutored = { id: 'tutored', name: 'Eva', email: 'eva@portico.test', dependent: true }
  const invited = { id: 'invited', name: 'Javier', dependent: false }
  const ids = dependentsOf([lucia, diego, tutored, invited]).map(({ id }) => id)
  expect(ids).toEqual(['lucia', 'tutored'])
})
