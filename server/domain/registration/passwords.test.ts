import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { personId } from '../../demo/people/personRow'
import { hashPassword } from '../../platform/identity/accounts/password'
import { ruleDatabases } from '../../test/databases'
import { enqueueAccountLetter } from '../../platform/letters/accountLetter'
import { NOW, STARTUP_TIMEOUT, type Caller } from '../../test/clinic/clinic'
import { linkOf, startRegistrationServer, type RegistrationServer } from './test/registrationServer'

const luis = personId('one', 'luis')
const EMAIL = 'luis@portico.test'
const chosen = { password: 'Olivo-verde-27', passwordVerify: 'Olivo-verde-27' }
const invalidToken = { status: 400, body: { message: 'INVALID_TOKEN' } }

describe.each(ruleDatabases)('passwords on %s', (database) => {
  let server: RegistrationServer
  beforeAll(async () => {
    server = await startRegistrationServer(database)
  }, STARTUP_TIMEOUT)
  beforeEach(async () => {
    await server.reset()
    server.clinic.setNow(NOW)
    await server.clinic.db.query('update account set password_hash = $1 where email = $2', [
      await hashPassword('Portico2026'),
      EMAIL,
    ])
  })
  afterAll(() => server.close())

  /** The next letter: the answer of the request does not wait for it. */
  const nextLetter = async () => {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const [letter] = await server.arrived()
      if (letter) return letter
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    return undefined
  }
  const requestReset = (email = EMAIL) =>
    server.ask(`api/users/request-password-reset?${new URLSearchParams({ email }).toString()}`)
  const resetLink = async () => {
    await requestReset()
    const { page, ...token } = linkOf(await nextLetter())
    expect(page).toBe('/reset-password')
    return token
  }
  const reset = (body: object) => server.visitor('POST', 'api/users/reset-password', { ...chosen, ...body })
  const invite = async (kind: 'setPassword' | 'invitation') => {
    await enqueueAccountLetter(server.clinic.db, 'one', { kind, personId: luis, now: NOW })
    const { page, ...token } = linkOf(await nextLetter())
    return { page, token }
  }

  it('AUTH-063 AUTH-064 the link of the letter sets another password once', async () => {
    const token = await resetLink()
    expect(await reset(token)).toMatchObject({ status: 204 })
    expect(await server.signIn(EMAIL, 'Portico2026')).toBe('unknown')
    expect(await server.signIn(EMAIL, chosen.password)).toBe('known')
    expect(await reset(token)).toMatchObject(invalidToken)
  })

  it('ERR-010 AUTH-064 a link says for which account it sets a password, until it is used or ends, and stays as it is', async () => {
    const read = (body: object) => server.visitor('POST', 'api/users/password-link', body)
    const token = await resetLink()
    expect(await read(token)).toMatchObject({ status: 200, body: { email: EMAIL } })
    expect(await read({ ...token, userId: personId('one', 'ana') })).toMatchObject(invalidToken)
    expect(await read({ ...token, token: 'a'.repeat(43) })).toMatchObject(invalidToken)
    server.clinic.setNow(new Date(NOW.getTime() + 3_600_000))
    expect(await read(token)).toMatchObject(invalidToken)
    server.clinic.setNow(NOW)
    expect(await reset(token)).toMatchObject({ status: 204 })
    expect(await read(token)).toMatchObject(invalidToken)
    // The letter about the new password.
    await nextLetter()
    const { token: first } = await invite('setPassword')
    expect(await read(first)).toMatchObject({ status: 200, body: { email: EMAIL } })
    const { token: other } = await invite('invitation')
    expect(await read(other)).toMatchObject(invalidToken)
  })

  it('ACCOUNT-040 AUTH-064 a letter reports a password that was set with a reset link, and can undo it', async () => {
    await server.clinic.db.query(`delete from acting_entry where action = 'passwordChanged'`)
    await reset(await resetLink())
    const letter = await nextLetter()
    expect(letter?.to).toBe(EMAIL)
    expect(linkOf(letter).page).toBe('/undoChange')
    const noted = await server.clinic.db.query(`select from acting_entry where action = 'passwordChanged'`)
    expect(noted).toHaveLength(1)
  })

  it('AUTH-030 ERR-010 a link of somebody else, a guessed one and an expired one set nothing', async () => {
    const token = await resetLink()
    expect(await reset({ ...token, userId: personId('one', 'ana') })).toMatchObject(invalidToken)
    expect(await reset({ ...token, token: 'a'.repeat(43) })).toMatchObject(invalidToken)
    server.clinic.setNow(new Date(NOW.getTime() + 3_600_000))
    expect(await reset(token)).toMatchObject(invalidToken)
    expect(await server.signIn(EMAIL, 'Portico2026')).toBe('known')
  })

  it('ERR-008 AUTH-035 AUTH-040 a password that breaks a rule is refused at its field, and the link stays', async () => {
    const token = await resetLink()
    expect(await reset({ ...token, passwordVerify: 'Olivo-verde-28' })).toMatchObject({
      status: 400,
      body: { message: 'PASSWORDS_DO_NOT_MATCH', details: { fields: [{ path: '/passwordVerify' }] } },
    })
    for (const password of ['short1A', 'nouppercase1', 'NOLOWERCASE1', 'NoDigitsHere'])
      expect(await reset({ ...token, password, passwordVerify: password })).toMatchObject({
        status: 400,
        body: { details: { fields: [{ path: '/password', keyword: 'pattern' }] } },
      })
    expect(await reset(token)).toMatchObject({ status: 204 })
  })

  it('AUTH-064 other sessions end', async () => {
    const session: Caller = await server.clinic.as(EMAIL)
    await server.clinic.db.query(
      `insert into oidc_payload (tenant, model, id, payload, expires_at)
       values ('one', 'Session', 'tab', jsonb_build_object('accountId', $1::text), now() + interval '1 day')`,
      [luis],
    )
    expect((await session('GET', 'api/users/data')).status).toBe(200)
    await reset(await resetLink())
    const active = `select id from oidc_payload where id = 'tab' and consumed_at is null`
    expect(await server.clinic.db.query(active)).toEqual([])
  })

  it('AUTH-037 C-032 whoever gets an account from an administrator sets the password and accepts the conditions', async () => {
    const { page, token } = await invite('setPassword')
    expect(page).toBe('/accept-conditions')
    await server.clinic.db.query('delete from accepted_conditions where person_id = $1', [luis])
    expect(await reset({ ...token, conditionsVersion: '2026-11' })).toMatchObject({ status: 204 })
    const rows = await server.clinic.db.query(
      'select version from accepted_conditions where person_id = $1',
      [luis],
    )
    expect(rows).toEqual([{ version: '2026-11' }])
  })

  it('AUTH-068 the link of an invitation sets no password: it has an operation of its own', async () => {
    const { page, token } = await invite('invitation')
    expect(page).toBe('/confirm-independent-account')
    expect(await reset(token)).toMatchObject(invalidToken)
  })

  it('AUTH-063 AUTH-065 an unknown address gets the same answer and no letter', async () => {
    const known = await requestReset()
    const unknown = await requestReset('nobody@portico.test')
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    expect((await nextLetter())?.to).toBe(EMAIL)
    expect(await server.arrived()).toEqual([])
  })

  it('AUTH-063 AUTH-065 ADMIN-038 no letter is written to an inactive person', async () => {
    await server.clinic.db.query('update person set active = false, email_confirmed = false where id = $1', [
      luis,
    ])
    await requestReset()
    await server.ask(`api/users/send-account-confirmation-email?email=${EMAIL}`)
    await requestReset('ana@portico.test')
    expect((await nextLetter())?.to).toBe('ana@portico.test')
    const letters = await server.clinic.db.query('select person_id from letter where person_id = $1', [luis])
    expect(letters).toEqual([])
    await server.clinic.db.query('update person set active = true, email_confirmed = true where id = $1', [
      luis,
    ])
  })

  it('AUTH-065 an address without a pending confirmation gets no letter; one with it gets the letter again', async () => {
    await server.ask(`api/users/send-account-confirmation-email?email=${EMAIL}`)
    await requestReset('ana@portico.test')
    expect((await nextLetter())?.to, 'no letter before it').toBe('ana@portico.test')
    await server.clinic.db.query('delete from accepted_conditions where person_id = $1', [luis])
    await server.clinic.db.query('update person set email_confirmed = false where id = $1', [luis])
    await server.ask(`api/users/send-account-confirmation-email?email=${EMAIL}`)
    expect(linkOf(await nextLetter()).page).toBe('/accept-conditions')
  })

  it(
    'AUTH-064 after twenty wrong links an address waits',
    async () => {
      for (let count = 0; count < 20; count += 1)
        expect(await reset({ userId: luis, token: 'x' })).toMatchObject(invalidToken)
      expect(await reset({ userId: luis, token: 'x' })).toMatchObject({
        status: 429,
        body: { message: 'TOO_MANY_ATTEMPTS' },
      })
    },
    STARTUP_TIMEOUT,
  )

  const script = { accept: 'application/json', 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin' }
  it.each([
    ['an opened link', { accept: 'text/html', 'sec-fetch-mode': 'navigate' }],
    ['a link in an older browser', { accept: 'text/html,*/*;q=0.8' }],
    ['an image of another page', { accept: 'image/*', 'sec-fetch-mode': 'no-cors' }],
    ['a program that looks at links', { accept: '*/*' }],
    ['a script of another page', { ...script, origin: 'https://evil.example' }],
  ])('AUTH-063 AUTH-065 C-031 %s sends no letter', async (_, headers) => {
    for (const operation of ['request-password-reset', 'send-account-confirmation-email']) {
      const answer = await server.visitor('GET', `api/users/${operation}?email=${EMAIL}`, undefined, headers)
      expect(answer).toMatchObject({ status: 403, body: { message: 'FORBIDDEN' } })
    }
    expect(await server.arrived()).toEqual([])
  })
})
