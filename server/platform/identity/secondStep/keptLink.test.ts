import { describe, expect, test, vi } from 'vitest'
import { databases } from '../../../test/databases'
import { openBrowser } from '../test/browser'
import { SLOW_TEST_MS } from '../test/identityServer'
import { useSecondStepServer } from './test/secondStepServer'
import { authorizationRequest, payloadOf } from '../test/portal'
import { codeOf } from './test/signIns'
import { createMagicLink } from '../magicLink/magicLink'

vi.setConfig({ testTimeout: SLOW_TEST_MS, hookTimeout: SLOW_TEST_MS })

describe.each(databases)('the link of a letter and the second step on %s', (database) => {
  const server = useSecondStepServer(database)

  const redeem = async (token: string) => {
    const answer = await openBrowser().post(`${server().portico}/api/auth/sign-in-link`, { token })
    return { status: answer.status, body: JSON.parse(answer.body) as unknown }
  }
  const refused = { status: 403, body: { message: 'SECOND_STEP_REQUIRED' } }

  test('the link of a letter is a first step only, for whoever has a second one or must have one', async () => {
    const toSetUp = await createMagicLink(server().db, 'portico', 'portico-doctor')
    expect(await redeem(toSetUp)).toMatchObject(refused)
    const { secret } = await server().setUpApp()
    const token = await createMagicLink(server().db, 'portico', 'portico-admin')
    expect(await redeem(token)).toMatchObject(refused)
    const browser = openBrowser()
    expect((await browser.go(`${server().portico}/identity/link`, { token })).status).toBe(204)
    const { address, verifier } = authorizationRequest(server().portico)
    const started = await browser.go(address)
    const step = await browser.go(server().portico + String(started.headers.location))
    expect(String(step.headers.location)).toContain('/second-step')
    const base = `${server().portico}${String(step.headers.location).split('/second-step')[0]}`
    const answer = await browser.go(`${base}/second-step/app`, { code: codeOf(secret) })
    const { access_token: access } = await server().finish(browser, answer, verifier)
    expect(payloadOf(access)['amr']).toEqual(expect.arrayContaining(['link', 'otp', 'mfa']))
    expect(await redeem(token), 'the link is used').toMatchObject({ status: 400 })
    const next = await browser.go(authorizationRequest(server().portico, { prompt: 'login' }).address)
    expect(next.body, 'the browser keeps it no longer').toContain('id="sign-in"')
  })

  test('a browser keeps only a link that works, and only of a page of the portal', async () => {
    const token = await createMagicLink(server().db, 'portico', 'portico-admin')
    const keep = async (form: Record<string, string>, headers = {}) => {
      const browser = openBrowser()
      const { status } = await browser.go(`${server().portico}/identity/link`, form, headers)
      return [status, (await browser.go(authorizationRequest(server().portico).address)).status]
    }
    expect(await keep({ token })).toEqual([204, 303])
    expect(await keep({ token: 'x; Path=/' })).toEqual([400, 200])
    expect(await keep({})).toEqual([400, 200])
    expect(await keep({ token }, { 'sec-fetch-site': 'cross-site' })).toEqual([400, 200])
    expect((await openBrowser().go(`${server().portico}/identity/link`)).status).toBe(400)
    const foreign = await createMagicLink(server().db, 'covadonga', 'covadonga-admin')
    expect(await keep({ token: foreign }), 'of another tenant').toEqual([400, 200])
  })
})
