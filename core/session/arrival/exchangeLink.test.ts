// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import type { Call } from '../../http/call'
import { ApiError } from '../../http/apiError'
import { parseAddress } from './portalAddress'
import { parseSignInLink } from './signInLink'
import { exchangeLink } from './exchangeLink'
import { wasRecentlyRefused } from '../signInRefusal'
import { currentSession, storeSignInToken, storeToken, openSession } from '../session'

const token = `h.${btoa(JSON.stringify({ sub: 'ana' }))}.s`
const link = { token: 'secret', redirectUrl: undefined, email: undefined, wait: 0 }
const target = { redirectUrl: undefined, email: undefined }
const answer =
  (redirectUrl?: string): Call =>
  () =>
    Promise.resolve({ token, redirectUrl })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  openSession('portico')
  storeToken(null)
  history.replaceState(null, '', '/?token=secret#/auth?token=secret')
})

test.each([
  ['/auth', { token: 'a' }, { ...target, token: 'a', wait: 0 }],
  ['/', { token: 'a', redirectUrl: '/x' }, { ...target, token: 'a', redirectUrl: '/x', wait: 0 }],
  ['/auth', { token: 'a', login_hint: 'a@b.es' }, { ...target, token: 'a', email: 'a@b.es', wait: 0 }],
  ['/auth', { patientToken: 'p', token: 'a' }, { ...target, token: 'p', wait: 1000 }],
  ['/reset-password', { token: 'a', userId: '1' }, null],
  ['/auth', { token: '' }, null],
])('AUTH-009 AUTH-010 AUTH-011 the link of %s with %o', (path, query, expected) => {
  expect(parseSignInLink(path, query)).toEqual(expected)
})

test('AUTH-009 AUTH-066 C-024 the token is exchanged, not stored, and removed from the address bar', async () => {
  const call = vi.fn<() => Promise<unknown>>(() => {
    expect(location.href).not.toContain('secret')
    return Promise.resolve({ token })
  })
  await exchangeLink({ ...link, redirectUrl: '/videoconsultation/home' }, call as never, [])
  expect(call).toHaveBeenCalledWith('GET api/auth/magic-link', { query: { token: 'secret' }, quiet: true })
  expect(currentSession().userId).toBe('ana')
  expect(JSON.stringify(localStorage)).not.toContain('secret')
  expect(location.hash).toBe('#/videoconsultation/home')
})

test('AUTH-066 C-027 a session by link is marked until the next sign-in with a password', async () => {
  await exchangeLink(link, answer(), [])
  storeToken(null)
  expect(localStorage.getItem('signedInByLink')).toBe('1')
  storeSignInToken(token)
  expect(localStorage.getItem('signedInByLink')).toBeNull()
})

test('C-023 a link does not redirect to a foreign site', async () => {
  await exchangeLink({ ...link, redirectUrl: 'https://evil.example/' }, answer(), [])
  expect(location.hash).toBe('#/')
  await exchangeLink(link, answer('/appointments'), [])
  expect(location.hash).toBe('#/appointments')
})

const refuse =
  (status: number, code: string): Call =>
  () =>
    Promise.reject(new ApiError(status, code))

test('ERR-010 AUTH-009 a used link creates no session and leads to its page, which knows target and e-mail', async () => {
  const toVisits = { ...link, redirectUrl: '/visits?x=1', email: 'ana@portico.test' }
  await exchangeLink(toVisits, refuse(400, 'INVALID_TOKEN'), [])
  expect(currentSession().userId).toBeNull()
  expect(location.search).toBe('')
  const { path, query } = parseAddress(location)
  expect(path).toBe('/link-expired')
  expect(query).toEqual({ redirectUrl: '/visits?x=1', login_hint: 'ana@portico.test' })
  expect(wasRecentlyRefused()).toBe(true)
  await exchangeLink(link, refuse(400, 'INVALID_TOKEN'), [])
  expect(location.hash).toBe('#/link-expired')
})

test('ERR-002 a link that could not be checked is not called expired', async () => {
  await exchangeLink(link, refuse(0, 'NETWORK'), [])
  expect(location.hash).toBe('#/auth')
  expect(wasRecentlyRefused()).toBe(true)
})
