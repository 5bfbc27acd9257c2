import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { ruleDatabases } from '../../../test/databases'
import { SLOW_TEST_MS } from '../../../platform/identity/test/identityServer'
import {
  returnFromExternalProvider,
  follow,
  isPortal,
  startExternalServer,
  visit,
  type ExternalServer,
} from '../../../platform/identity/external/test/externalServer'

vi.setConfig({ testTimeout: SLOW_TEST_MS, hookTimeout: SLOW_TEST_MS })

const email = 'carmen.suarez@correo.test'
const answers = {
  name: 'Carmen',
  surname: 'Suárez Prieto',
  phone: '+34 655 120 304',
  birthDate: '1951-05-22',
  gender: 2,
  conditionsVersion: '2026-11',
}

describe.each(ruleDatabases)('completing an account after a sign-in through a provider on %s', (database) => {
  let external: ExternalServer
  beforeAll(async () => {
    external = await startExternalServer(database)
  })
  afterEach(() =>
    external.server.db.exec(`delete from account where email = '${email}'; delete from sign_in_attempt`),
  )
  afterAll(() => external.close())

  const call = async (method: 'GET' | 'POST', path: string, body?: object, host = 'open.localhost') => {
    const answer = await external.server.app.inject({
      method,
      url: `/api/${path}`,
      headers: { host },
      ...(body && { payload: body }),
    })
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: (answer.body && JSON.parse(answer.body)) as Record<string, unknown>,
    }
  }
  /** Comes back from the provider to the form of the portal. */
  const arrive = async () => {
    const at = await visit(external.open)
    const { url } = await returnFromExternalProvider(at, external.open, email)
    const [page, query] = url.hash.slice(1).split('?')
    const { code = '', state = '' } = Object.fromEntries(new URLSearchParams(query))
    return { at, origin: url.origin, page, code, state }
  }
  const register = (link: { code: string; state: string }, change: object = {}) =>
    call('POST', 'users/register-oauth', { ...answers, code: link.code, state: link.state, ...change })
  const invalid = { status: 400, body: { message: 'INVALID_TOKEN' } }

  test('AUTH-019 AUTH-057 AUTH-062 AUTH-067 a person completes the account, is signed in, and signs in directly from then on', async () => {
    const { at, origin, page, ...link } = await arrive()
    expect([origin, page]).toEqual([external.open, '/register-oauth'])
    const query = new URLSearchParams(link).toString()
    expect((await call('GET', `users/oauth?${query}`)).body).toEqual({
      email,
      name: 'Carmen',
      surname: 'Suárez Prieto',
      hasAccount: false,
    })
    expect((await call('GET', `oauth/email?code=${link.code}`)).body).toEqual({ email })
    const { status, body } = await register(link)
    expect(status).toBe(200)
    const [person] = await external.server.db.query(
      `select p.id, p.email, p.phone, p.email_confirmed, c.version, a.roles from person p
       join account a on a.tenant = p.tenant and a.sub = p.id
       join accepted_conditions c on c.tenant = p.tenant and c.person_id = p.id
       where p.tenant = 'open' and a.email = $1`,
      [email],
    )
    expect(person).toEqual({
      id: body['id'],
      email,
      phone: answers.phone,
      email_confirmed: true,
      version: '2026-11',
      roles: [],
    })
    const address = `${external.open}${String(body['continueAt'])}`
    const done = await follow(at.browser, await at.browser.go(address), address, isPortal)
    expect(done.url.pathname).toBe('/callback')
    expect(done.url.searchParams.get('code')).toBeTruthy()

    const next = await visit(external.open)
    expect((await returnFromExternalProvider(next, external.open, email)).url.pathname).toBe('/callback')
  })

  test('AUTH-062 the code works once, in its own sign-in, for nobody else and at no other tenant', async () => {
    const link = await arrive()
    expect(await register({ ...link, code: `${link.code}x` })).toMatchObject(invalid)
    expect(await register({ ...link, state: 'another' })).toMatchObject(invalid)
    expect(await call('GET', `users/oauth?code=${link.code}&state=another`)).toMatchObject(invalid)
    expect(await call('GET', `oauth/email?code=${link.code}`, undefined, 'wrong.localhost')).toMatchObject(
      invalid,
    )
    const both = await Promise.all([register(link), register(link)])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(both.filter(({ status }) => status === 400)).toMatchObject([invalid])
    expect(await call('GET', `oauth/email?code=${link.code}`)).toMatchObject(invalid)
  })

  test('AUTH-062 only the browser that came back is signed in', async () => {
    const link = await arrive()
    const { body } = await register(link)
    const stranger = await visit(external.open)
    const refused = await stranger.browser.go(`${external.open}${String(body['continueAt'])}`)
    expect(refused.status).toBe(400)
  })

  test('AUTH-036 AUTH-041 AUTH-062 the rules of the form hold, and the email of the form is refused', async () => {
    const link = await arrive()
    const fieldsOf = async (change: object) => {
      const { status, body } = await register(link, change)
      const { fields } = (body['details'] ?? {}) as { fields?: { path: string; keyword: string }[] }
      return [status, ...(fields ?? []).map(({ path, keyword }) => `${path} ${keyword}`)]
    }
    expect(await fieldsOf({ birthDate: '2020-01-01' })).toEqual([400, '/birthDate adult'])
    expect(await fieldsOf({ phone: 'x' })).toEqual([400, '/phone pattern'])
    expect(await fieldsOf({ conditionsVersion: '2020-01' })).toEqual([400, '/conditionsVersion enum'])
    expect((await fieldsOf({ email: 'other@correo.test' }))[0]).toBe(400)
    expect((await fieldsOf({ roles: ['Administrator'] }))[0]).toBe(400)
    expect((await register(link)).status, 'a refusal uses nothing').toBe(200)
  })

  test('AUTH-062 ERR-009 an account that was made meanwhile is not replaced', async () => {
    const link = await arrive()
    await external.server.db.query(
      "insert into account (tenant, sub, email, password_hash) values ('open', 'meanwhile', $1, 'x')",
      [email],
    )
    const query = new URLSearchParams({ code: link.code, state: link.state }).toString()
    expect((await call('GET', `users/oauth?${query}`)).body).toMatchObject({ hasAccount: true })
    expect(await register(link)).toMatchObject({ status: 400, body: { message: 'EMAIL_EXISTS' } })
  })

  test('AUTH-062 wrong codes are counted: after twenty an address waits', async () => {
    for (let count = 0; count < 20; count += 1)
      expect((await call('GET', `oauth/email?code=guess${count}`)).status).toBe(400)
    const refused = await call('GET', 'oauth/email?code=guess')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('AUTH-062 a tenant without the feature registers nobody', async () => {
    const body = { ...answers, code: 'a', state: 'b' }
    expect((await call('POST', 'users/register-oauth', body, 'closed.localhost')).status).toBe(403)
  })
})
