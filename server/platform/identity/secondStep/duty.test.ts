import { describe, expect, test, vi } from 'vitest'
import { databases } from '../../../test/databases'
import { openBrowser } from '../test/browser'
import { SLOW_TEST_MS } from '../test/identityServer'
import { useSecondStepServer } from './test/secondStepServer'
import { authorizationRequest, payloadOf, renew, tokensOf } from '../test/portal'
import { createAuthenticator } from './test/authenticator'
import { admin } from './test/signIns'

const ana = 'ana@portico.test'

vi.setConfig({ testTimeout: SLOW_TEST_MS, hookTimeout: SLOW_TEST_MS })

describe.each(databases)('who owes a second step on %s', (database) => {
  const server = useSecondStepServer(database)

  test('who must have a second step and has none sets it up before the portal opens', async () => {
    const browser = openBrowser()
    const { next, base } = await server().afterPassword(browser, admin)
    expect(next).toContain('/second-step')
    const page = await browser.go(next)
    expect(page.body).toContain('Protege tu cuenta con un segundo paso')
    const done = await browser.go(`${base}/second-step/done`, {})
    expect([done.status, done.headers.location]).toEqual([200, undefined])
    const again = await browser.go(authorizationRequest(server().portico).address)
    expect(again.body, 'there is no session').toContain('id="sign-in"')
  })

  test('a doctor must have one too, a patient need not, and neither must anybody at another tenant', async () => {
    expect((await server().afterPassword(openBrowser(), 'doctor@portico.test')).next).toContain(
      '/second-step',
    )
    expect(payloadOf((await tokensOf(openBrowser(), server().portico, ana)).access_token)).toMatchObject({
      amr: ['pwd'],
      acr: 'urn:portico:first-step',
    })
    const elsewhere = await tokensOf(openBrowser(), server().covadonga, admin)
    expect(await server().identity.verify(elsewhere.access_token, 'covadonga')).toMatchObject({
      hasSecondStep: false,
    })
  })

  test('whoever has a second step uses it, required or not, and nobody sets up another one with a password alone', async () => {
    await server().setUpApp()
    await server().db.exec(
      `update account set roles = '{}' where tenant = 'portico' and sub = 'portico-admin'`,
    )
    const browser = openBrowser()
    const { next, base } = await server().afterPassword(browser, admin)
    expect(next).toContain('/second-step')
    const authenticator = createAuthenticator(server().portico)
    const page = await browser.go(`${base}/second-step/set-up/passkey`)
    expect(page.body).toContain('id="code"')
    expect(page.body).not.toContain('data-options')
    const credential = JSON.stringify(
      authenticator.create({ challenge: 'AAAA', rp: { id: 'localhost' }, user: { id: 'AAAA' } } as never),
    )
    await browser.go(`${base}/second-step/set-up/passkey`, { credential })
    await browser.go(`${base}/second-step/set-up/app`, { setup: 'x', code: '000000' })
    expect(await server().db.query('select from second_step_factor')).toHaveLength(1)
    const done = await browser.go(`${base}/second-step/done`, {})
    expect(String(done.headers.location)).not.toContain('/identity/auth/')
    await server().db.exec(
      `update account set roles = '{UsersAdministrator,VideosAdministrator}' where tenant = 'portico' and sub = 'portico-admin'`,
    )
  })

  test('a session of before signs in again where the second step is required now, and is not renewed', async () => {
    const browser = openBrowser()
    const tokens = await tokensOf(browser, server().portico, ana)
    expect(
      (await browser.go(authorizationRequest(server().portico).address)).status,
      'there is a session',
    ).toBe(303)
    await server().db.exec(
      `update account set roles = '{UsersAdministrator}' where tenant = 'portico' and sub = 'portico-ana'`,
    )
    const again = await browser.go(authorizationRequest(server().portico).address)
    const renewed = await renew(browser, server().portico, tokens.refresh_token)
    await server().db.exec(`update account set roles = '{}' where tenant = 'portico' and sub = 'portico-ana'`)
    expect(again.body).toContain('id="sign-in"')
    expect([renewed.status, JSON.parse(renewed.body)]).toMatchObject([400, { error: 'invalid_grant' }])
  })

  test('the pages have no inline script, and their scripts come from the portal’s origin', async () => {
    const browser = openBrowser()
    const { base } = await server().afterPassword(browser, admin)
    for (const part of ['', '/passkey', '/app']) {
      const page = await browser.go(`${base}/second-step/set-up${part}`)
      const policy = String(page.headers['content-security-policy'])
      expect(policy).not.toMatch(/unsafe|connect-src/)
      expect(page.body).not.toMatch(/<script(?![^>]* src="\/identity\/static\/)|<[^>]* (style|on\w+)=/)
      for (const [, src = ''] of page.body.matchAll(/<script src="([^"]+)"/g))
        expect((await browser.go(server().portico + src)).status).toBe(200)
    }
  })
})
