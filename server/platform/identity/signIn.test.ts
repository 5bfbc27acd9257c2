import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ruleDatabases } from '../../test/databases'
import { openBrowser } from './test/browser'
import { OTHER_ORIGIN, SLOW_TEST_MS, startTestIdentity, type TestIdentity } from './test/identityServer'
import { exchange, formAddress, payloadOf, authorizationRequest, signIn, tokensOf } from './test/portal'

vi.setConfig({ testTimeout: SLOW_TEST_MS, hookTimeout: SLOW_TEST_MS })

describe.each(ruleDatabases)('signing in on %s', (database) => {
  let server: TestIdentity
  beforeAll(async () => {
    server = await startTestIdentity(database)
  })
  afterAll(() => server.close())

  /** The sign-in page of an authorization request. */
  const signInPage = async (extra: Record<string, string>, accepted = '') => {
    const headers = { 'accept-language': accepted }
    return (await openBrowser().go(authorizationRequest(server.portico, extra).address, undefined, headers))
      .body
  }

  test('AUTH-001 the form is the response to the authorization request itself', async () => {
    const page = await openBrowser().go(authorizationRequest(server.portico).address)
    expect(page.status).toBe(200)
    expect(page.body).toContain('autocomplete="username"')
    expect(page.body).toContain('autocomplete="current-password"')
    expect(page.headers['content-encoding']).toBeUndefined()
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.headers['referrer-policy']).toBe('no-referrer')
  })

  test('AUTH-001 the page has no inline script, cannot be framed and submits only to the portal', async () => {
    const page = await openBrowser().go(authorizationRequest(server.portico).address)
    const policy = String(page.headers['content-security-policy'])
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain(`form-action 'self' ${server.portico}`)
    expect(page.body).not.toMatch(/ style=| on\w+=/)
  })

  test('AUTH-001 the page fits into one round trip', async () => {
    const { address } = authorizationRequest(server.portico)
    const page = await openBrowser().go(address, undefined, { 'accept-encoding': 'br' })
    expect(page.headers['content-encoding']).toBe('br')
    expect(Number(page.headers['content-length'])).toBeLessThan(10_000)
  })

  test('AUTH-003 SHELL-031 ROLE-020 code flow with PKCE returns a token with sub, tenant and role', async () => {
    const tokens = await tokensOf(openBrowser(), server.portico, 'Admin@Portico.test ')
    const roles = ['UsersAdministrator', 'VideosAdministrator']
    expect(payloadOf(tokens.access_token)).toMatchObject({
      iss: `${server.portico}/identity`,
      sub: 'portico-admin',
      tenant: 'portico',
      role: roles,
    })
    expect(payloadOf(tokens.id_token)).toMatchObject({ sub: 'portico-admin', nonce: 'a-nonce' })
    expect(await server.identity.verify(tokens.access_token, 'portico')).toEqual({
      sub: 'portico-admin',
      roles,
      session: expect.any(String) as string,
      hasSecondStep: false,
    })
  })

  test('SHELL-031 one role is a string, none is absent', async () => {
    const doctor = await tokensOf(openBrowser(), server.portico, 'doctor@portico.test')
    expect(payloadOf(doctor.access_token)['role']).toBe('Doctor')
    const ana = await tokensOf(openBrowser(), server.portico)
    expect(payloadOf(ana.access_token)).not.toHaveProperty('role')
  })

  test('AUTH-002 C-021 the hybrid flow is accepted, and its code can be exchanged', async () => {
    const browser = openBrowser()
    const { address, verifier } = authorizationRequest(server.covadonga, {
      response_type: 'code id_token token',
    })
    const callback = await signIn(browser, server.covadonga, address)
    const fragment = new URLSearchParams(callback.hash.slice(1))
    expect([...fragment.keys()]).toEqual(
      expect.arrayContaining(['code', 'id_token', 'access_token', 'state']),
    )
    const answer = await exchange(browser, server.covadonga, {
      grant_type: 'authorization_code',
      code: fragment.get('code') ?? '',
      redirect_uri: `${server.covadonga}/callback`,
      code_verifier: verifier,
    })
    expect(answer.status).toBe(200)
  })

  test('AUTH-001 a request without PKCE or with another verifier is rejected', async () => {
    const browser = openBrowser()
    const { address } = authorizationRequest(server.portico, { code_challenge: '' })
    const redirect = new URL(String((await browser.go(address)).headers.location))
    expect(redirect.searchParams.get('error')).toBe('invalid_request')
    const callback = await signIn(browser, server.portico, authorizationRequest(server.portico).address)
    const answer = await exchange(browser, server.portico, {
      grant_type: 'authorization_code',
      code: callback.searchParams.get('code') ?? '',
      redirect_uri: `${server.portico}/callback`,
      code_verifier: 'x'.repeat(43),
    })
    expect(answer.status).toBe(400)
  })

  test('C-022 with a session the request redirects straight to the callback', async () => {
    const browser = openBrowser()
    await signIn(browser, server.portico, authorizationRequest(server.portico).address)
    const back = await browser.go(authorizationRequest(server.portico).address)
    expect(back.status).toBe(303)
    expect(back.headers.location).toMatch(`${server.portico}/callback?code=`)
  })

  test('CONST-014 the client is web.client; an unknown one or redirect address gets a readable error page', async () => {
    const known = await openBrowser().go(
      authorizationRequest(server.portico, { client_id: 'web.client' }).address,
    )
    expect(known.status).toBeLessThan(400)
    for (const wrong of [{ client_id: 'other.client' }, { redirect_uri: 'https://evil.example/callback' }]) {
      const page = await openBrowser().go(authorizationRequest(server.portico, wrong).address)
      expect(page.status).toBe(400)
      expect(page.body).toContain('No podemos iniciar la sesión')
      expect(page.body).not.toContain('invalid_')
      expect(page.body).not.toContain('evil.example')
    }
  })

  test('AUTH-001 a portal on another configured origin can sign in', async () => {
    const browser = openBrowser()
    const { address } = authorizationRequest(server.portico, { redirect_uri: `${OTHER_ORIGIN}/callback` })
    const page = await browser.go(address)
    expect(page.headers['content-security-policy']).toContain(OTHER_ORIGIN)
    const callback = await signIn(browser, server.portico, address)
    expect(callback.origin).toBe(OTHER_ORIGIN)
    const preflight = await browser.go(
      `${server.portico}/identity/token`,
      { client_id: 'web.client', grant_type: 'refresh_token', refresh_token: 'none' },
      { origin: 'https://evil.example', accept: 'application/json' },
    )
    expect(preflight.headers['access-control-allow-origin']).toBeUndefined()
  })

  test('AUTH-004 the language of the request is the language of the page', async () => {
    expect(await signInPage({ ui_locales: 'en' })).toContain('<html lang="en">')
    expect(await signInPage({ lang: 'en', ui_locales: 'es' })).toContain('Sign in to your health portal')
    expect(await signInPage({}, 'en-GB,en;q=0.9')).toContain('<html lang="en">')
    expect(await signInPage({})).toContain('Inicia sesión en tu portal de salud')
  })

  test('AUTH-004 the language can be changed on the page', async () => {
    const browser = openBrowser()
    const page = await browser.go(authorizationRequest(server.portico).address)
    const other = /class="lang" href="([^"]+)"/.exec(page.body)?.[1] ?? ''
    const changed = await browser.go(server.portico + other)
    expect(changed.body).toContain('<html lang="en">')
    expect(formAddress(server.portico, changed)).toContain('?lang=en')
  })
})
