// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import type { Call } from '../../http/call'
import { ApiError } from '../../http/apiError'
import { forgetSignInLink, openedSignInLink } from './openedLink'
import { handleArrival } from './handleArrival'
import type { IdentitySettings } from '../identity/identitySettings'
import { parseSignInLink } from './signInLink'
import { exchangeLink } from './exchangeLink'
import * as handOver from './signInWithLink'
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

test('AUTH-009 AUTH-066 C-024 the token is exchanged by POST and not stored', async () => {
  const call = vi.fn<() => Promise<unknown>>(() => Promise.resolve({ token }))
  const target = await exchangeLink({ ...link, redirectUrl: '/videoconsultation/home' }, call as never, [])
  expect(call).toHaveBeenCalledWith('POST api/auth/sign-in-link', {
    capability: 'signInLinks',
    body: { token: 'secret' },
    quiet: true,
  })
  expect(currentSession().userId).toBe('ana')
  expect(JSON.stringify(localStorage)).not.toContain('secret')
  expect(target).toEqual({ path: '/videoconsultation/home' })
})

test('AUTH-066 C-027 a session by link is marked until the next sign-in with a password', async () => {
  await exchangeLink(link, answer(), [])
  storeToken(null)
  expect(localStorage.getItem('signedInByLink')).toBe('1')
  storeSignInToken(token)
  expect(localStorage.getItem('signedInByLink')).toBeNull()
})

test('C-023 a link does not lead to a foreign site', async () => {
  const foreign = { ...link, redirectUrl: 'https://evil.example/' }
  expect(await exchangeLink(foreign, answer(), [])).toBeNull()
  expect(await exchangeLink(link, answer('/appointments'), [])).toEqual({ path: '/appointments' })
})

const refuse =
  (status: number, code: string): Call =>
  () =>
    Promise.reject(new ApiError(status, code))

test('ERR-010 AUTH-009 a used link creates no session', async () => {
  expect(await exchangeLink(link, refuse(400, 'INVALID_TOKEN'), [])).toBe('expired')
  expect(currentSession().userId).toBeNull()
  expect(wasRecentlyRefused()).toBe(true)
})

test('ERR-002 a link that could not be checked is not called expired', async () => {
  await expect(exchangeLink(link, refuse(0, 'NETWORK'), [])).rejects.toThrow('NETWORK')
  expect(wasRecentlyRefused()).toBe(true)
})

test('AUTH-009 C-024 a page that a link opens keeps the link in memory, takes it out of the address and calls nothing', async () => {
  const fetched = vi.fn<() => never>()
  vi.stubGlobal('fetch', fetched)
  history.replaceState(
    null,
    '',
    '/?token=secret#/auth?token=secret&redirectUrl=%2Fvisits&login_hint=a%40b.es',
  )
  await handleArrival({ redirectUri: `${location.origin}/callback` } as IdentitySettings)
  expect(openedSignInLink()).toEqual({ token: 'secret', redirectUrl: '/visits', email: 'a@b.es', wait: 0 })
  expect(location.href).toBe(`${location.origin}/#/auth`)
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('secret')
  expect(fetched).not.toHaveBeenCalled()
  expect(currentSession().userId).toBeNull()
  forgetSignInLink()
})

test('the link of somebody with a second step is handed to the identity server, which asks for it', async () => {
  const signInWithLink = vi.spyOn(handOver, 'signInWithLink').mockImplementation(() => undefined)
  void exchangeLink({ ...link, redirectUrl: '/visits' }, refuse(403, 'SECOND_STEP_REQUIRED'), [])
  await vi.waitFor(() => expect(signInWithLink).toHaveBeenCalledWith('secret', '/visits'))
  expect([currentSession().userId, wasRecentlyRefused()]).toEqual([null, false])
})
