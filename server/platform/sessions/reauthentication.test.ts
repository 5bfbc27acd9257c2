import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ruleDatabases } from '../../test/databases'
import { openBrowser } from '../identity/test/browser'
import { SLOW_TEST_MS, startTestIdentity, type TestIdentity } from '../identity/test/identityServer'
import { authorizationRequest, renew, signIn, tokensOf } from '../identity/test/portal'
import { RECENT_MINUTES, requireRecentSignIn, secondsSinceAuthentication } from './reauthentication'

vi.setConfig({ testTimeout: SLOW_TEST_MS, hookTimeout: SLOW_TEST_MS })

describe.each(ruleDatabases)('the age of a sign-in on %s', (database) => {
  let server: TestIdentity
  beforeAll(async () => {
    server = await startTestIdentity(database)
  })
  afterAll(() => server.close())

  const sessionOf = async (token: string) => {
    const { sub, session } = await server.identity.verify(token, 'portico')
    return { session, actor: sub }
  }
  const age = (minutes: number) =>
    server.db.query(
      `update oidc_payload set payload = jsonb_set(payload, '{loginTs}', to_jsonb((payload ->> 'loginTs')::bigint - $1::int))
       where model = 'Session' and payload ? 'loginTs'`,
      [minutes * 60],
    )

  test('a sign-in with the password is recent for ten minutes, and renewing the token does not make it so again', async () => {
    const browser = openBrowser()
    const tokens = await tokensOf(browser, server.portico)
    const person = await sessionOf(tokens.access_token)
    await expect(requireRecentSignIn(server.db, 'portico', person)).resolves.toBeUndefined()
    await age(RECENT_MINUTES + 1)
    await renew(browser, server.portico, tokens.refresh_token)
    await expect(requireRecentSignIn(server.db, 'portico', person)).rejects.toMatchObject({
      status: 403,
      message: 'REAUTHENTICATION_REQUIRED',
    })
  })

  test('a fresh sign-in in the same browser makes it recent again', async () => {
    const browser = openBrowser()
    const person = await sessionOf((await tokensOf(browser, server.portico)).access_token)
    await age(RECENT_MINUTES + 1)
    await browser.go(authorizationRequest(server.portico).address)
    expect(await secondsSinceAuthentication(server.db, 'portico', person)).toBeGreaterThan(600)
    await signIn(browser, server.portico, authorizationRequest(server.portico, { prompt: 'login' }).address)
    expect(await secondsSinceAuthentication(server.db, 'portico', person)).toBeLessThan(60)
  })

  test('the sign-in of another browser, or of another person, does not count', async () => {
    const person = await sessionOf((await tokensOf(openBrowser(), server.portico)).access_token)
    await age(RECENT_MINUTES + 1)
    await tokensOf(openBrowser(), server.portico)
    await tokensOf(openBrowser(), server.portico, 'doctor@portico.test')
    expect(await secondsSinceAuthentication(server.db, 'portico', person)).toBeGreaterThan(600)
    const unknown = { ...person, session: 'none' }
    await expect(requireRecentSignIn(server.db, 'portico', unknown)).rejects.toMatchObject({
      message: 'FORBIDDEN',
    })
  })
})
