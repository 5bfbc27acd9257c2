import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { engines } from '../test/engines'
import { createMagicLink } from './identity'
import { openBrowser } from './test/browser'
import { SLOW_TEST_MS, startTestIdentity, type TestIdentity } from './test/identityServer'
import { formAddress, authorizationRequest } from './test/portal'

vi.setConfig({ testTimeout: SLOW_TEST_MS, hookTimeout: SLOW_TEST_MS })

/** A page without what is different each time. */
const without = (body: string) =>
  body.replaceAll(/(nobody|doctor)@/g, '').replaceAll(/interaction\/[\w-]+/g, '')

describe.each(engines)('magic links on %s', (engine) => {
  let house: TestIdentity
  beforeAll(async () => {
    house = await startTestIdentity(engine)
  })
  afterAll(() => house.close())

  const exchanged = (token: string, origin = house.portico) =>
    openBrowser().go(`${origin}/api/auth/magic-link?${new URLSearchParams({ token }).toString()}`)

  /** Asks for a link as a person does. Out: the page that answers. */
  const ask = async (email: string) => {
    const browser = openBrowser()
    const page = await browser.go(authorizationRequest(house.portico).address)
    const address = formAddress(house.portico, page).replace('?', '/link?')
    return browser.go(address, { email, password: '' })
  }

  test('AUTH-005 AUTH-066 a link is exchanged once for an access token', async () => {
    const token = await createMagicLink(house.db, 'portico', 'portico-doctor')
    const answer = JSON.parse((await exchanged(token)).body) as { token: string; expiresIn: number }
    expect(answer.expiresIn).toBe(60 * 60)
    expect(await house.identity.verify(answer.token, 'portico')).toEqual({
      sub: 'portico-doctor',
      roles: ['Doctor'],
    })
    const again = await exchanged(token)
    expect(again.status).toBe(400)
    expect(JSON.parse(again.body)).toMatchObject({ message: 'INVALID_TOKEN' })
  })

  test('AUTH-066 a link used twice at once works once', async () => {
    const token = await createMagicLink(house.db, 'portico', 'portico-ana')
    const answers = await Promise.all([exchanged(token), exchanged(token), exchanged(token)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('AUTH-066 C-024 an expired link, a made-up one and one of another tenant are refused', async () => {
    const expired = await createMagicLink(house.db, 'portico', 'portico-ana')
    await house.db.exec("update magic_link set expires_at = now() - interval '1 second'")
    const foreign = await createMagicLink(house.db, 'covadonga', 'covadonga-ana')
    for (const token of [expired, foreign, 'made-up']) expect((await exchanged(token)).status).toBe(400)
    expect((await exchanged(foreign, house.covadonga)).status).toBe(200)
  })

  test('AUTH-005 only the hash of a link is kept', async () => {
    const token = await createMagicLink(house.db, 'portico', 'portico-ana')
    expect(JSON.stringify(await house.db.query('select * from magic_link'))).not.toContain(token)
  })

  test('AUTH-005 AUTH-009 a link asked for by mail leads to the portal and works', async () => {
    const page = await ask('Ana@portico.test')
    expect(page.body).toContain('Revisa tu correo')
    const letter = await house.nextMail()
    expect(letter.to).toBe('ana@portico.test')
    const link = /\S+#\/auth\?(\S+)/.exec(letter.text)
    expect(link?.[0]).toMatch(`${house.portico}/#/auth?token=`)
    const query = new URLSearchParams(link?.[1])
    expect(query.get('redirectUrl')).toBe('/')
    expect((await exchanged(query.get('token') ?? '')).status).toBe(200)
  })

  test('AUTH-005 an e-mail without an account is answered alike and gets no letter', async () => {
    const nobody = await ask('nobody@portico.test')
    const doctor = await ask('doctor@portico.test')
    expect(without(nobody.body)).toBe(without(doctor.body))
    expect((await house.nextMail()).to).toBe('doctor@portico.test')
  })

  test('AUTH-005 the third letter in a row makes the fourth wait', async () => {
    for (let letters = 0; letters < 3; letters++) {
      await ask('admin@portico.test')
      await house.nextMail()
    }
    expect((await ask('admin@portico.test')).body).toContain('Revisa tu correo')
    await ask('ana@portico.test')
    expect((await house.nextMail()).to).toBe('ana@portico.test')
  })

  test('AUTH-005 what is no e-mail is asked for again', async () => {
    expect((await ask('')).body).not.toContain('aria-invalid="true"')
    const browser = openBrowser()
    const page = await browser.go(authorizationRequest(house.portico).address)
    const address = formAddress(house.portico, page).replace('?', '/link?')
    expect((await browser.go(address, { email: 'ana' })).body).toContain('aria-invalid="true"')
  })
})
