// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'

const origin = location.origin
const authority = `${origin}/identity`
const known = `oidc.user:${authority}:web.client`
const token = `h.${btoa(JSON.stringify({ sub: 'ana' }))}.s`
const place = '#/videoconsultation/booked-appointments?tab=past'

const assign = vi.fn<(to: string) => void>()
const reload = vi.fn<() => void>()

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  assign.mockClear()
  reload.mockClear()
  vi.resetModules()
  vi.stubGlobal('location', { origin, search: '', hash: place, assign, reload })
  vi.stubGlobal('fetch', async () =>
    Response.json({ issuer: authority, end_session_endpoint: `${authority}/session/end` }),
  )
})

/** Signs ana in. `entry` is the stored user of oidc-client-ts; null after a sign-in by link. */
async function signedIn(entry: object | null = { id_token: 'i1', refresh_token: 'r1' }) {
  const { storeLinkToken, storeSignInToken, openSession } = await import('./session')
  if (entry) {
    const user = { access_token: token, token_type: 'Bearer', profile: { sub: 'ana' }, ...entry }
    localStorage.setItem(known, JSON.stringify(user))
  }
  openSession('portico')
  if (entry) storeSignInToken(token)
  else storeLinkToken(token)
  const sign = await import('./signIn')
  sign.configureIdentity({})
  return sign
}

/** The address that the page is redirected to. */
const redirectAddress = async () => {
  await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce())
  return new URL(assign.mock.lastCall?.[0] ?? '', origin)
}

const expectSignedOut = () => {
  expect(localStorage.getItem('token')).toBeNull()
  expect(localStorage.getItem(known)).toBeNull()
}

test('ERR-004 C-027 SHELL-034 a 403 removes token and refresh token, and the sign-in screen waits for a click', async () => {
  const { onForbidden } = await signedIn()
  onForbidden()
  expectSignedOut()
  expect((await redirectAddress()).hash).toBe('#/auth')
  expect(sessionStorage.getItem('signInRefusedAt')).not.toBeNull()
})

test('ERR-003 SHELL-040 C-029 a 401 removes token and refresh token, and sign-in returns to the current page', async () => {
  const { onUnauthorized } = await signedIn()
  onUnauthorized()
  expectSignedOut()
  const request = (await redirectAddress()).searchParams
  expect(request.get('prompt')).toBeNull()
  expect(JSON.parse(localStorage.getItem(`oidc.${request.get('state')}`) ?? '')).toMatchObject({
    data: { target: place.slice(1) },
  })
})

test('ERR-003 AUTH-066 C-029 after a session by link the sign-in asks for the password and returns to the current page', async () => {
  const { onUnauthorized } = await signedIn(null)
  onUnauthorized()
  expectSignedOut()
  const request = (await redirectAddress()).searchParams
  expect(request.get('prompt')).toBe('login')
  expect(localStorage.getItem(`oidc.${request.get('state')}`)).toContain(place.slice(1))
})

test('SHELL-034 signing out sends the ID token to the identity server and removes all data of the session', async () => {
  const { signOut } = await signedIn()
  sessionStorage.setItem('draft', 'typed')
  signOut()
  const to = await redirectAddress()
  expect(to.href).toMatch(`${authority}/session/end?`)
  expect(to.searchParams.get('id_token_hint')).toBe('i1')
  expect(to.searchParams.get('post_logout_redirect_uri')).toBe(`${origin}/`)
  expectSignedOut()
  expect(sessionStorage.getItem('draft')).toBeNull()
})

test('SHELL-034 C-027 after signing out of a session by link the next sign-in asks for the password', async () => {
  const { signOut } = await signedIn(null)
  sessionStorage.setItem('draft', 'typed')
  signOut()
  expect((await redirectAddress()).href).toBe(`${origin}/`)
  expectSignedOut()
  expect(sessionStorage.getItem('draft')).toBeNull()
  expect(sessionStorage.getItem('signInRefusedAt')).not.toBeNull()
})

test('SHELL-040 C-027 the sign-in screen waits for a click if the identity server does not answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no answer')))
  const { configureIdentity, signIn } = await import('./signIn')
  configureIdentity({ addresses: { identity: 'https://id.example' } })
  signIn()
  expect((await redirectAddress()).href).toBe(`${origin}/#/auth`)
  expect(reload).toHaveBeenCalledOnce()
  const { wasRecentlyRefused } = await import('./signInRefusal')
  expect(wasRecentlyRefused()).toBe(true)
})

test('ERR-003 SHELL-040 a page that the back button restores after a redirect to sign-in reloads', async () => {
  const { onUnauthorized } = await signedIn()
  onUnauthorized()
  await redirectAddress()
  const shown = (persisted: boolean) =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
  shown(false)
  expect(reload).not.toHaveBeenCalled()
  shown(true)
  expect(reload).toHaveBeenCalled()
})

test('AUTH-060 a person who has to accept the conditions keeps the session and reads them, and comes back', async () => {
  const { onForbidden } = await signedIn()
  onForbidden('CONDITIONS_NOT_ACCEPTED')
  const target = encodeURIComponent('/videoconsultation/booked-appointments?tab=past')
  expect(location.hash).toBe(`/new-conditions?redirectUrl=${target}`)
  onForbidden('CONDITIONS_NOT_ACCEPTED')
  expect(location.hash, 'asked once').toBe(`/new-conditions?redirectUrl=${target}`)
  expect([localStorage.getItem('token'), assign.mock.calls]).toEqual([token, []])
})
