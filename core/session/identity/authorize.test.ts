// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://portico.example/" }
import { beforeEach, expect, test, vi } from 'vitest'
import { authorize } from './authorize'
import { identitySettings } from './identitySettings'
import { createUserManager } from './userManager'

const origin = 'https://portico.example'
const authority = `${origin}/identity`
const jwt = (payload: object) => `h.${btoa(JSON.stringify(payload))}.s`

let exchanged: URLSearchParams | undefined

/** An identity server that answers discovery and the code exchange. */
function serveIdentity(nonce: string | null) {
  const now = Math.floor(Date.now() / 1000)
  const claims = { iss: authority, aud: 'web.client', sub: 'ana', nonce, iat: now, exp: now + 60 }
  const token = {
    access_token: jwt({ sub: 'ana' }),
    id_token: jwt(claims),
    token_type: 'Bearer',
    expires_in: 60,
  }
  vi.stubGlobal('fetch', async (url: string, init?: { body?: BodyInit }) => {
    if (!url.endsWith('/token')) {
      return Response.json({
        issuer: authority,
        authorization_endpoint: `${authority}/auth`,
        token_endpoint: `${authority}/token`,
      })
    }
    exchanged = new URLSearchParams(String(init?.body as URLSearchParams))
    return Response.json(token)
  })
}

beforeEach(() => localStorage.clear())

test.each([
  ['code', 'code', 'query', '?'],
  ['hybrid', 'code id_token token', 'fragment', '#'],
] as const)(
  'AUTH-001 AUTH-002 AUTH-003 AUTH-004 C-021 the library finishes what the first script began: %s',
  async (flow, type, mode, mark) => {
    const settings = identitySettings({ session: { flow } }, origin)
    const request = new URL(await authorize(settings, { language: 'en', target: '/appointments?x=1' }))
    const sent = Object.fromEntries(request.searchParams)
    expect(request.href.split('?')[0]).toBe(`${authority}/auth`)
    expect(sent).toMatchObject({
      response_type: type,
      response_mode: mode,
      scope: 'openid roles api',
      client_id: 'web.client',
      redirect_uri: `${origin}/callback`,
      ui_locales: 'en',
      lang: 'en',
      code_challenge_method: 'S256',
    })

    serveIdentity(sent['nonce'] ?? null)
    const thrownAway = flow === 'hybrid' ? `&access_token=${jwt({ sub: 'eve' })}` : ''
    const user = await createUserManager(settings).signinRedirectCallback(
      `${origin}/callback${mark}code=abc&state=${sent['state']}${thrownAway}`,
    )
    expect(user.state).toEqual({ target: '/appointments?x=1' })
    expect(user.access_token).toBe(jwt({ sub: 'ana' }))
    const digest = await crypto.subtle.digest(
      'SHA-256',
      new TextEncoder().encode(exchanged?.get('code_verifier') ?? ''),
    )
    expect(btoa(String.fromCharCode(...new Uint8Array(digest)))).toBe(
      `${sent['code_challenge']?.replace(/-/g, '+').replace(/_/g, '/')}=`,
    )
  },
)

test.each([
  ['nobody', {}, null],
  ['a sign-in', { token: 't', 'oidc.user:a:b': '{}' }, null],
  ['a link', { token: 't', signedInByLink: '1' }, 'login'],
  ['a link whose session has ended', { signedInByLink: '1' }, 'login'],
])(
  'AUTH-066 C-027 whom the identity server knows is not taken up after a link: after %s',
  async (_, kept, prompt) => {
    Object.entries(kept).forEach(([name, value]) => localStorage.setItem(name, value))
    const settings = identitySettings({}, origin)
    const request = await authorize(settings, { language: 'es', target: null })
    expect(new URL(request).searchParams.get('prompt')).toBe(prompt)
  },
)

