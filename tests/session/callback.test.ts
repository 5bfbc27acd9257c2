// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://portico.example/callback?code=x&state=nobody-asked" }
import { expect, test, vi } from 'vitest'
import { finishSignIn } from '../../core/session/identity/finishSignIn'
import { identitySettings } from '../../core/session/identity/identitySettings'
import { wasRecentlyRefused } from '@portico/core/session/signInRefusal'
import { currentSession, storeToken, openSession } from '@portico/core/session/session'

const settings = identitySettings({}, 'https://portico.example')
const signIn = () => {
  openSession('portico')
  storeToken(`h.${btoa(JSON.stringify({ sub: 'ana' }))}.s`)
}
/** The keys of pending sign-in requests. */
const pendingSignIns = () => Object.keys(localStorage).filter((key) => key.startsWith('oidc.'))

test('SHELL-042 C-028 a sign-in that fails deletes the token and starts again, and waits for a click the second time', async () => {
  // jsdom cannot navigate and logs an error.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  signIn()
  void finishSignIn(settings)
  await vi.waitFor(() => expect(pendingSignIns()).toHaveLength(1))
  expect([localStorage.getItem('token'), currentSession().userId, wasRecentlyRefused()]).toEqual([
    null,
    null,
    false,
  ])

  signIn()
  await finishSignIn(settings)
  expect(pendingSignIns()).toHaveLength(1)
  expect([localStorage.getItem('token'), location.hash, wasRecentlyRefused()]).toEqual([null, '#/auth', true])
})
