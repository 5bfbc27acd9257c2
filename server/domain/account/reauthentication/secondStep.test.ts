// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import type {
  CodeAppSetup,
  PasskeyOptions,
  ReauthenticationOptions,
  SecondStepAdded,
} from '../../../../schemas/generated/entities'
import { hashPassword } from '../../../platform/identity/accounts/password'
import { createAuthenticator } from '../../../platform/identity/secondStep/test/authenticator'
import { codeOf } from '../../../platform/identity/secondStep/test/signIns'
import { databases } from '../../../test/databases'
import { STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../../test/clinic/clinic'

const path = 'api/users/second-step'
const password = 'Una-llave-2027'

describe.each(databases)('confirming who acts with a second step on %s', (database) => {
  let clinic: Clinic
  let call: Caller
  beforeAll(async () => {
    clinic = await openClinic(database)
    const hash = await hashPassword(password)
    await clinic.db.query(`update account set password_hash = $1 where tenant = 'one'`, [hash])
  }, STARTUP_TIMEOUT)
  beforeEach(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await clinic.db
      .exec(`delete from second_step_factor; delete from recovery_code; delete from sign_in_attempt;
      delete from single_use_code; delete from letter`)
    call = await clinic.as('luis@portico.test')
    return () => vi.restoreAllMocks()
  })
  afterAll(() => clinic.close())

  const letTimePass = () =>
    clinic.db.query("update session_use set authenticated_at = authenticated_at - interval '11 minutes'")
  const confirm = (proof: object) => call('POST', 'api/users/reauthentication', proof)
  const options = async () =>
    (await call('POST', 'api/users/reauthentication-options')).body as ReauthenticationOptions
  const addApp = async () => {
    const { id, secret } = (await call('POST', `${path}/apps`)).body as CodeAppSetup
    const { body } = await call('POST', `${path}/apps/${id}`, { code: codeOf(secret), name: 'x' })
    return { secret, codes: (body as SecondStepAdded).recoveryCodes ?? [] }
  }
  const addPasskey = async () => {
    const made = (await call('POST', `${path}/passkeys/options`)).body as PasskeyOptions
    const authenticator = createAuthenticator(clinic.origin.replace('localhost', 'one.localhost'))
    const creation = made.options as unknown as PublicKeyCredentialCreationOptionsJSON
    const credential = authenticator.create(creation)
    expect((await call('POST', `${path}/passkeys`, { name: 'x', credential })).status).toBe(200)
    return authenticator
  }
  const isAsked = async () => (await call('GET', 'api/users/export')).status === 403
  const refused = (message: string) => ({ status: 400, body: { message } })

  it('an account without one confirms with the password alone', async () => {
    await letTimePass()
    expect(await options()).toEqual({ hasSecondStep: false, ways: [] })
    expect((await confirm({ password })).status).toBe(204)
    expect(await isAsked()).toBe(false)
  })

  it('the password or the code of a letter is not enough for an account that has one', async () => {
    const { secret } = await addApp()
    await letTimePass()
    expect(await options()).toEqual({ hasSecondStep: true, ways: ['app', 'recovery'] })
    expect(await confirm({ password })).toMatchObject(refused('SECOND_STEP_REQUIRED'))
    expect(await confirm({ code: '123456' })).toMatchObject(refused('SECOND_STEP_REQUIRED'))
    expect(await confirm({ password, secondStepCode: '000000' })).toMatchObject(refused('WRONG_CODE'))
    expect(await isAsked()).toBe(true)
    expect((await confirm({ password, secondStepCode: codeOf(secret, 30) })).status).toBe(204)
    expect(await isAsked()).toBe(false)
  })

  it('the code of an app does not confirm it without the password, and a used one not at all', async () => {
    const { secret } = await addApp()
    await letTimePass()
    const secondStepCode = codeOf(secret, 30)
    expect(await confirm({ password: 'wrong', secondStepCode })).toMatchObject(
      refused('SECURITY_INFORMATION_ERROR'),
    )
    expect(await confirm({ secondStepCode })).toMatchObject(refused('FORMAT_NOT_VALID'))
    expect((await confirm({ password, secondStepCode })).status).toBe(204)
    expect(await confirm({ password, secondStepCode })).toMatchObject(refused('WRONG_CODE'))
  })

  it('a recovery code works once, and a letter tells it', async () => {
    const { codes } = await addApp()
    await letTimePass()
    const secondStepCode = (codes[0] ?? '').toUpperCase()
    expect((await confirm({ password, secondStepCode })).status).toBe(204)
    expect(await confirm({ password, secondStepCode })).toMatchObject(refused('WRONG_CODE'))
    const letters = await clinic.db.query<{ kind: string }>(`select kind from letter order by id`)
    expect(letters.map(({ kind }) => kind)).toEqual(['secondStepAdded', 'recoveryCodeUsed'])
  })

  it('five wrong codes are followed by a pause', async () => {
    const { secret } = await addApp()
    await letTimePass()
    for (let count = 0; count < 5; count += 1) await confirm({ password, secondStepCode: '000000' })
    expect(await confirm({ password, secondStepCode: codeOf(secret, 30) })).toMatchObject({
      status: 429,
      body: { message: 'TOO_MANY_ATTEMPTS' },
    })
  })

  it('a passkey alone confirms it, in the session that asked and for its own account', async () => {
    const authenticator = await addPasskey()
    await letTimePass()
    const { ways, passkey } = await options()
    expect(ways).toEqual(['passkey', 'recovery'])
    const credential = authenticator.get(passkey as unknown as PublicKeyCredentialRequestOptionsJSON)
    call = await clinic.as('luis@portico.test')
    expect(await confirm({ credential }), 'another session').toMatchObject(refused('PASSKEY_REFUSED'))
    const own = (await options()).passkey as unknown as PublicKeyCredentialRequestOptionsJSON
    await letTimePass()
    const signed = authenticator.get(own)
    expect((await confirm({ credential: signed })).status).toBe(204)
    expect(await isAsked()).toBe(false)
    expect(await confirm({ credential: signed }), 'again').toMatchObject(refused('PASSKEY_REFUSED'))
    call = await clinic.as('ana@portico.test')
    const { passkey: asked } = await options()
    expect(asked, 'another account').toBeUndefined()
  })

  it('a new password asks for it too', async () => {
    await addApp()
    await letTimePass()
    const body = {
      oldPassword: password,
      newPassword: 'Otra-llave-2028',
      newPasswordVerify: 'Otra-llave-2028',
    }
    expect(await call('POST', 'api/users/changePassword', body)).toMatchObject({
      status: 403,
      body: { message: 'REAUTHENTICATION_REQUIRED' },
    })
  })
})
