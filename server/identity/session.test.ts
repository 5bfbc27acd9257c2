import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { engines } from '../test/engines'
import { deleteExpiredRows } from './protocol/expiredRows'
import { openBrowser } from './test/browser'
import { SLOW_TEST_MS, startTestIdentity, type TestIdentity } from './test/identityServer'
import { formAddress, renew, authorizationRequest, tokensOf, type Tokens } from './test/portal'

vi.setConfig({ testTimeout: SLOW_TEST_MS, hookTimeout: SLOW_TEST_MS })

describe.each(engines)('sessions on %s', (engine) => {
  let house: TestIdentity
  beforeAll(async () => {
    house = await startTestIdentity(engine)
  })
  afterAll(() => house.close())

  const signOutAddress = (tokens: Tokens) =>
    `${house.portico}/identity/session/end?${new URLSearchParams({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: `${house.portico}/`,
      state: 'bye',
    }).toString()}`

  test('AUTH-001 two tabs that renew at once both stay signed in', async () => {
    const browser = openBrowser()
    const { refresh_token: token } = await tokensOf(browser, house.portico)
    const both = await Promise.all([
      renew(browser, house.portico, token),
      renew(browser, house.portico, token),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const next = (JSON.parse(both[1]?.body ?? '') as Tokens).refresh_token
    expect(next).not.toBe(token)
    expect((await renew(browser, house.portico, next)).status).toBe(200)
  })

  test('AUTH-001 a refresh token used again after the grace ends everything issued with it', async () => {
    const browser = openBrowser()
    const { refresh_token: token } = await tokensOf(browser, house.portico)
    const renewed = JSON.parse((await renew(browser, house.portico, token)).body) as Tokens
    await house.db.exec("update oidc_payload set consumed_at = consumed_at - interval '11 seconds'")
    expect((await renew(browser, house.portico, token)).status).toBe(400)
    expect((await renew(browser, house.portico, renewed.refresh_token)).status).toBe(400)
    await expect(house.identity.verify(renewed.access_token, 'portico')).rejects.toThrow('signed out')
    expect((await browser.go(authorizationRequest(house.portico).address)).headers.location).toContain(
      '/callback?code=',
    )
  })

  test('AUTH-001 signing out ends session, renewal and access token at once, without asking', async () => {
    const browser = openBrowser()
    const tokens = await tokensOf(browser, house.portico)
    const left = await browser.go(signOutAddress(tokens))
    expect(left.status).toBe(303)
    expect(left.headers.location).toBe(`${house.portico}/?state=bye`)
    expect((await renew(browser, house.portico, tokens.refresh_token)).status).toBe(400)
    await expect(house.identity.verify(tokens.access_token, 'portico')).rejects.toThrow('signed out')
    expect((await browser.go(authorizationRequest(house.portico).address)).body).toContain('id="sign-in"')
  })

  test('AUTH-001 signing out of one browser leaves the other signed in', async () => {
    const [phone, desktop] = [openBrowser(), openBrowser()]
    const onPhone = await tokensOf(phone, house.portico)
    const onDesktop = await tokensOf(desktop, house.portico)
    await phone.go(signOutAddress(onPhone))
    expect((await renew(desktop, house.portico, onDesktop.refresh_token)).status).toBe(200)
  })

  test('AUTH-001 signing out twice leads back too', async () => {
    const browser = openBrowser()
    const tokens = await tokensOf(browser, house.portico)
    await browser.go(signOutAddress(tokens))
    expect((await browser.go(signOutAddress(tokens))).headers.location).toBe(`${house.portico}/?state=bye`)
  })

  test('AUTH-001 a foreign page cannot sign anybody out: without the id token the person is asked', async () => {
    const browser = openBrowser()
    const tokens = await tokensOf(browser, house.portico)
    const asked = await browser.go(`${house.portico}/identity/session/end`)
    expect(asked.body).toContain('¿Quieres cerrar la sesión?')
    expect((await renew(browser, house.portico, tokens.refresh_token)).status).toBe(200)
    const [, action = ''] = /action="([^"]+)"/.exec(asked.body) ?? []
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(asked.body) ?? []
    expect((await browser.go(action, { xsrf, logout: 'yes' })).status).toBe(303)
    await expect(house.identity.verify(tokens.access_token, 'portico')).rejects.toThrow('signed out')
  })

  test('AUTH-001 somebody else signs in over a session that is open: it ends, the new one begins', async () => {
    const browser = openBrowser()
    const before = await tokensOf(browser, house.portico)
    const page = await browser.go(authorizationRequest(house.portico, { prompt: 'login' }).address)
    const fields = { email: 'doctor@portico.test', password: 'Portico2026' }
    const sent = await browser.go(formAddress(house.portico, page), fields)
    const between = await browser.go(String(sent.headers.location))
    expect(between.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
    const [, action = ''] = /action="([^"]+)"/.exec(between.body) ?? []
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(between.body) ?? []
    const ended = await browser.go(action, { xsrf, logout: 'yes' })
    const callback = await browser.go(String(ended.headers.location))
    expect(callback.headers.location).toContain('/callback?code=')
    await expect(house.identity.verify(before.access_token, 'portico')).rejects.toThrow('signed out')
  })

  test('AUTH-001 keys are kept: another process verifies the same tokens', async () => {
    const tokens = await tokensOf(openBrowser(), house.portico)
    const keys = await house.db.query('select 1 from identity_key where tenant = $1', ['portico'])
    expect(keys).toHaveLength(2)
    expect(await house.secondProcess().verify(tokens.access_token, 'portico')).toMatchObject({
      sub: 'portico-ana',
    })
  })

  test('AUTH-001 expired rows are deleted, the others stay', async () => {
    const browser = openBrowser()
    const { refresh_token: token } = await tokensOf(browser, house.portico)
    await house.db.exec(
      "update oidc_payload set expires_at = now() - interval '1 day' where model = 'AuthorizationCode'",
    )
    await deleteExpiredRows(house.db)
    expect(await house.db.query("select 1 from oidc_payload where model = 'AuthorizationCode'")).toEqual([])
    expect((await renew(browser, house.portico, token)).status).toBe(200)
  })
})
