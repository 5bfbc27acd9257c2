import { expect, test } from 'vitest'
import { isFresh, readToken } from './token'

const jwt = (payload: unknown) => {
  const bytes = new TextEncoder().encode(JSON.stringify(payload))
  return `h.${btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '')}.s`
}

test('SHELL-031 subject, roles and expiry are read from the payload, accents included', () => {
  const claims = { sub: 'Begoña?~', role: ['Administrator'], exp: 1700000000 }
  expect(readToken(jwt(claims))).toEqual(claims)
})

test.each([null, '', 'abc', 'a.b.c', jwt({ role: 'x' }), jwt(null)])(
  'SHELL-031 %s is not a token',
  (text) => {
    expect(readToken(text)).toBeNull()
  },
)

test('SHELL-031 a token is valid until the given time before its expiry', () => {
  const claims = { sub: 'a', exp: 100 }
  expect(isFresh(claims, 99_000)).toBe(true)
  expect(isFresh(claims, 99_000, 1_000)).toBe(false)
  expect(isFresh(claims, 100_000)).toBe(false)
  expect(isFresh({ sub: 'a' }, 100_000)).toBe(true)
  expect(isFresh(null, 0)).toBe(false)
})
