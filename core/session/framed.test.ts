// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const token = `h.${btoa(JSON.stringify({ sub: 'ana' }))}.s`
const settings = { redirectUri: `${location.origin}/callback` }

beforeEach(() => {
  localStorage.setItem('token', token)
  localStorage.setItem('impersonate', 'leo')
  localStorage.setItem('oidc.user:https://portico.example/identity:web.client', 'ana')
  vi.stubGlobal('parent', {})
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  location.hash = ''
})

it('C-063 a page in a frame neither uses nor ends the browser’s session', async () => {
  const { currentSession, storeToken, openSession } = await import('./session')
  openSession('portico')
  expect(currentSession()).toMatchObject({ token: null, userId: null, actingFor: null })
  storeToken(null)
  expect(Object.keys(localStorage)).toHaveLength(3)
})

it('C-063 a page in a frame starts no session from its address', async () => {
  const { handleArrival } = await import('./arrival/handleArrival')
  const { openedSignInLink } = await import('./arrival/openedLink')
  location.hash = '/auth?token=secret'
  await handleArrival(settings as never)
  expect(openedSignInLink()).toBeNull()
  expect(localStorage.getItem('receivedData')).toBeNull()
})

it('C-063 a 401 or 403 does not redirect a page in a frame', async () => {
  const { onForbidden, onUnauthorized } = await import('./signIn')
  onForbidden()
  onUnauthorized()
  expect(sessionStorage.getItem('signInRefusedAt')).toBeNull()
  expect(localStorage.getItem('token')).toBe(token)
})
