// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { createPersonAtom, store } from '../state/store'
import { actFor, currentSession, storeSignInToken, storeToken, openSession, replaceToken } from './session'

const token = (sub: string, role: string[] = []) => `h.${btoa(JSON.stringify({ sub, role }))}.s`

beforeEach(() => {
  localStorage.clear()
  openSession('portico')
  storeToken(null)
})

test('AUTH-013 AUTH-014 a sign-in stores the token and its roles and ends acting for another person', () => {
  storeToken(token('ana', ['VideosAdministrator']))
  actFor('leo')
  storeToken(token('ana', ['VideosAdministrator']))

  expect(currentSession()).toMatchObject({ userId: 'ana', actingFor: null, tenant: 'portico' })
  expect(currentSession().roles).toContain('Administrator')
  expect(JSON.parse(localStorage.getItem('roles') ?? '')).toEqual(['VideosAdministrator', 'Administrator'])
  expect(localStorage.getItem('impersonate')).toBeNull()
})

const known = 'oidc.user:https://portico.example/identity:web.client'

test.each([token('luis'), null])(
  'SHELL-034 AUTH-066 the end of a session removes its refresh token (next: %s)',
  (next) => {
    storeToken(token('ana'))
    localStorage.setItem(known, '{"refresh_token":"r1"}')
    localStorage.setItem('oidc.user:https://id.example:web.client', '{"refresh_token":"r2"}')
    localStorage.setItem('oidc.1', '{"id":"1"}')
    localStorage.setItem('language', 'en')
    storeToken(next)
    expect(Object.keys(localStorage).filter((key) => key.startsWith('oidc.'))).toEqual(['oidc.1'])
    expect(localStorage.getItem('language')).toBe('en')
  },
)

test('AUTH-013 AUTH-014 a sign-in and a renewal keep the refresh token, and only a sign-in ends acting for another person', () => {
  localStorage.setItem(known, '{"refresh_token":"r1"}')
  localStorage.setItem('impersonate', 'leo')
  storeSignInToken(token('ana'))
  expect(currentSession()).toMatchObject({ userId: 'ana', actingFor: null })
  actFor('leo')
  replaceToken(token('ana', ['Doctor']))
  expect(currentSession()).toMatchObject({ userId: 'ana', actingFor: 'leo' })
  expect(localStorage.getItem(known)).toBe('{"refresh_token":"r1"}')
})

test('ROLE-005 acting for another person resets person state; a renewed token does not', () => {
  storeToken(token('ana'))
  const draft = createPersonAtom('')
  store.set(draft, 'typed')
  replaceToken(token('ana', ['Doctor']))
  expect(store.get(draft)).toBe('typed')

  actFor('leo')
  expect(store.get(draft)).toBe('')
  expect(localStorage.getItem('impersonate')).toBe('leo')
})

test('SHELL-034 a sign-out in another tab signs this one out', () => {
  storeToken(token('ana'))
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  expect(currentSession()).toMatchObject({ userId: null, token: null })
})

test('SHELL-032 roles come from the token, not from local storage', () => {
  storeToken(token('ana'))
  localStorage.setItem('roles', '["Administrator"]')
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  expect([...currentSession().roles]).toEqual([])
})

test('SHELL-031 an invalid stored token counts as no session', () => {
  localStorage.setItem('token', 'nonsense')
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  expect(currentSession().token).toBeNull()
})
