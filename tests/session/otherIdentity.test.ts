// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://localhost:4000/" }
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider, type Configuration } from 'oidc-provider'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { authorize } from '../../core/session/identity/authorize'
import { finishSignIn } from '../../core/session/identity/finishSignIn'
import { identitySettings, type IdentitySettings } from '../../core/session/identity/identitySettings'
import { refreshStoredToken } from '../../core/session/identity/refreshToken'
import { currentSession, openSession, storeToken } from '../../core/session/session'
import { readToken } from '../../core/session/token'

/** How a clinic has set up an identity server of its own: other client, scopes, claims and addresses than those of the reference server. */
const clinic = {
  clientId: 'clinic-portal',
  scope: 'openid offline_access clinic.read',
  roleClaim: 'https://clinic.example/roles',
}
const api = 'https://api.clinic.example'

const configuration: Configuration = {
  clients: [
    {
      client_id: clinic.clientId,
      token_endpoint_auth_method: 'none',
      redirect_uris: ['http://localhost:4000/callback'],
      grant_types: ['authorization_code', 'refresh_token'],
      application_type: 'native',
    },
  ],
  scopes: ['openid', 'offline_access'],
  routes: { authorization: '/sso/authorize', token: '/sso/token', jwks: '/sso/keys' },
  pkce: { required: () => true },
  issueRefreshToken: async () => true,
  findAccount: async (_, sub) => ({ accountId: sub, claims: async () => ({ sub }) }),
  features: {
    resourceIndicators: {
      enabled: true,
      defaultResource: async () => api,
      useGrantedResource: async () => true,
      getResourceServerInfo: async () => ({
        scope: 'clinic.read',
        accessTokenFormat: 'jwt',
        accessTokenTTL: 300,
      }),
    },
  },
  extraTokenClaims: async () => ({ [clinic.roleClaim]: ['Doctor', 'VideosAdministrator'], role: 'Patient' }),
}

// jsdom has a Uint8Array of its own, which the provider's cryptography refuses.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer) as Uint8ArrayConstructor

let server: Server
let settings: IdentitySettings
beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const identity = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const identityProvider = new Provider(identity, configuration)
  const answer = identityProvider.callback()
  server.on('request', (request, response) => void answer(request, response))
  settings = identitySettings({ addresses: { identity }, session: clinic }, location.origin)
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('navigator', { locks: { request: (_: string, work: () => Promise<unknown>) => work() } })
  openSession('clinic', clinic.roleClaim)
  storeToken(null)
})

/** A browser at the identity server: it has cookies, and follows redirects until the portal. */
function createBrowser() {
  const cookies = new Map<string, string>()
  return async function visit(
    address: string,
    form?: URLSearchParams,
  ): Promise<{ url: string; html: string }> {
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: form }),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    const next = answer.headers.get('location')
    if (next === null) return { url: address, html: await answer.text() }
    const url = new URL(next, address).href
    return url.startsWith(location.origin) ? { url, html: '' } : visit(url)
  }
}

/** Signs in at the pages of the identity server: who it is, and the consent. Returns the address that the portal gets. */
async function signInAt(address: string): Promise<string> {
  const visit = createBrowser()
  let page = await visit(address)
  for (const prompt of ['login', 'consent']) {
    const action = /action="([^"]+)"/.exec(page.html)?.[1] ?? ''
    const form = new URLSearchParams({ prompt, login: 'marta', password: 'x' })
    page = await visit(new URL(action, page.url).href, form)
  }
  return page.url
}

it('AUTH-013 SHELL-031 a person signs in at an OpenID provider with its own client, scopes and claim of roles', async () => {
  const request = await authorize(settings, { language: 'es', target: '/doctor/today' })
  expect(new URL(request).pathname).toBe('/sso/authorize')
  expect(new URL(request).searchParams.get('scope')).toBe(clinic.scope)
  history.replaceState(null, '', await signInAt(request))
  await finishSignIn(settings)
  const { userId, roles, token } = currentSession()
  expect(userId).toBe('marta')
  expect([...roles]).toEqual(['Doctor', 'VideosAdministrator', 'Administrator'])
  expect(readToken(token)).toMatchObject({ aud: api, scope: 'clinic.read' })
  expect(location.hash).toBe(`#/auth-redirect/${encodeURIComponent('/doctor/today')}`)
})

it('AUTH-014 the token of this provider is renewed, with the same roles', async () => {
  const request = await authorize(settings, { language: 'es', target: '/' })
  history.replaceState(null, '', await signInAt(request))
  await finishSignIn(settings)
  const { token: first } = currentSession()
  await refreshStoredToken(settings, () => false)
  const { token: second, userId, roles } = currentSession()
  expect(second).not.toBe(first)
  expect(userId).toBe('marta')
  expect(roles.has('Doctor')).toBe(true)
})
