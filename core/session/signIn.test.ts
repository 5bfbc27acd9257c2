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

/** Ana is signed in; `entry` is what oidc-client-ts has kept of it, nothing after a link. */
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

/** Where the page goes. */
const left = async () => {
  await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce())
  return new URL(assign.mock.lastCall?.[0] ?? '', origin)
}

const expectNobody = () => {
  expect(localStorage.getItem('token')).toBeNull()
  expect(localStorage.getItem(known)).toBeNull()
}

test('ERR-004 C-027 SHELL-034 a 403 leaves neither token nor refresh token, and the auth screen waits', async () => {
  const { onForbidden } = await signedIn()
  onForbidden()
  expectNobody()
  expect((await left()).hash).toBe('#/auth')
  expect(sessionStorage.getItem('signInRefusedAt')).not.toBeNull()
})

test('ERR-003 SHELL-040 C-029 a 401 leaves neither token nor refresh token, and comes back to the same place', async () => {
  const { onUnauthorized } = await signedIn()
  onUnauthorized()
  expectNobody()
  const request = (await left()).searchParams
  expect(request.get('prompt')).toBeNull()
  expect(JSON.parse(localStorage.getItem(`oidc.${request.get('state')}`) ?? '')).toMatchObject({
    data: { target: place.slice(1) },
  })
})

test('ERR-003 AUTH-066 C-029 after a session by a link the password is asked for, and the place is kept', async () => {
  const { onUnauthorized } = await signedIn(null)
  onUnauthorized()
  expectNobody()
  const request = (await left()).searchParams
  expect(request.get('prompt')).toBe('login')
  expect(localStorage.getItem(`oidc.${request.get('state')}`)).toContain(place.slice(1))
})

test('SHELL-034 signing out tells the identity server whose session ends, and leaves nothing of it', async () => {
  const { signOut } = await signedIn()
  sessionStorage.setItem('draft', 'typed')
  signOut()
  const to = await left()
  expect(to.href).toMatch(`${authority}/session/end?`)
  expect(to.searchParams.get('id_token_hint')).toBe('i1')
  expect(to.searchParams.get('post_logout_redirect_uri')).toBe(`${origin}/`)
  expectNobody()
  expect(sessionStorage.getItem('draft')).toBeNull()
})

test('SHELL-034 C-027 signing out of a session by a link takes up nobody whom the identity server still knows', async () => {
  const { signOut } = await signedIn(null)
  sessionStorage.setItem('draft', 'typed')
  signOut()
  expect((await left()).href).toBe(`${origin}/`)
  expectNobody()
  expect(sessionStorage.getItem('draft')).toBeNull()
  expect(sessionStorage.getItem('signInRefusedAt')).not.toBeNull()
})

test('SHELL-040 C-027 without an answer of the identity server the auth screen waits for a click', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no answer')))
  const { configureIdentity, signIn } = await import('./signIn')
  configureIdentity({ addresses: { identity: 'https://id.example' } })
  signIn()
  expect((await left()).href).toBe(`${origin}/#/auth`)
  expect(reload).toHaveBeenCalledOnce()
  const { wasRecentlyRefused } = await import('./signInRefusal')
  expect(wasRecentlyRefused()).toBe(true)
})

test('ERR-003 SHELL-040 the page that one comes back to from the sign-in starts anew, as it is empty', async () => {
  const { onUnauthorized } = await signedIn()
  onUnauthorized()
  await left()
  const shown = (persisted: boolean) =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
  shown(false)
  expect(reload).not.toHaveBeenCalled()
  shown(true)
  expect(reload).toHaveBeenCalled()
})
