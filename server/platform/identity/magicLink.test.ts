import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ruleDatabases } from '../../test/databases'
import { createMagicLink } from './identity'
import { openBrowser } from './test/browser'
import { SLOW_TEST_MS, startTestIdentity, type TestIdentity } from './test/identityServer'
import { formAddress, authorizationRequest } from './test/portal'

vi.setConfig({ testTimeout: SLOW_TEST_MS, hookTimeout: SLOW_TEST_MS })

/** Removes what differs on every page. */
const normalize = (body: string) =>
  body.replaceAll(/(nobody|doctor)(@|%40)/g, '').replaceAll(/interaction\/[\w-]+/g, '')

describe.each(ruleDatabases)('magic links on %s', (database) => {
  let server: TestIdentity
  beforeAll(async () => {
    server = await startTestIdentity(database)
  })
  afterAll(() => server.close())

  const exchange = (token: string, origin = server.portico) =>
    openBrowser().post(`${origin}/api/auth/sign-in-link`, { token })

  /** Requests a link with the form. Returns the response. */
  const requestLink = async (email: string, extra?: Record<string, string>) => {
    const browser = openBrowser()
    const page = await browser.go(authorizationRequest(server.portico, extra).address)
    const address = formAddress(server.portico, page).replace(/(\/link)?\?/, '/link?')
    return browser.go(address, { email, password: '' })
  }

  test('AUTH-005 AUTH-066 a link can be exchanged once for an access token', async () => {
    const token = await createMagicLink(server.db, 'portico', 'portico-doctor')
    const answer = JSON.parse((await exchange(token)).body) as { token: string; expiresIn: number }
    expect(answer.expiresIn).toBe(60 * 60)
    expect(await server.identity.verify(answer.token, 'portico')).toEqual({
      sub: 'portico-doctor',
      roles: ['Doctor'],
      session: expect.any(String) as string,
      hasSecondStep: false,
    })
    const second = await exchange(token)
    expect(second.status).toBe(400)
    expect(JSON.parse(second.body)).toMatchObject({ message: 'INVALID_TOKEN' })
  })

  test('AUTH-065 a link confirms the address only if it was sent there', async () => {
    const isConfirmed = async (wasMailed: boolean) => {
      await server.db.exec(`insert into person (tenant, id, name) values ('portico', 'portico-ana', 'Ana')
        on conflict (tenant, id) do update set email_confirmed = false`)
      await exchange(await createMagicLink(server.db, 'portico', 'portico-ana', wasMailed))
      const [row] = await server.db.query<{ isConfirmed: boolean }>(
        `select email_confirmed as "isConfirmed" from person where id = 'portico-ana'`,
      )
      return row?.isConfirmed
    }
    expect([await isConfirmed(false), await isConfirmed(true)]).toEqual([false, true])
  })

  test('AUTH-066 a program that opens the address of a link uses nothing', async () => {
    const token = await createMagicLink(server.db, 'portico', 'portico-ana')
    const count = () =>
      server.db.query('select count(*)::int as links from magic_link where sub = $1', ['portico-ana'])
    const before = await count()
    const query = new URLSearchParams({ token }).toString()
    for (const path of ['auth/sign-in-link', 'auth/magic-link'])
      expect((await openBrowser().go(`${server.portico}/api/${path}?${query}`)).status).toBe(404)
    expect(await count()).toEqual(before)
    expect((await exchange(token)).status).toBe(200)
  })

  test('AUTH-066 of concurrent exchanges only one succeeds', async () => {
    const token = await createMagicLink(server.db, 'portico', 'portico-ana')
    const answers = await Promise.all([exchange(token), exchange(token), exchange(token)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('AUTH-066 C-024 an expired link, an invented one and one of another tenant are rejected', async () => {
    const expired = await createMagicLink(server.db, 'portico', 'portico-ana')
    await server.db.exec("update magic_link set expires_at = now() - interval '1 second'")
    const foreign = await createMagicLink(server.db, 'covadonga', 'covadonga-ana')
    for (const token of [expired, foreign, 'made-up']) expect((await exchange(token)).status).toBe(400)
    expect((await exchange(foreign, server.covadonga)).status).toBe(200)
  })

  test('AUTH-005 only the hash of a link is stored', async () => {
    const token = await createMagicLink(server.db, 'portico', 'portico-ana')
    expect(JSON.stringify(await server.db.query('select * from magic_link'))).not.toContain(token)
  })

  test('AUTH-005 AUTH-009 a link requested by email opens the portal and signs in', async () => {
    const page = await requestLink('Ana@portico.test')
    expect(page.body).toContain('Revisa tu correo')
    const letter = await server.nextMail()
    expect(letter.to).toBe('ana@portico.test')
    const link = /\S+#\/auth\?(\S+)/.exec(letter.text)
    expect(link?.[0]).toMatch(`${server.portico}/#/auth?token=`)
    const query = new URLSearchParams(link?.[1])
    expect(query.get('redirectUrl')).toBe('/')
    expect(query.get('login_hint')).toBe('ana@portico.test')
    expect((await exchange(query.get('token') ?? '')).status).toBe(200)
  })

  test('AUTH-005 the letter with the link is text and HTML in the brand and language of the tenant', async () => {
    await requestLink('ana@portico.test', { ui_locales: 'en' })
    const { html = '', text, subject } = await server.nextMail()
    expect(subject).toBe('Your link to sign in to portico')
    expect(html).toContain('<html lang="en">')
    expect(html).toContain('background:#0a6173')
    const link = /http\S+#\/auth\?\S+/.exec(text)?.[0] ?? ''
    const [, address = '', label] = /<a href="([^"]+)"[^>]*>([^<]+)<\/a>/.exec(html) ?? []
    expect([address.replaceAll('&amp;', '&'), label]).toEqual([link, 'Sign in'])
    expect(html.replace(address, '')).not.toContain('token=')
  })

  test('AUTH-009 C-023 a request by link shows the form for a link, and the link leads to its target', async () => {
    const extra = { link_target: '/appointments?x=1' }
    const form = await openBrowser().go(authorizationRequest(server.portico, extra).address)
    expect(form.body).toContain('Enviar el enlace')
    expect(form.body).not.toContain('name="password"')
    await requestLink('doctor@portico.test', extra)
    const letter = await server.nextMail()
    const query = new URLSearchParams(/#\/auth\?(\S+)/.exec(letter.text)?.[1])
    expect(query.get('redirectUrl')).toBe('/appointments?x=1')
  })

  test('AUTH-005 an email without an account gets the same page and no letter', async () => {
    const nobody = await requestLink('nobody@portico.test')
    const doctor = await requestLink('doctor@portico.test')
    expect(normalize(nobody.body)).toBe(normalize(doctor.body))
    expect((await server.nextMail()).to).toBe('doctor@portico.test')
  })

  test('AUTH-005 the fourth letter in a row is not sent', async () => {
    for (let letters = 0; letters < 3; letters++) {
      await requestLink('admin@portico.test')
      await server.nextMail()
    }
    expect((await requestLink('admin@portico.test')).body).toContain('Revisa tu correo')
    await requestLink('ana@portico.test')
    expect((await server.nextMail()).to).toBe('ana@portico.test')
  })

  test('AUTH-005 an invalid email shows the form again with an error', async () => {
    expect((await requestLink('')).body).not.toContain('aria-invalid="true"')
    const browser = openBrowser()
    const page = await browser.go(authorizationRequest(server.portico).address)
    const address = formAddress(server.portico, page).replace('?', '/link?')
    expect((await browser.go(address, { email: 'ana' })).body).toContain('aria-invalid="true"')
  })
})
