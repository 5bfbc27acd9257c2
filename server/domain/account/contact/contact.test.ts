// @vitest-environment node
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { User } from '../../../../schemas/generated/entities'
import { personId } from '../../../demo/people/personRow'
import { ruleDatabases } from '../../../test/databases'
import { openPostOffice, type PostOffice } from '../../letters/test/postOffice'
import { NOW, STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../../test/clinic/clinic'

const luis = personId('one', 'luis')
const NEW = 'luis.nuevo@portico.test'
const PHONE = '655 120 304'

describe.each(ruleDatabases)('email and telephone of an account on %s', (database) => {
  let clinic: Clinic
  let post: PostOffice
  let call: Caller
  beforeAll(async () => {
    clinic = await openClinic(database, undefined, ['boostedCrew'])
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())
  beforeEach(async () => {
    await clinic.db.exec(
      `delete from letter; delete from single_use_code; delete from sign_in_attempt;
       update account set email = 'luis@portico.test' where tenant = 'one' and sub = '${luis}';
       update person set verified_phone = null, is_doctor24 = false where tenant = 'one'`,
    )
    clinic.setNow(NOW)
    call = await clinic.as('luis@portico.test')
    post = await openPostOffice(clinic)
  })
  afterEach(() => post.close())

  const readUser = async () => (await call('GET', 'api/users/data')).body as User
  const requestEmail = (email: string) => call('POST', 'api/users/request-change-email', { email })
  const verifyEmail = (email: string, token: string) =>
    call('POST', 'api/users/verify-change-email', { email, token })
  const requestPhone = (phone: string) => call('POST', 'api/users/request-change-phone', { phone })
  const verifyPhone = (phone: string, token: string) =>
    call('POST', 'api/users/verify-change-phone', { phone, token })
  const mailedCode = async () => {
    await post.round(NOW)
    const [letter] = await post.arrived()
    return { to: letter?.to, code: /\b\d{6}\b/.exec(letter?.text ?? '')?.[0] ?? '' }
  }
  const textedCode = () => /\b\d{6}\b/.exec(clinic.messages.at(-1)?.text ?? '')?.[0] ?? ''
  const later = (seconds: number) => clinic.setNow(new Date(NOW.getTime() + seconds * 1000))
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  it('ACCOUNT-044 ACCOUNT-045 the address changes with the code sent to it, and the old one gets a letter', async () => {
    expect((await requestEmail(` ${NEW.toUpperCase()}`.trim())).status).toBe(204)
    const { to, code } = await mailedCode()
    expect(to).toBe(NEW)
    expect(await verifyEmail(NEW, wrong(code))).toMatchObject({
      status: 400,
      body: { message: 'INVALID_TOKEN' },
    })
    expect((await verifyEmail('other@portico.test', code)).status).toBe(400)
    expect((await verifyEmail(NEW, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(204)
    expect(await readUser()).toMatchObject({ email: NEW, emailConfirmed: true })
    await post.round(NOW)
    const [told] = await post.arrived()
    expect([told?.to, told?.text.includes(NEW)]).toEqual(['luis@portico.test', false])
    expect((await verifyEmail(NEW, code)).status, 'a code works once').toBe(400)
  })

  it('ACCOUNT-044 an address with an account gets the same answer; only its reader learns that it is taken', async () => {
    const [free, taken] = [await requestEmail(NEW), await (later(61), requestEmail('ana@portico.test'))]
    expect(taken).toEqual({ ...free, headers: expect.anything() as unknown })
    await post.round(new Date(NOW.getTime() + 61_000))
    const code = (await post.arrived()).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? '').at(-1) ?? ''
    expect(await verifyEmail('ana@portico.test', code)).toMatchObject({
      status: 400,
      body: { message: 'EMAIL_EXISTS' },
    })
    expect((await readUser()).email).not.toBe('ana@portico.test')
  })

  it('ACCOUNT-045 five wrong codes end a code, and so do ten minutes', async () => {
    await requestPhone(PHONE)
    const code = textedCode()
    for (let count = 0; count < 5; count++) expect((await verifyPhone(PHONE, wrong(code))).status).toBe(400)
    expect((await verifyPhone(PHONE, code)).status).toBe(400)
    later(61)
    await requestPhone(PHONE)
    later(61 + 600)
    expect((await verifyPhone(PHONE, textedCode())).status).toBe(400)
  })

  it('ACCOUNT-046 ACCOUNT-047 the telephone changes with the code of the message, and the person gets a letter', async () => {
    expect((await requestPhone(PHONE)).status).toBe(204)
    expect(clinic.messages.at(-1)).toMatchObject({ to: PHONE, sender: 'Clinic one' })
    expect(clinic.messages.at(-1)?.text.split('\n').at(-1)).toBe(`@one.localhost #${textedCode()}`)
    expect((await verifyPhone('655-120-304', textedCode())).status).toBe(204)
    expect((await readUser()).phone).toBe('655-120-304')
    await post.round(NOW)
    expect((await post.arrived()).map(({ to }) => to)).toEqual(['luis@portico.test'])
    expect(JSON.stringify(await clinic.db.query('select * from single_use_code'))).toBe('[]')
  })

  it('ACCOUNT-046 a code is sent again after 60 seconds, and a number gets only a few', async () => {
    await requestPhone(PHONE)
    expect(await requestPhone(PHONE)).toMatchObject({
      status: 429,
      body: { message: 'TOO_MANY_ATTEMPTS', details: { seconds: 60 } },
    })
    const before = clinic.messages.length
    for (let round = 1; round < 10; round++) {
      later(61 * round)
      await requestPhone(PHONE)
    }
    expect(clinic.messages.length - before).toBeLessThan(5)
  })

  it.each([
    ['request-change-email', { email: 'no address' }, 'email'],
    ['request-change-email', { email: 'a\u202E@b.es' }, 'email'],
    ['request-change-email', { email: `${'a'.repeat(100)}@b.es` }, 'email'],
    ['request-change-email', { email: 'luis@portico.test' }, 'email'],
    ['request-change-email', { email: NEW, roles: ['Administrator'] }, 'body'],
    ['request-change-email', {}, 'email'],
    ['verify-change-email', { email: NEW, token: 123456 }, 'token'],
    ['verify-change-email', { email: NEW, token: '' }, 'token'],
    ['verify-change-email', { email: NEW, token: '1'.repeat(41) }, 'token'],
    ['request-change-phone', { phone: 'call me' }, 'phone'],
    ['request-change-phone', { phone: ' ' }, 'phone'],
    ['request-change-phone', { phone: 655120304 }, 'phone'],
    ['request-change-phone', { phone: '6'.repeat(21) }, 'phone'],
    ['request-change-phone', { phone: PHONE, planId: 3 }, 'body'],
    ['verify-change-phone', { phone: PHONE }, 'token'],
  ])('ERR-012 %s refuses %j and names the field', async (path, body, field) => {
    const answer = await call('POST', `api/users/${path}`, body)
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([400, expect.stringContaining(field)])
    expect(await clinic.db.query('select from single_use_code')).toEqual([])
  })

  it('C-119 nobody changes the sign-in of the person they act for', async () => {
    const admin = await clinic.as('admin@portico.test')
    const acting = { 'x-impersonation-user': luis }
    for (const [path, body] of [
      ['request-change-email', { email: NEW }],
      ['verify-change-email', { email: NEW, token: '123456' }],
      ['request-change-phone', { phone: PHONE }],
      ['verify-change-phone', { phone: PHONE, token: '123456' }],
    ] as const)
      expect((await admin('POST', `api/users/${path}`, body, acting)).status).toBe(403)
  })

  it('ACCOUNT-016 ACCOUNT-038 C-145 the data are confirmed after the telephone, and open the video consultation', async () => {
    const { name, surname, birthDate, version } = await readUser()
    const document = { identificationNumberType: 1, identificationNumber: '12345678Z' }
    const body = () => ({ name, surname, birthDate, gender: 1, ...document })
    const early = await call('PUT', 'api/users/verify', { ...body(), version })
    expect(early).toMatchObject({ status: 409, body: { message: 'PHONE_NOT_VERIFIED' } })
    await requestPhone(PHONE)
    await verifyPhone(PHONE, textedCode())
    const after = await readUser()
    expect(after.isDoctor24).toBe(false)
    const verified = await call('PUT', 'api/users/verify', { ...body(), version: after.version })
    expect(verified.status).toBe(200)
    expect(await readUser()).toMatchObject({ isDoctor24: true, identificationNumber: '12345678Z' })
  })
})
