import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { engines } from '../test/engines'
import { attemptCounter } from './accounts/attempts'
import { ACCOUNT_LIMIT } from './accounts/lockout'
import { openBrowser, type Answer } from './test/browser'
import { SLOW_TEST_MS, startTestIdentity, type TestIdentity } from './test/identityServer'
import { formAddress, authorizationRequest, tokensOf } from './test/portal'

vi.setConfig({ testTimeout: SLOW_TEST_MS, hookTimeout: SLOW_TEST_MS })

/** An answer without what is different each time. */
const neutral = ({ status, body }: Answer) =>
  [status, body.replaceAll(/interaction\/[\w-]+/g, '').replaceAll(/(doctor|nobody)@/g, '')] as const

describe.each(engines)('refusals on %s', (engine) => {
  let house: TestIdentity
  beforeAll(async () => {
    house = await startTestIdentity(engine)
  })
  afterAll(() => house.close())

  const attempt = async (fields: Record<string, string>, lang = 'es'): Promise<Answer> => {
    const browser = openBrowser()
    const page = await browser.go(authorizationRequest(house.portico, { lang }).address)
    return browser.go(formAddress(house.portico, page), fields)
  }

  test('AUTH-001 empty fields are named, and the summary leads to them', async () => {
    const { body } = await attempt({ email: '', password: '' })
    expect(body).toContain('href="#email"')
    expect(body).toContain('href="#password"')
    expect(body.match(/aria-invalid="true"/g)).toHaveLength(2)
  })

  test('AUTH-001 a wrong password and an unknown e-mail are answered alike, the e-mail stays, no password returns', async () => {
    const wrong = await attempt({ email: 'doctor@portico.test', password: 'Wrong2026' })
    const unknown = await attempt({ email: 'nobody@portico.test', password: 'Wrong2026' })
    expect(neutral(wrong)).toEqual(neutral(unknown))
    expect(wrong.body).toContain('value="doctor@portico.test"')
    expect(wrong.body).toContain('No se ha podido iniciar la sesión')
    expect(wrong.body).not.toContain('Wrong2026')
  })

  test('AUTH-001 after five failures even the right password waits; then it gets in again', async () => {
    const email = 'admin@portico.test'
    for (let tries = 0; tries < ACCOUNT_LIMIT; tries++) await attempt({ email, password: 'Wrong2026' })
    const locked = await attempt({ email, password: 'Portico2026' }, 'en')
    expect(locked.body).toContain('Too many attempts')
    expect(locked.body).toMatch(/wait \d+ seconds/)
    await house.db.exec("update sign_in_attempt set locked_until = now() - interval '1 second'")
    expect((await attempt({ email, password: 'Portico2026' })).status).toBe(303)
    const { key } = attemptCounter('account', email, ACCOUNT_LIMIT)
    expect(await house.db.query('select 1 from sign_in_attempt where subject = $1', [key])).toEqual([])
  })

  test('AUTH-001 many attempts at once count one by one', async () => {
    const email = 'crowd@portico.test'
    const answers = await Promise.all(
      Array.from({ length: ACCOUNT_LIMIT + 3 }, () => attempt({ email, password: 'Wrong2026' })),
    )
    expect(answers.filter(({ body }) => body.includes('Demasiados intentos'))).toHaveLength(3)
  })

  test('AUTH-004 what no database can keep is refused, and no secret is written to the log', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const told = { client_id: 'web.client', redirect_uri: `${house.portico}/` }
    const renewal = { ...told, grant_type: 'refresh_token', refresh_token: 'Secret2026\0' }
    const exchange = { ...told, grant_type: 'authorization_code', code: 'Secret2026\0', code_verifier: 'x' }
    for (const fields of [renewal, exchange]) {
      const { status, body } = await openBrowser().go(`${house.portico}/identity/token`, fields, {
        accept: 'application/json',
      })
      expect([status, JSON.parse(body)]).toEqual([400, expect.objectContaining({ error: 'invalid_grant' })])
    }
    expect((await openBrowser().go(`${authorizationRequest(house.portico).address}&nonce=%00`)).status).toBe(
      400,
    )
    const typed = await attempt({ email: 'Secret2026\0@portico.test', password: 'x' })
    expect(typed.body).toContain('No se ha podido iniciar la sesión')
    expect(JSON.stringify(log.mock.calls)).not.toContain('Secret2026')
    log.mockRestore()
  })

  test('AUTH-001 a page that expired or was used says so and leads back', async () => {
    const browser = openBrowser()
    const page = await browser.go(authorizationRequest(house.portico).address)
    await house.db.exec("delete from oidc_payload where model = 'Interaction'")
    const fields = { email: 'ana@portico.test', password: 'Portico2026' }
    const late = await browser.go(formAddress(house.portico, page), fields)
    expect(late.status).toBe(400)
    expect(late.body).toContain('Esta página ha caducado')
    expect(late.body).toContain(`href="${house.portico}/"`)
  })

  test('AUTH-001 a token of one tenant is refused by another, and changed tokens by all', async () => {
    const { access_token: token } = await tokensOf(openBrowser(), house.covadonga)
    await expect(house.identity.verify(token, 'covadonga')).resolves.toMatchObject({ sub: 'covadonga-ana' })
    await expect(house.identity.verify(token, 'portico')).rejects.toThrow('no applicable key')
    const [head, , signature] = token.split('.')
    const claims = Buffer.from(JSON.stringify({ sub: 'covadonga-admin' })).toString('base64url')
    await expect(house.identity.verify([head, claims, signature].join('.'), 'covadonga')).rejects.toThrow(
      'signature',
    )
    await expect(house.identity.verify(token, 'nowhere')).rejects.toThrow('no such tenant')
  })

  test('AUTH-001 a session of one tenant is no session of another', async () => {
    const browser = openBrowser()
    await tokensOf(browser, house.covadonga)
    const session = await house.db.query<{ id: string }>(
      "select id from oidc_payload where tenant = 'covadonga' and model = 'Session' order by expires_at desc limit 1",
    )
    const cookie = `portico_session=${session[0]?.id}`
    const page = await browser.go(authorizationRequest(house.portico).address, undefined, { cookie })
    expect(page.body).toContain('id="sign-in"')
  })

  test('AUTH-001 an unknown host has no identity server', async () => {
    const { port } = new URL(house.portico)
    expect((await openBrowser().go(`http://evil.localhost:${port}/identity/auth`)).status).toBe(404)
  })
})
