// @vitest-environment node
import { expect, it } from 'vitest'
import { readDeviceCookie } from './deviceCookie'

const issuer = { tenant: 'one', keys: ['key'] as const, isSecure: true }
/** The Cookie header of a browser that has signed in to these accounts, one after the other. */
const after = (...subs: string[]) =>
  subs.reduce((header, sub) => readDeviceCookie(issuer, header).remember(sub).split(';')[0] ?? '', '')

it('AUTH-001 a browser is known for the accounts that it has signed in to, by one name each', () => {
  const header = `other=1; ${after('ana', 'luis', 'ana')}; more=2`
  const { nameFor } = readDeviceCookie(issuer, header)
  expect(nameFor('ana')).toMatch(/^[\w-]{22}$/)
  expect(nameFor('luis')).not.toBe(nameFor('ana'))
  expect(nameFor('eva')).toBeUndefined()
  expect(header.split('~')).toHaveLength(2)
  expect(readDeviceCookie(issuer, after('ana')).nameFor('ana')).not.toBe(nameFor('ana'))
})

it('AUTH-001 a browser keeps its name for an account', () => {
  const header = after('ana')
  const again = readDeviceCookie(issuer, header).remember('ana').split(';')[0]
  expect(again).toBe(header)
})

it('AUTH-001 the cookie names no account, and scripts do not read it', () => {
  const cookie = readDeviceCookie(issuer).remember('ana')
  expect(cookie).not.toContain('ana')
  expect(cookie).toMatch(
    /^portico_device=[\w-]+\.[\w-]+; path=\/identity; max-age=31536000; httponly; samesite=lax; secure$/,
  )
  expect(readDeviceCookie({ ...issuer, isSecure: false }).remember('ana')).not.toContain('secure')
})

it.each([
  ['the name of another account', { ...issuer }, 'luis'],
  ['another tenant', { ...issuer, tenant: 'two' }, 'ana'],
  ['another key', { ...issuer, keys: ['other'] as const }, 'ana'],
])('AUTH-001 a cookie is worth nothing for %s', (_, other, sub) => {
  expect(readDeviceCookie(other, after('ana')).nameFor(sub)).toBeUndefined()
})

it.each([
  'portico_device=',
  'portico_device=a.b',
  'portico_device=~~.~',
  `portico_device=${'a.b~'.repeat(1000)}`,
])('AUTH-001 an invented cookie makes no device known: %.30s', (header) => {
  expect(readDeviceCookie(issuer, header).nameFor('ana')).toBeUndefined()
})

it('AUTH-001 a browser remembers ten accounts, the last ones', () => {
  const subs = Array.from({ length: 12 }, (_, n) => `person${n}`)
  const { nameFor } = readDeviceCookie(issuer, after(...subs))
  expect(subs.map((sub) => nameFor(sub) !== undefined)).toEqual([
    false,
    false,
    ...Array<boolean>(10).fill(true),
  ])
})

it('AUTH-001 a cookie of before the key was replaced is worth as much, and the next sign-in signs it anew', () => {
  const header = after('ana')
  const known = readDeviceCookie({ ...issuer, keys: ['new', 'key'] }, header)
  expect(known.nameFor('ana')).toBe(readDeviceCookie(issuer, header).nameFor('ana'))
  const renewed = known.remember('ana').split(';')[0] ?? ''
  const later = readDeviceCookie({ ...issuer, keys: ['new'] }, renewed)
  expect([later.nameFor('ana'), later.nameFor('ana') === undefined]).toEqual([known.nameFor('ana'), false])
})
