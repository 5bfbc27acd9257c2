// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import type { Call } from '../../http/call'
import { ApiError } from '../../http/apiError'
import { parseSignInLink } from './signInLink'
import { exchangeLink } from './exchangeLink'
import { wasRecentlyRefused } from '../signInRefusal'
import { currentSession, storeSignInToken, storeToken, openSession } from '../session'

const token = `h.${btoa(JSON.stringify({ sub: 'ana' }))}.s`
const link = { token: 'secret', redirectUrl: undefined, wait: 0 }
const answer = (redirectUrl?: string): Call => (() => Promise.resolve({ token, redirectUrl })) as never

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  openSession('portico')
  storeToken(null)
  history.replaceState(null, '', '/?token=secret#/auth?token=secret')
})

test.each([
  ['/auth', { token: 'a' }, { token: 'a', redirectUrl: undefined, wait: 0 }],
  ['/', { token: 'a', redirectUrl: '/x' }, { token: 'a', redirectUrl: '/x', wait: 0 }],
  ['/auth', { patientToken: 'p', token: 'a' }, { token: 'p', redirectUrl: undefined, wait: 1000 }],
  ['/reset-password', { token: 'a', userId: '1' }, null],
  ['/auth', { token: '' }, null],
])('AUTH-009 AUTH-010 AUTH-011 the link of %s with %o', (path, query, expected) => {
  expect(parseSignInLink(path, query)).toEqual(expected)
})

test('AUTH-066 C-024 the token is exchanged, never kept, and leaves the address bar', async () => {
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

test('AUTH-066 C-027 that it was a link is known until somebody has signed in with a password', async () => {
  await exchangeLink(link, answer(), [])
  storeToken(null)
  expect(localStorage.getItem('signedInByLink')).toBe('1')
  storeSignInToken(token)
  expect(localStorage.getItem('signedInByLink')).toBeNull()
})

test('C-023 a link leads to no stranger', async () => {
  await exchangeLink({ ...link, redirectUrl: 'https://evil.example/' }, answer(), [])
  expect(location.hash).toBe('#/')
  await exchangeLink(link, answer('/appointments'), [])
  expect(location.hash).toBe('#/appointments')
})

test('ERR-010 a used link leaves no session, and the auth screen waits for a click', async () => {
  await exchangeLink(link, () => Promise.reject(new ApiError(400, 'INVALID_TOKEN')), [])
  expect(currentSession().userId).toBeNull()
  expect(location.hash).toBe('#/auth')
  expect(wasRecentlyRefused()).toBe(true)
})
