import { expect, test } from 'vitest'
import { isReturnPath, isConfirmed, canChoosePerson } from './rules'

test.each([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
  ['yes', false],
  [undefined, false],
])('AUTH-056 C-018 confirmed=%s is %s', (query, expected) => {
  expect(isConfirmed(query)).toBe(expected)
})

test.each([
  [{ isDoctor24: true }, ['family'], true],
  [{ isPlus: true }, ['family'], true],
  [{ isPlus: true }, [], false],
  [{}, ['family'], false],
])('AUTH-016 C-140 %j with features %j can choose an account: %s', (user, features, expected) => {
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
