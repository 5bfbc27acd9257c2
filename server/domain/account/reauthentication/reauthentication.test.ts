// @vitest-environment node
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { User } from '../../../../schemas/generated/entities'
import { personId } from '../../../demo/people/personRow'
import { hashPassword } from '../../../platform/identity/accounts/password'
import { createMagicLink } from '../../../platform/identity/magicLink/magicLink'
import { databases } from '../../../test/databases'
import { openPostOffice, type PostOffice } from '../../letters/test/postOffice'
import {
  NOW,
  STARTUP_TIMEOUT,
  openClinic,
  type Answer,
  type Caller,
  type Clinic,
} from '../../../test/clinic/clinic'

const luis = personId('one', 'luis')
const NEW = 'luis.nuevo@portico.test'
const PASSWORD = 'Una-llave-2027'
const guest = { name: 'A', surname: 'B', email: 'a@b.es', birthDate: '1980-01-01' }
const asked = { status: 403, body: { message: 'REAUTHENTICATION_REQUIRED' } }

describe.each(databases)('sensitive changes on %s', (database) => {
  let clinic: Clinic
  let post: PostOffice
  let call: Caller
  beforeAll(async () => {
    clinic = await openClinic(database)
    await clinic.db.query(`update account set password_hash = $1 where tenant = 'one'`, [
      await hashPassword(PASSWORD),
    ])
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())
  beforeEach(async () => {
    await clinic.db.exec('delete from letter; delete from single_use_code; delete from sign_in_attempt')
    clinic.setNow(NOW)
    post = await openPostOffice(clinic)
    call = await clinic.as('luis@portico.test')
  })
  afterEach(() => post.close())

  /** Makes every sign-in eleven minutes older. */
  const letTimePass = () =>
    clinic.db.query("update session_use set authenticated_at = authenticated_at - interval '11 minutes'")
  const confirm = (proof: object, as = call) => as('POST', 'api/users/reauthentication', proof)
  const code = async () => {
    await post.round(NOW)
    const letter = (await post.arrived()).at(-1)
    return { to: letter?.to, code: /\b\d{6}\b/.exec(letter?.text ?? '')?.[0] ?? '' }
  }
  const requestEmail = (as = call) => as('POST', 'api/users/request-change-email', { email: NEW })

  it('a session that is older than ten minutes does not change the email with a code that only the new address gets', async () => {
    await letTimePass()
    const requested = await requestEmail()
    const sent = await code()
    const token = sent.code || '123456'
    const verified = await call('POST', 'api/users/verify-change-email', { email: NEW, token })
    expect([requested, verified]).toMatchObject([asked, asked])
    expect(sent.to).toBeUndefined()
    const { email } = (await call('GET', 'api/users/data')).body as User
    expect(email).toBe('luis@portico.test')
  })

  it('a code that was asked for in time does not change the email later without another proof', async () => {
    await requestEmail()
    const { code: token } = await code()
    await letTimePass()
    expect(await call('POST', 'api/users/verify-change-email', { email: NEW, token })).toMatchObject(asked)
    await confirm({ password: PASSWORD })
    expect((await call('POST', 'api/users/verify-change-email', { email: NEW, token })).status).toBe(204)
    await clinic.db.exec(`update account set email = 'luis@portico.test' where sub = '${luis}'`)
  })

  it.each<[Parameters<Caller>[0], string, object | undefined]>([
    ['POST', 'api/users/request-change-email', { email: NEW }],
    ['POST', 'api/users/verify-change-email', { email: NEW, token: '123456' }],
    ['POST', 'api/users/request-change-phone', { phone: '655 120 304' }],
    ['POST', 'api/users/verify-change-phone', { phone: '655 120 304', token: '123456' }],
    ['DELETE', 'api/users', undefined],
    ['DELETE', 'api/users/external-sign-in', undefined],
    ['GET', 'api/users/export', undefined],
    ['POST', 'api/independent-users', guest],
  ])('%s %s asks who acts', async (method, path, body) => {
    await letTimePass()
    expect(await call(method, path, body)).toMatchObject(asked)
    expect((await call('GET', 'api/users/data')).status, 'the session goes on').toBe(200)
  })

  it('the password confirms it for ten minutes, in every tab of the session and in no other session', async () => {
    const other = await clinic.as('luis@portico.test')
    await letTimePass()
    expect((await confirm({ password: PASSWORD })).status).toBe(204)
    expect((await requestEmail()).status).toBe(204)
    expect(await requestEmail(other)).toMatchObject(asked)
    await letTimePass()
    expect(await requestEmail()).toMatchObject(asked)
  })

  it('five wrong passwords are followed by a pause, also at once, and the sign-in page stays open', async () => {
    await letTimePass()
    const guesses = await Promise.all(Array.from({ length: 8 }, () => confirm({ password: 'wrong' })))
    const count = (status: number) => guesses.filter((guess) => guess.status === status).length
    expect([count(400), count(429)]).toEqual([5, 3])
    expect(await confirm({ password: PASSWORD })).toMatchObject({
      status: 429,
      body: { message: 'TOO_MANY_ATTEMPTS' },
    })
    expect(await requestEmail()).toMatchObject(asked)
    const subjects = await clinic.db.query<{ subject: string }>('select subject from sign_in_attempt')
    expect(subjects.map(({ subject }) => subject.split(':')[0])).toEqual(['reauthentication'])
  })

  it('an account without a password confirms it with a code at its own address, which works once', async () => {
    await letTimePass()
    expect(await call('POST', 'api/users/reauthentication-code')).toMatchObject({
      status: 200,
      body: { email: 'luis@portico.test' },
    })
    const sent = await code()
    expect(sent.to).toBe('luis@portico.test')
    const wrong = String((Number(sent.code) + 1) % 1_000_000).padStart(6, '0')
    expect(await confirm({ code: wrong })).toMatchObject({ status: 400, body: { message: 'INVALID_TOKEN' } })
    expect((await confirm({ code: `${sent.code.slice(0, 3)} ${sent.code.slice(3)}` })).status).toBe(204)
    expect((await requestEmail()).status).toBe(204)
    expect((await confirm({ code: sent.code })).status).toBe(400)
  })

  it('a code that proves a new address does not confirm who acts', async () => {
    await requestEmail()
    const { code: token } = await code()
    await letTimePass()
    expect((await confirm({ code: token })).status).toBe(400)
  })

  it('C-119 who acts for somebody confirms with their own password', async () => {
    const admin = await clinic.as('admin@portico.test')
    const ana = { 'x-impersonation-user': personId('one', 'ana') }
    const invite = () => admin('POST', 'api/independent-users', guest, ana)
    await clinic.db.query(`update account set password_hash = $1 where tenant = 'one' and sub = $2`, [
      await hashPassword('Other-key-2027'),
      personId('one', 'ana'),
    ])
    await letTimePass()
    expect(await invite()).toMatchObject(asked)
    const own = (password: string) => admin('POST', 'api/users/reauthentication', { password }, ana)
    expect((await own('Other-key-2027')).status).toBe(400)
    expect((await own(PASSWORD)).status).toBe(204)
    expect((await invite()).status).not.toBe(403)
    const noted = await clinic.db.query(`select from acting_entry where action = 'changed'`)
    expect(noted.length, 'only the invitation is noted').toBeLessThanOrEqual(1)
  })

  it('C-118 a session that a link of a doctor opened never makes them, not even with the password', async () => {
    const link = await createMagicLink(clinic.db, 'one', luis, false)
    const { body } = await (await clinic.as())('POST', 'api/auth/sign-in-link', { token: link })
    const { token } = body as { token: string }
    const visit: Caller = (method, path, input) =>
      call(method, path, input, { authorization: `Bearer ${token}` })
    const answers: Answer[] = [
      await requestEmail(visit),
      await confirm({ password: PASSWORD }, visit),
      await visit('POST', 'api/users/reauthentication-code'),
      await visit('GET', 'api/users/export'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    expect(JSON.stringify(answers)).not.toContain('REAUTHENTICATION_REQUIRED')
  })

  it.each([{}, { password: '' }, { password: PASSWORD, code: '123456' }, { password: 1 }, { code: null }])(
    'ERR-012 refuses the proof %j',
    async (proof) => {
      expect((await confirm(proof)).status).toBe(400)
    },
  )
})