test('AUTH-005 AUTH-009 a request by link names its target, asks again, and has the email behind the hash only', async () => {
  const settings = identitySettings({}, origin)
  const input = { language: 'es', target: '/visits', byLink: true, email: 'ana+1@portico.test' }
  const request = new URL(await authorize(settings, input))
  expect(request.searchParams.get('link_target')).toBe('/visits')
  expect(request.searchParams.get('prompt')).toBe('login')
  expect(request.search).not.toContain('ana')
  expect(new URLSearchParams(request.hash.slice(1)).get('login_hint')).toBe('ana+1@portico.test')
  const plain = new URL(await authorize(settings, { language: 'es', target: '/visits' }))
  expect([plain.searchParams.get('link_target'), plain.hash]).toEqual([null, ''])
})

test('AUTH-001 an answer without a pending request, or a repeated one, is rejected', async () => {
  const settings = identitySettings({}, origin)
  const request = new URL(await authorize(settings, { language: 'es', target: null }))
  serveIdentity(request.searchParams.get('nonce'))
  const finish = (state: string | null) =>
    createUserManager(settings).signinRedirectCallback(`${origin}/callback?code=abc&state=${state}`)
  await expect(finish('forged')).rejects.toThrow('No matching state')
  await finish(request.searchParams.get('state'))
  await expect(finish(request.searchParams.get('state'))).rejects.toThrow('No matching state')
})

test('CONST-014 the client id is web.client, or what the tenant names', async () => {
  const clientOf = async (manifest: Parameters<typeof identitySettings>[0]) => {
    const request = await authorize(identitySettings(manifest, origin), { language: 'es', target: null })
    return new URL(request).searchParams.get('client_id')
  }
  expect(await clientOf({})).toBe('web.client')
  expect(await clientOf({ session: { clientId: 'portal.client' } })).toBe('portal.client')
})

test('C-021 an ID token of another sign-in is rejected', async () => {
  const settings = identitySettings({}, origin)
  const request = new URL(await authorize(settings, { language: 'es', target: null }))
  serveIdentity('another')
  await expect(
    createUserManager(settings).signinRedirectCallback(
      `${origin}/callback?code=abc&state=${request.searchParams.get('state')}`,
    ),
  ).rejects.toThrow('nonce')
})

test('CONST-016 the authorization endpoint of an external identity server comes from the manifest, or else from discovery', async () => {
  const elsewhere = identitySettings({ addresses: { identity: 'https://id.example/' } }, origin)
  const fetch = vi.fn<() => Promise<Response>>(async () =>
    Response.json({ authorization_endpoint: 'https://id.example/connect/authorize' }),
  )
  vi.stubGlobal('fetch', fetch)
  const request = await authorize(elsewhere, { language: 'es', target: null, forcePassword: true })
  expect(request).toMatch('https://id.example/connect/authorize?')
  expect(new URL(request).searchParams.get('prompt')).toBe('login')
  expect(fetch).toHaveBeenCalledWith('https://id.example/.well-known/openid-configuration')

  const said = { identity: 'https://id.example', authorization: 'https://id.example/a' }
  expect(identitySettings({ addresses: said }, origin).authorization).toBe('https://id.example/a')
})

test('CONST-016 discovery is requested again after one lost answer, and rejects after a second', async () => {
  const settings = identitySettings({ addresses: { identity: 'https://id.example/' } }, origin)
  const fetch = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError('no answer')))
  vi.stubGlobal('fetch', fetch)
  await expect(authorize(settings, { language: 'es', target: null })).rejects.toThrow('no answer')
  expect(fetch).toHaveBeenCalledTimes(2)

  fetch.mockResolvedValueOnce(new Response('Service Unavailable', { status: 503 }))
  fetch.mockResolvedValueOnce(Response.json({ authorization_endpoint: 'https://id.example/authorize' }))
  const request = await authorize(settings, { language: 'es', target: null })
  expect(request).toMatch('https://id.example/authorize?')
})
