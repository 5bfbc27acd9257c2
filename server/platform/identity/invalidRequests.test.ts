import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ruleDatabases } from '../../test/databases'
import { attemptCounter } from './accounts/attempts'
import { ACCOUNT_LIMIT } from './accounts/lockout'
import { openBrowser, type Answer } from './test/browser'
import { SLOW_TEST_MS, startTestIdentity, type TestIdentity } from './test/identityServer'
import { formAddress, authorizationRequest, renew, tokensOf } from './test/portal'

vi.setConfig({ testTimeout: SLOW_TEST_MS, hookTimeout: SLOW_TEST_MS })

/** Removes what differs in every response. */
const normalize = ({ status, body }: Answer) =>
  [status, body.replaceAll(/interaction\/[\w-]+/g, '').replaceAll(/(doctor|nobody)@/g, '')] as const

describe.each(ruleDatabases)('invalid sign-in requests on %s', (database) => {
  let server: TestIdentity
  beforeAll(async () => {
    server = await startTestIdentity(database)
  })
  afterAll(() => server.close())

  const attempt = async (fields: Record<string, string>, lang = 'es'): Promise<Answer> => {
    const browser = openBrowser()
    const page = await browser.go(authorizationRequest(server.portico, { lang }).address)
    return browser.go(formAddress(server.portico, page), fields)
  }

  test.each([
    ['the form', (page: Answer) => formAddress(server.portico, page)],
    ['the request itself', () => authorizationRequest(server.portico, { lang: 'es' }).address],
  ])(
    'a fault of the server at %s has a number on the page, in the header and in the log',
    async (_, place) => {
      const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      const browser = openBrowser()
      const page = await browser.go(authorizationRequest(server.portico, { lang: 'es' }).address)
      await server.db.exec('alter table oidc_payload rename to away')
      const answer = await browser.go(place(page), undefined, { 'accept-language': 'es' })
      await server.db.exec('alter table away rename to oidc_payload')
      const id = String(answer.headers['x-request-id'])
      expect([answer.status, id]).toEqual([500, expect.stringMatching(/^[\da-z]{11}$/)])
      expect(answer.body).toContain(`Si nos llamas, dinos este número: ${id}`)
      expect(said.mock.calls.flat().join()).toContain(`identity: request ${id}: `)
    },
  )

  test('AUTH-001 empty fields are marked and linked from the summary', async () => {
    const { body } = await attempt({ email: '', password: '' })
    expect(body).toContain('href="#email"')
    expect(body).toContain('href="#password"')
    expect(body.match(/aria-invalid="true"/g)).toHaveLength(2)
  })

  test('AUTH-001 a wrong password and an unknown e-mail get the same page, with the e-mail and without the password', async () => {
    const wrong = await attempt({ email: 'doctor@portico.test', password: 'Wrong2026' })
    const unknown = await attempt({ email: 'nobody@portico.test', password: 'Wrong2026' })
    expect(normalize(wrong)).toEqual(normalize(unknown))
    expect(wrong.body).toContain('value="doctor@portico.test"')
    expect(wrong.body).toContain('No se ha podido iniciar la sesión')
    expect(wrong.body).not.toContain('Wrong2026')
  })

  test('AUTH-001 after five failures the right password is locked out until the wait is over', async () => {
    const email = 'admin@portico.test'
    for (let count = 0; count < ACCOUNT_LIMIT; count++) await attempt({ email, password: 'Wrong2026' })
    const locked = await attempt({ email, password: 'Portico2026' }, 'en')
    expect(locked.body).toContain('Too many attempts')
    expect(locked.body).toMatch(/wait \d+ seconds/)
    await server.db.exec("update sign_in_attempt set locked_until = now() - interval '1 second'")
    expect((await attempt({ email, password: 'Portico2026' })).status).toBe(303)
    const { key } = attemptCounter('account', email, ACCOUNT_LIMIT)
    expect(await server.db.query('select 1 from sign_in_attempt where subject = $1', [key])).toEqual([])
  })

  test('AUTH-001 concurrent attempts are all counted', async () => {
    const email = 'crowd@portico.test'
    const answers = await Promise.all(
      Array.from({ length: ACCOUNT_LIMIT + 3 }, () => attempt({ email, password: 'Wrong2026' })),
    )
    expect(answers.filter(({ body }) => body.includes('Demasiados intentos'))).toHaveLength(3)
  })

  test('AUTH-004 NUL characters are rejected and no secret is logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const client = { client_id: 'web.client', redirect_uri: `${server.portico}/` }
    const renewal = { ...client, grant_type: 'refresh_token', refresh_token: 'Secret2026\0' }
    const exchange = { ...client, grant_type: 'authorization_code', code: 'Secret2026\0', code_verifier: 'x' }
    for (const fields of [renewal, exchange]) {
      const { status, body } = await openBrowser().go(`${server.portico}/identity/token`, fields, {
        accept: 'application/json',
      })
      expect([status, JSON.parse(body)]).toEqual([400, expect.objectContaining({ error: 'invalid_grant' })])
    }
    expect((await openBrowser().go(`${authorizationRequest(server.portico).address}&nonce=%00`)).status).toBe(
      400,
    )
    const typed = await attempt({ email: 'Secret2026\0@portico.test', password: 'x' })
    expect(typed.body).toContain('No se ha podido iniciar la sesión')
    expect(JSON.stringify(log.mock.calls)).not.toContain('Secret2026')
    log.mockRestore()
  })

  test.each(['', '/link'])('AUTH-001 a form over the size limit is refused with a page: %s', async (form) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const browser = openBrowser()
    const page = await browser.go(authorizationRequest(server.portico).address)
    const address = `${formAddress(server.portico, page)}${form}`
    for (const size of [20_000, 2_000_000]) {
      const answer = await browser.go(address, { email: 'a'.repeat(size), password: 'x' })
      expect(answer.status).toBe(413)
      expect(answer.body).toContain('Lo que has enviado es demasiado largo')
    }
    expect((await browser.go(address, { email: 'ana', password: 'x' })).status).toBe(200)
    expect(log).not.toHaveBeenCalled()
    log.mockRestore()
  })

  test('AUTH-001 a token request over the size limit is refused', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const fields = { grant_type: 'refresh_token', refresh_token: 'a'.repeat(2_000_000) }
    const { status } = await openBrowser().go(`${server.portico}/identity/token`, fields)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(log).not.toHaveBeenCalled()
    log.mockRestore()
  })

  test('AUTH-004 a renewal while the database fails is a server error, and its token stays valid', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const browser = openBrowser()
    const { refresh_token } = await tokensOf(browser, server.portico)
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    const broken = (['query', 'exec', 'tx'] as const).map((method) =>
      vi.spyOn(server.db, method).mockImplementation(() => Promise.reject(refused)),
    )
    expect((await renew(browser, server.portico, refresh_token)).status).toBeGreaterThanOrEqual(500)
    broken.forEach((method) => method.mockRestore())
    expect((await renew(browser, server.portico, refresh_token)).status).toBe(200)
    log.mockRestore()
  })

  test('AUTH-001 an expired or used page says so and links to the portal', async () => {
    const browser = openBrowser()
    const page = await browser.go(authorizationRequest(server.portico).address)
    await server.db.exec("delete from oidc_payload where model = 'Interaction'")
    const fields = { email: 'ana@portico.test', password: 'Portico2026' }
    const late = await browser.go(formAddress(server.portico, page), fields)
    expect(late.status).toBe(400)
    expect(late.body).toContain('Esta página ha caducado')
    expect(late.body).toContain(`href="${server.portico}/"`)
  })

  test('AUTH-001 a token of another tenant and a modified token are rejected', async () => {
    const { access_token: token } = await tokensOf(openBrowser(), server.covadonga)
    await expect(server.identity.verify(token, 'covadonga')).resolves.toMatchObject({ sub: 'covadonga-ana' })
    await expect(server.identity.verify(token, 'portico')).rejects.toThrow('no applicable key')
    const [head, , signature] = token.split('.')
    const claims = Buffer.from(JSON.stringify({ sub: 'covadonga-admin' })).toString('base64url')
    await expect(server.identity.verify([head, claims, signature].join('.'), 'covadonga')).rejects.toThrow(
      'signature',
    )
    await expect(server.identity.verify(token, 'nowhere')).rejects.toThrow('no such tenant')
  })

  test('AUTH-001 a session of one tenant is not valid at another', async () => {
    const browser = openBrowser()
    await tokensOf(browser, server.covadonga)
    const session = await server.db.query<{ id: string }>(
      "select id from oidc_payload where tenant = 'covadonga' and model = 'Session' order by expires_at desc limit 1",
    )
    const cookie = `portico_session=${session[0]?.id}`
    const page = await browser.go(authorizationRequest(server.portico).address, undefined, { cookie })
    expect(page.body).toContain('id="sign-in"')
  })

  test('AUTH-001 an unknown host has no identity server', async () => {
    const { port } = new URL(server.portico)
    expect((await openBrowser().go(`http://evil.localhost:${port}/identity/auth`)).status).toBe(404)
  })
})
