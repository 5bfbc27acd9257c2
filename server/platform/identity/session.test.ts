import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ruleDatabases } from '../../test/databases'
import type { AdapterPayload } from 'oidc-provider'
import { signOutElsewhere } from '../sessions/sessions'
import { createAdapter, signOutEverywhere } from './protocol/adapter'
import { deleteExpiredRows } from './protocol/expiredRows'
import { openBrowser } from './test/browser'
import { SLOW_TEST_MS, startTestIdentity, type TestIdentity } from './test/identityServer'
import {
  authorizationRequest,
  exchange,
  formAddress,
  renew,
  signIn,
  tokensOf,
  type Tokens,
} from './test/portal'

vi.setConfig({ testTimeout: SLOW_TEST_MS, hookTimeout: SLOW_TEST_MS })

describe.each(ruleDatabases)('sessions on %s', (database) => {
  let server: TestIdentity
  beforeAll(async () => {
    server = await startTestIdentity(database)
  })
  afterAll(() => server.close())

  const signOutAddress = (tokens: Tokens) =>
    `${server.portico}/identity/session/end?${new URLSearchParams({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: `${server.portico}/`,
      state: 'bye',
    }).toString()}`

  test('AUTH-001 two tabs that renew at the same time both stay signed in', async () => {
    const browser = openBrowser()
    const { refresh_token: token } = await tokensOf(browser, server.portico)
    const both = await Promise.all([
      renew(browser, server.portico, token),
      renew(browser, server.portico, token),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const next = (JSON.parse(both[1]?.body ?? '') as Tokens).refresh_token
    expect(next).not.toBe(token)
    expect((await renew(browser, server.portico, next)).status).toBe(200)
  })

  test('AUTH-001 a code that is exchanged several times at once is used once, and its grant is revoked', async () => {
    const browser = openBrowser()
    const { address, verifier } = authorizationRequest(server.portico)
    const callback = await signIn(browser, server.portico, address)
    const fields = {
      grant_type: 'authorization_code',
      code: callback.searchParams.get('code') ?? '',
      redirect_uri: `${server.portico}/callback`,
      code_verifier: verifier,
    }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => exchange(browser, server.portico, fields)),
    )
    const tokens = answers.filter(({ status }) => status === 200)
    expect(tokens.length).toBeLessThanOrEqual(1)
    const refused = answers.filter(({ status }) => status !== 200)
    for (const { status, body } of refused)
      expect([status, JSON.parse(body)]).toMatchObject([400, { error: 'invalid_grant' }])
    for (const { body } of tokens) {
      const { access_token: token } = JSON.parse(body) as Tokens
      await expect(server.identity.verify(token, 'portico')).rejects.toThrow('signed out')
    }
  })

  test('AUTH-001 a renewal whose answer got lost may be repeated for a minute', async () => {
    const browser = openBrowser()
    const { refresh_token: token } = await tokensOf(browser, server.portico)
    await renew(browser, server.portico, token)
    await server.db.exec("update oidc_payload set consumed_at = consumed_at - interval '55 seconds'")
    expect((await renew(browser, server.portico, token)).status).toBe(200)
  })

  test('AUTH-001 reusing a refresh token after the grace period revokes its grant', async () => {
    const browser = openBrowser()
    const { refresh_token: token } = await tokensOf(browser, server.portico)
    const renewed = JSON.parse((await renew(browser, server.portico, token)).body) as Tokens
    await server.db.exec("update oidc_payload set consumed_at = consumed_at - interval '61 seconds'")
    expect((await renew(browser, server.portico, token)).status).toBe(400)
    expect((await renew(browser, server.portico, renewed.refresh_token)).status).toBe(400)
    await expect(server.identity.verify(renewed.access_token, 'portico')).rejects.toThrow('signed out')
    expect((await browser.go(authorizationRequest(server.portico).address)).headers.location).toContain(
      '/callback?code=',
    )
  })

  test('AUTH-001 signing out ends session, renewal and access token without confirmation', async () => {
    const browser = openBrowser()
    const tokens = await tokensOf(browser, server.portico)
    const response = await browser.go(signOutAddress(tokens))
    expect(response.status).toBe(303)
    expect(response.headers.location).toBe(`${server.portico}/?state=bye`)
    expect((await renew(browser, server.portico, tokens.refresh_token)).status).toBe(400)
    await expect(server.identity.verify(tokens.access_token, 'portico')).rejects.toThrow('signed out')
    expect((await browser.go(authorizationRequest(server.portico).address)).body).toContain('id="sign-in"')
  })

  test('SHELL-034 a request of another tab at the moment of signing out does not bring the session back', async () => {
    const browser = openBrowser()
    const tokens = await tokensOf(browser, server.portico)
    const [row] = await server.db.query<{ id: string; payload: AdapterPayload }>(
      `select id, payload from oidc_payload where model = 'Session' and payload ->> 'accountId' is not null
       order by expires_at desc limit 1`,
    )
    const sessions = createAdapter(server.db, 'portico', () => {})('Session')
    await browser.go(signOutAddress(tokens))
    // The library writes the session back that the other request has read before.
    await sessions.upsert(row!.id, row!.payload, 60)
    expect(await sessions.find(row!.id)).toBeUndefined()
    expect(await sessions.findByUid(row!.payload.uid!)).toBeUndefined()
  })

  test.each([
    ['everywhere', () => signOutEverywhere(server.db, 'portico', 'ana')],
    ['elsewhere', () => signOutElsewhere(server.db, 'portico', 'ana', 'another grant')],
  ])('SHELL-034 nor does a request at the moment of signing out %s', async (_, signOutThere) => {
    const sessions = createAdapter(server.db, 'portico', () => {})('Session')
    const payload = { accountId: 'ana', uid: 'uid', kind: 'Session' }
    const id = `session-${Math.random()}`
    await sessions.upsert(id, payload, 60)
    await signOutThere()
    await sessions.upsert(id, payload, 60)
    expect(await sessions.find(id)).toBeUndefined()
  })

  test('AUTH-001 signing out of one browser leaves the other signed in', async () => {
    const [phone, desktop] = [openBrowser(), openBrowser()]
    const onPhone = await tokensOf(phone, server.portico)
    const onDesktop = await tokensOf(desktop, server.portico)
    await phone.go(signOutAddress(onPhone))
    expect((await renew(desktop, server.portico, onDesktop.refresh_token)).status).toBe(200)
  })

  test('AUTH-001 signing out twice redirects to the portal as well', async () => {
    const browser = openBrowser()
    const tokens = await tokensOf(browser, server.portico)
    await browser.go(signOutAddress(tokens))
    expect((await browser.go(signOutAddress(tokens))).headers.location).toBe(`${server.portico}/?state=bye`)
  })

  test('AUTH-001 signing out without the ID token asks for confirmation', async () => {
    const browser = openBrowser()
    const tokens = await tokensOf(browser, server.portico)
    const confirmation = await browser.go(`${server.portico}/identity/session/end`)
    expect(confirmation.body).toContain('¿Quieres cerrar la sesión?')
    expect((await renew(browser, server.portico, tokens.refresh_token)).status).toBe(200)
    const [, action = ''] = /action="([^"]+)"/.exec(confirmation.body) ?? []
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(confirmation.body) ?? []
    expect((await browser.go(action, { xsrf, logout: 'yes' })).status).toBe(303)
    await expect(server.identity.verify(tokens.access_token, 'portico')).rejects.toThrow('signed out')
  })

  test('AUTH-001 signing in as another person ends the open session', async () => {
    const browser = openBrowser()
    const before = await tokensOf(browser, server.portico)
    const page = await browser.go(authorizationRequest(server.portico, { prompt: 'login' }).address)
    const fields = { email: 'doctor@portico.test', password: 'Portico2026' }
    const submitted = await browser.go(formAddress(server.portico, page), fields)
    const logout = await browser.go(String(submitted.headers.location))
    expect(logout.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
    const [, action = ''] = /action="([^"]+)"/.exec(logout.body) ?? []
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(logout.body) ?? []
    const confirmed = await browser.go(action, { xsrf, logout: 'yes' })
    const callback = await browser.go(String(confirmed.headers.location))
    expect(callback.headers.location).toContain('/callback?code=')
    await expect(server.identity.verify(before.access_token, 'portico')).rejects.toThrow('signed out')
  })

  test('AUTH-001 keys are stored: another process verifies the same tokens', async () => {
    const tokens = await tokensOf(openBrowser(), server.portico)
    const keys = await server.db.query('select 1 from identity_key where tenant = $1', ['portico'])
    expect(keys).toHaveLength(2)
    expect(await server.secondProcess().verify(tokens.access_token, 'portico')).toMatchObject({
      sub: 'portico-ana',
    })
  })

  test('AUTH-001 expired rows are deleted, the others stay', async () => {
    const browser = openBrowser()
    const { refresh_token: token } = await tokensOf(browser, server.portico)
    await server.db.exec(
      "update oidc_payload set expires_at = now() - interval '1 day' where model = 'AuthorizationCode'",
    )
    await deleteExpiredRows(server.db)
    expect(await server.db.query("select 1 from oidc_payload where model = 'AuthorizationCode'")).toEqual([])
    expect((await renew(browser, server.portico, token)).status).toBe(200)
  })
})
