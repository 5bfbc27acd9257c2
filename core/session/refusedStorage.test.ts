// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readStorage, storageKeysWithPrefix, writeStorage } from '../state/localStorage'
import { createUserManager } from './identity/userManager'
import { identitySettings } from './identity/identitySettings'
import { currentSession, openSession, storeSignInToken, storeToken } from './session'
import { wasRecentlyRefused } from './signInRefusal'

const token = `h.${btoa(JSON.stringify({ sub: 'ana' }))}.s`
const full = () => {
  throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  openSession('portico')
  storeToken(null)
})
afterEach(() => vi.restoreAllMocks())

test('SHELL-034 a session lasts until a reload if the storage of the browser is full', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
  storeSignInToken(token)
  expect(currentSession()).toMatchObject({ userId: 'ana', token })
  storeToken(null)
  expect(currentSession().userId).toBeNull()
})

test('SHELL-034 a sign-out in another tab ends also a session that is not stored', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
  storeSignInToken(token)
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  expect(currentSession().userId).toBeNull()
})

test.each(['localStorage', 'sessionStorage'] as const)(
  'SHELL-042 C-028 no sign-in starts automatically where %s could not keep it, so none starts forever',
  (name) => {
    expect(wasRecentlyRefused()).toBe(false)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage) {
      if (this === window[name]) full()
    })
    expect(wasRecentlyRefused()).toBe(true)
  },
)

test('SHELL-034 a refused value replaces the stored one until a write succeeds', () => {
  writeStorage('oidc.a', 'old')
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
  writeStorage('oidc.a', 'new')
  writeStorage('oidc.b', 'new')
  expect([readStorage('oidc.a'), readStorage('oidc.b')]).toEqual(['new', 'new'])
  expect(storageKeysWithPrefix('oidc.')).toEqual(['oidc.a', 'oidc.b'])
  writeStorage('oidc.b', null)
  expect(storageKeysWithPrefix('oidc.')).toEqual(['oidc.a'])
  setItem.mockRestore()
  writeStorage('oidc.a', 'newer')
  expect(localStorage.getItem('oidc.a')).toBe('newer')
})

test('SHELL-034 the tokens of a sign-in are kept in memory without storage', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
  const manager = createUserManager(identitySettings({}, 'http://localhost:4000'))
  const user = { access_token: token, token_type: 'Bearer', profile: { sub: 'ana' }, refresh_token: 'r1' }
  await manager.storeUser({ ...user, toStorageString: () => JSON.stringify(user) } as never)
  expect((await manager.getUser())?.refresh_token).toBe('r1')
  await manager.removeUser()
  expect(await manager.getUser()).toBeNull()
})
