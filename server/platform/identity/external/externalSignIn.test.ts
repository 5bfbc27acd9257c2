import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { ruleDatabases } from '../../../test/databases'
import { SLOW_TEST_MS } from '../test/identityServer'
import { exchange, payloadOf } from '../test/portal'
import {
  returnFromExternalProvider,
  follow,
  isPortal,
  leave,
  returnOf,
  startExternalServer,
  visit,
  type ExternalServer,
  type Visit,
} from './test/externalServer'

vi.setConfig({ testTimeout: SLOW_TEST_MS, hookTimeout: SLOW_TEST_MS })

const password = 'Portico2026'

describe.each(ruleDatabases)('signing in through a provider on %s', (database) => {
  let external: ExternalServer
  beforeAll(async () => {
    external = await startExternalServer(database)
  })
  afterEach(async () => {
    external.letters.length = 0
    await external.server.db.exec('delete from external_identity; delete from sign_in_attempt')
  })
  afterAll(() => external.close())

  const identities = (email: string) =>
    external.server.db.query(
      `select e.issuer from external_identity e join account a on a.tenant = e.tenant and a.sub = e.sub
       where a.tenant = 'open' and a.email = $1`,
      [email],
    )
  /** The account that the portal gets from the code in its address. */
  const subOf = async ({ browser, verifier }: Visit, url: URL) => {
    const tokens = await exchange(browser, external.open, {
      grant_type: 'authorization_code',
      code: url.searchParams.get('code') ?? '',
      redirect_uri: `${external.open}/callback`,
      code_verifier: verifier,
    })
    return payloadOf((JSON.parse(tokens.body) as { id_token: string }).id_token)['sub']
  }
  const accountOf = async (email: string) => {
    const [row] = await external.server.db.query<{ sub: string }>(
      "select sub from account where tenant = 'open' and email = $1",
      [email],
    )
    return row?.sub
  }

  test('AUTH-019 the sign-in page names the provider and leaves by a link, as its policy asks', async () => {
    const { page, address } = await visit(external.open)
    expect(page.body).toContain(`href="${address}/external?lang=es"`)
    expect(page.body).toContain('Continuar con Cuenta Norte')
    const at = await visit(external.open)
    const { headers } = await at.browser.go(`${external.open}${at.address}/external?lang=en`)
    const url = new URL(headers.location ?? '')
    expect(url.pathname).toBe('/op/auth')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      ui_locales: 'en',
      redirect_uri: `${external.open}/identity/external/callback`,
    })
    expect(url.search).not.toContain('secret')
  })

  test('AUTH-019 the account with the same email is joined only with its password, and then signs in directly', async () => {
    const at = await visit(external.open)
    const { url, answer } = await returnFromExternalProvider(at, external.open, 'luis@portico.test')
    expect(url.pathname).toBe(`${at.address}/external/join`)
    expect(answer.body).toContain('Ya tienes una cuenta')
    expect(await identities('luis@portico.test'), 'never silently').toEqual([])
    expect((await at.browser.go(url.href, { password: '' })).body).toContain('Escribe tu contraseña.')
    expect((await at.browser.go(url.href, { password: 'wrong' })).body).toContain('No es la contraseña')
    expect(await identities('luis@portico.test')).toEqual([])
    const joined = await follow(at.browser, await at.browser.go(url.href, { password }), url.href, isPortal)
    expect(await subOf(at, joined.url)).toBe(await accountOf('luis@portico.test'))
    await vi.waitFor(() =>
      expect(external.letters).toMatchObject([
        { to: 'luis@portico.test', subject: expect.stringContaining('Cuenta Norte') },
      ]),
    )
    expect(
      await external.server.db.query(
        `select action, after from audit where tenant = 'open' and record_id = $1 order by id desc limit 1`,
        [await accountOf('luis@portico.test')],
      ),
    ).toMatchObject([{ action: 'update', after: { externalSignIn: expect.stringContaining('/op') } }])

    const next = await visit(external.open)
    const again = await returnFromExternalProvider(next, external.open, 'luis@portico.test')
    expect(again.url.pathname).toBe('/callback')
    expect(await subOf(next, again.url)).toBe(await accountOf('luis@portico.test'))
  })

  test('AUTH-019 without the password, the link of a letter joins the account once, and not by being opened', async () => {
    const at = await visit(external.open)
    await returnFromExternalProvider(at, external.open, 'ana@portico.test')
    const sent = await at.browser.go(`${external.open}${at.address}/external/letter?lang=es`, {})
    expect(sent.body).toContain('Hemos enviado un enlace a ana@portico.test')
    await vi.waitFor(() => expect(external.letters).toHaveLength(1))
    const link = new URL(/http\S+/.exec(external.letters[0]?.text ?? '')?.[0] ?? '')
    const token = new URLSearchParams(link.hash.slice(1)).get('token') ?? ''
    expect(link.search, 'no server logs the token').not.toContain(token)
    const page = `${link.origin}${link.pathname}${link.search}`
    expect((await at.browser.go(page)).body).toContain('Sí, unir las cuentas')
    expect((await at.browser.go(page, { token: `${token}x` })).status).toBe(400)
    expect(await identities('ana@portico.test')).toEqual([])
    expect((await at.browser.go(page, { token })).body).toContain('Tus cuentas están unidas')
    expect(await identities('ana@portico.test')).toHaveLength(1)
    expect((await at.browser.go(page, { token })).status).toBe(400)
  })

  test('AUTH-019 nobody fills a mailbox: three letters, then a time to wait', async () => {
    const at = await visit(external.open)
    await returnFromExternalProvider(at, external.open, 'ana@portico.test')
    const ask = () => at.browser.go(`${external.open}${at.address}/external/letter`, {})
    for (let count = 0; count < 3; count += 1) expect((await ask()).status).toBe(200)
    const refused = await ask()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('AUTH-019 an email that the provider has not confirmed does not sign in', async () => {
    const at = await visit(external.open)
    const { answer } = await returnFromExternalProvider(at, external.open, 'pablo.nora@correo.test')
    expect(answer.body).toContain('Falta confirmar tu correo')
    expect(answer.body).toContain(`href="${at.address}/external?lang=es"`)
    const join = await at.browser.go(`${external.open}${at.address}/external/join`)
    expect(join.headers.location).toBe(`${at.address}?lang=es`)
  })

  test('AUTH-019 whoever goes back at the provider comes to the sign-in, in their language', async () => {
    const at = await visit(external.open)
    const { url, answer } = await returnFromExternalProvider(at, external.open, undefined)
    expect(answer.body).toContain('Has vuelto sin iniciar sesión')
    expect((await at.browser.go(url.href)).body, 'a reload').toContain('No hemos podido comprobar')
    const english = await visit(external.open)
    const returned = await returnFromExternalProvider(english, external.open, undefined, 'en')
    expect(returned.answer.body).toContain('You came back without signing in')
  })

  test('AUTH-019 a tenant without registration says so, and a closed account stays closed', async () => {
    const at = await visit(external.closed)
    const { answer } = await returnFromExternalProvider(at, external.closed, 'nobody@correo.test')
    expect(answer.body).toContain('Todavía no tienes cuenta')
    const close = (active: boolean) =>
      external.server.db.query("update person set active = $1 where tenant = 'open' and id = $2", [
        active,
        personId,
      ])
    const personId = await accountOf('luis@portico.test')
    await close(false)
    const other = await visit(external.open)
    expect(
      (await returnFromExternalProvider(other, external.open, 'luis@portico.test')).answer.body,
    ).toContain('No puedes iniciar sesión con esta cuenta')
    await close(true)
  })

  test('AUTH-019 a return without a known state, or in another browser, signs nobody in', async () => {
    const at = await visit(external.open)
    const back = await returnOf(at, external.open, 'luis@portico.test')
    const invented = new URL(back)
    invented.searchParams.set('state', 'invented')
    expect((await at.browser.go(invented.href)).status).toBe(400)

    const victim = await visit(external.open)
    const planted = await follow(victim.browser, await victim.browser.go(back.href), back.href, isPortal)
    expect(planted.answer.status).toBe(400)
    expect(planted.answer.body).toContain('Esta página ha caducado')

    const own = await follow(at.browser, await at.browser.go(back.href), back.href, isPortal)
    expect(own.url.pathname, 'the planted return has used nothing').toBe(`${at.address}/external/join`)
  })

  test('AUTH-019 a return is used once, also at the same moment, and so is its code', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    const at = await visit(external.open)
    const back = await returnOf(at, external.open, 'luis@portico.test')
    const inner = (await at.browser.go(back.href)).headers.location ?? ''
    const go = () => at.browser.go(`${external.open}${inner}`)
    const [first, second] = await Promise.all([go(), go()])
    expect(new Set([first.status, second.status])).toEqual(new Set([303, 400]))

    const fresh = await leave(at, external.open)
    const page = await at.browser.go(fresh.url.href, { email: 'luis@portico.test' })
    const isReturn = (to: URL) => to.pathname === '/identity/external/callback'
    const { url } = await follow(at.browser, page, fresh.url.href, isReturn)
    url.searchParams.set('code', back.searchParams.get('code') ?? '')
    const replayed = await follow(at.browser, await at.browser.go(url.href), url.href, isPortal)
    expect([replayed.answer.status, replayed.url.pathname]).toEqual([400, `${at.address}/external/callback`])
    expect(replayed.answer.body).toContain('No hemos podido comprobar quién eres')
    expect(errors.mock.lastCall?.[0]).toContain('invalid_grant')
  })

  test('AUTH-019 a provider or a return with another issuer is refused', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const at = await visit(external.wrong)
    const refused = await at.browser.go(`${external.wrong}${at.address}/external`)
    expect(refused.status).toBe(400)
    expect(refused.body).toContain('No hemos podido comprobar quién eres')

    const other = await visit(external.open)
    const back = await returnOf(other, external.open, 'luis@portico.test')
    back.searchParams.set('iss', 'https://evil.example')
    const mixed = await follow(other.browser, await other.browser.go(back.href), back.href, isPortal)
    expect(mixed.answer.status).toBe(400)
  })

  test('AUTH-019 a provider that does not answer is named, and the next attempt works', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const at = await visit(external.open)
    const back = await returnOf(at, external.open, 'luis@portico.test')
    await external.stopProvider()
    const down = await follow(at.browser, await at.browser.go(back.href), back.href, isPortal)
    expect(down.answer.status).toBe(503)
    expect(down.answer.body).toContain('Cuenta Norte no responde ahora mismo')
    expect(down.answer.body).toContain(`href="${at.address}/external?lang=es"`)
    await external.startProvider()
    const { url } = await returnFromExternalProvider(at, external.open, 'luis@portico.test')
    expect(url.pathname).toBe(`${at.address}/external/join`)
  })

  test('AUTH-019 after twenty refused returns an address waits', async () => {
    const at = await visit(external.open)
    const guess = () => at.browser.go(`${external.open}${at.address}/external/callback?state=x&code=y`)
    for (let count = 0; count < 20; count += 1) expect((await guess()).status).toBe(400)
    const refused = await guess()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })
})
