import { describe, expect, test, vi } from 'vitest'
import { databases } from '../../../test/databases'
import { openBrowser } from '../test/browser'
import { SLOW_TEST_MS } from '../test/identityServer'
import { useSecondStepServer } from './test/secondStepServer'
import { payloadOf } from '../test/portal'
import { createAuthenticator, type AnswerChange } from './test/authenticator'
import { admin, codesOf, requestOf } from './test/signIns'

vi.setConfig({ testTimeout: SLOW_TEST_MS, hookTimeout: SLOW_TEST_MS })

describe.each(databases)('passkeys on %s', (database) => {
  const server = useSecondStepServer(database)

  test('a passkey is made and signs in alone, without email and password', async () => {
    const authenticator = createAuthenticator(server().portico)
    const { shown, options } = await server().setUpPasskey(authenticator)
    expect(codesOf(shown)).toHaveLength(10)
    expect(options.authenticatorSelection).toMatchObject({
      residentKey: 'required',
      userVerification: 'required',
    })
    const { browser, answer, verifier, options: asked } = await server().passkeyAlone(authenticator)
    expect([asked.allowCredentials, asked.userVerification]).toEqual([undefined, 'required'])
    const { access_token: token } = await server().finish(browser, answer, verifier)
    expect(payloadOf(token)).toMatchObject({ sub: 'portico-admin', acr: 'urn:portico:second-step' })
    expect(payloadOf(token)['amr']).toEqual(expect.arrayContaining(['hwk', 'user', 'mfa']))
  })

  test('a passkey is the second step after a password, asked for by its id', async () => {
    const authenticator = createAuthenticator(server().portico)
    await server().setUpPasskey(authenticator)
    const browser = openBrowser()
    const { next, base, verifier } = await server().afterPassword(browser, admin)
    const options = requestOf(await browser.go(next))
    expect(options.allowCredentials).toMatchObject([{ id: authenticator.id }])
    const credential = JSON.stringify(authenticator.get(options))
    const answer = await browser.go(`${base}/second-step/passkey`, { credential })
    expect(payloadOf((await server().finish(browser, answer, verifier)).access_token)['amr']).toEqual(
      expect.arrayContaining(['pwd', 'hwk', 'mfa']),
    )
  })

  test.each<[string, AnswerChange]>([
    ['of another origin', { origin: 'https://evil.example' }],
    ['without the person', { isVerified: false }],
    ['of another account', { userHandle: 'AAAA' }],
  ])('a passkey %s is refused', async (_, change) => {
    const authenticator = createAuthenticator(server().portico)
    await server().setUpPasskey(authenticator)
    const { answer } = await server().passkeyAlone(authenticator, change)
    expect(answer.status).toBe(400)
    expect(answer.body).toContain('No se ha podido usar la llave de acceso')
  })

  test.each<[string, AnswerChange]>([
    ['of another origin', { origin: 'https://evil.example' }],
    ['without the person', { isVerified: false }],
  ])('a passkey %s is not added', async (_, change) => {
    const { shown } = await server().setUpPasskey(createAuthenticator(server().portico), admin, change)
    expect(shown.status).toBe(400)
    expect(await server().db.query('select from second_step_factor')).toEqual([])
  })

  test('an answer works once, for the page that asked, and not after ten minutes', async () => {
    const authenticator = createAuthenticator(server().portico)
    await server().setUpPasskey(authenticator)
    const used = await server().passkeyAlone(authenticator)
    expect(used.answer.status).toBe(303)
    const other = await server().passkeyAlone(createAuthenticator(server().portico))
    for (const credential of [used.credential, JSON.stringify(authenticator.get(used.options))])
      expect((await other.browser.go(`${other.base}/passkey`, { credential })).status, 'replayed').toBe(400)
    const options = requestOf(await other.browser.go(`${other.base}/passkey`))
    const third = await server().passkeyAlone(createAuthenticator(server().portico))
    const stolen = { credential: JSON.stringify(authenticator.get(options)) }
    expect((await third.browser.go(`${third.base}/passkey`, stolen)).status, 'at another page').toBe(400)
    await server().db.exec(`update passkey_challenge set expires_at = now() - interval '1 second'`)
    expect((await other.browser.go(`${other.base}/passkey`, stolen)).status, 'late').toBe(400)
  })

  test('an authenticator whose counter goes back is refused, as a copy of it would', async () => {
    const authenticator = createAuthenticator(server().portico)
    await server().setUpPasskey(authenticator, admin, { counter: 4 })
    const at = async (counter: number) =>
      (await server().passkeyAlone(authenticator, { counter })).answer.status
    expect([await at(6), await at(6), await at(5), await at(7)]).toEqual([303, 400, 400, 303])
  })

  test('the passkey of a closed account signs in to nothing', async () => {
    const authenticator = createAuthenticator(server().portico)
    await server().setUpPasskey(authenticator)
    const setActive = (active: boolean) =>
      server().db.query(`update person set active = $1 where tenant = 'portico' and id = 'portico-admin'`, [
        active,
      ])
    await setActive(false)
    const { answer } = await server().passkeyAlone(authenticator)
    await setActive(true)
    expect(answer.status).toBe(400)
  })

  test.each(['', '{', 'null', '7', '[]', '{}', '{"id":7}', '{"id":"x","response":null}'])(
    'no answer of a browser breaks the page: %j',
    async (credential) => {
      const { browser, base } = await server().passkeyAlone(createAuthenticator(server().portico))
      expect((await browser.go(`${base}/passkey`, { credential })).status).toBe(400)
      const setUp = await server().setUpPasskey(createAuthenticator(server().portico))
      expect((await setUp.browser.go(`${setUp.base}/passkey`, { credential })).status).toBe(400)
    },
  )
})
