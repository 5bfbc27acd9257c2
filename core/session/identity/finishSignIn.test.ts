// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { authorize } from './authorize'
import { finishSignIn } from './finishSignIn'
import { identitySettings } from './identitySettings'
import { currentSession, storeToken, openSession } from '../session'

const settings = identitySettings({}, location.origin)
const known = `oidc.user:${settings.authority}:web.client`
const jwt = (claims: object) => `h.${btoa(JSON.stringify(claims))}.s`

/** Returns from the identity server, which issues a token of ana for the pending request. */
async function comeBack(forged?: string) {
  const requestUrl = new URL(await authorize(settings, { language: 'es', target: '/appointments?x=1' }))
    .searchParams
  const iat = Math.floor(Date.now() / 1000)
  const nonce = requestUrl.get('nonce')
  const claims = { iss: settings.authority, aud: 'web.client', sub: 'ana', nonce, iat, exp: iat + 60 }
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(
      url.endsWith('/token')
        ? {
            access_token: jwt({ sub: 'ana', exp: iat + 600 }),
            id_token: jwt(claims),
            refresh_token: 'r2',
            token_type: 'Bearer',
          }
        : { issuer: settings.authority, token_endpoint: `${settings.authority}/token` },
    ),
  )
  history.replaceState(null, '', `/callback?code=abc&state=${forged ?? requestUrl.get('state')}`)
  await finishSignIn(settings)
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  openSession('portico')
  storeToken(jwt({ sub: 'luis' }))
  localStorage.setItem('impersonate', 'leo')
  localStorage.setItem(known, JSON.stringify({ refresh_token: 'r1', profile: { sub: 'luis' } }))
})

test('AUTH-013 AUTH-014 C-022 a sign-in stores the token and the refresh token', async () => {
  await comeBack()
  expect(currentSession()).toMatchObject({ userId: 'ana', actingFor: null })
  expect(JSON.parse(localStorage.getItem(known) ?? '')).toMatchObject({
    refresh_token: 'r2',
    profile: { sub: 'ana' },
  })
  expect(location.href).toBe(`${location.origin}/#/auth-redirect/${encodeURIComponent('/appointments?x=1')}`)
})

test('SHELL-042 C-028 a sign-in that fails twice removes token and refresh token', async () => {
  sessionStorage.setItem('signInRestarted', '1')
  await comeBack('forged')
  expect(currentSession().userId).toBeNull()
  expect(localStorage.getItem(known)).toBeNull()
  expect(location.hash).toBe('#/auth')
})
