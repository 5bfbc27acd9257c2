// @vitest-environment node
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type {
  CodeAppSetup,
  PasskeyOptions,
  SecondStep,
  SecondStepAdded,
} from '../../../../schemas/generated/entities'
import { personId } from '../../../demo/people/personRow'
import { databases } from '../../../test/databases'
import { createAuthenticator } from '../../../platform/identity/secondStep/test/authenticator'
import { codeOf } from '../../../platform/identity/secondStep/test/signIns'
import { openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../../test/clinic/clinic'

const path = 'api/users/second-step'
const luis = personId('one', 'luis')
const doctor = personId('one', 'doctor')

describe.each(databases)('the second step in the account on %s', (database) => {
  let clinic: Clinic
  let call: Caller
  beforeAll(async () => {
    clinic = await openClinic(database)
  }, STARTUP_TIMEOUT)
  beforeEach(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await clinic.db
      .exec(`delete from second_step_factor; delete from recovery_code; delete from sign_in_attempt;
      delete from letter; delete from audit`)
    call = await clinic.as('luis@portico.test')
    return () => vi.restoreAllMocks()
  })
  afterAll(() => clinic.close())

  const read = async (by = call) => (await by('GET', path)).body as SecondStep
  const letters = async () =>
    (
      await clinic.db.query<{ kind: string; to: string }>(
        `select kind, person_id as "to" from letter order by id`,
      )
    ).map(({ kind, to }) => `${kind} ${to}`)
  const addApp = async (by = call, name = 'Mi teléfono') => {
    const { id, secret } = (await by('POST', `${path}/apps`)).body as CodeAppSetup
    const added = await by('POST', `${path}/apps/${id}`, { code: codeOf(secret), name })
    return { added, secret, id, codes: (added.body as SecondStepAdded).recoveryCodes }
  }
  const createPasskey = async () => {
    const { body } = await call('POST', `${path}/passkeys/options`)
    return (body as PasskeyOptions).options as unknown as PublicKeyCredentialCreationOptionsJSON
  }

  it('ACCOUNT-032 nobody has one at first', async () => {
    expect(await read()).toEqual({ factors: [], recoveryCodes: 0, isRequired: false })
  })

  it('an app is added with its first code; the first factor brings ten recovery codes, and a letter says so', async () => {
    const { added, codes } = await addApp()
    expect([added.status, codes?.length]).toEqual([200, 10])
    expect(await read()).toMatchObject({
      factors: [{ kind: 'app', name: 'Mi teléfono', lastUsedAt: null, isUsableHere: true }],
      recoveryCodes: 10,
    })
    expect((await addApp(call, 'Otro')).codes, 'the account has codes already').toBeNull()
    expect(await letters()).toEqual([`secondStepAdded ${luis}`, `secondStepAdded ${luis}`])
    const [entry] = await clinic.db.query('select changed_by as by, after from audit order by id limit 1')
    expect(entry).toEqual({ by: luis, after: { secondStep: 'Mi teléfono' } })
  })

  it('a wrong first code adds nothing, the setup of another session neither, and five make the account wait', async () => {
    const { id, secret } = (await call('POST', `${path}/apps`)).body as CodeAppSetup
    const body = { code: '000000', name: 'x' }
    expect(await call('POST', `${path}/apps/${id}`, body)).toMatchObject({
      status: 400,
      body: { message: 'WRONG_CODE' },
    })
    for (const other of [await clinic.as('luis@portico.test'), await clinic.as('ana@portico.test')])
      expect((await other('POST', `${path}/apps/${id}`, { ...body, code: codeOf(secret) })).status).toBe(400)
    for (let count = 0; count < 4; count += 1) await call('POST', `${path}/apps/${id}`, body)
    expect(await call('POST', `${path}/apps/${id}`, { ...body, code: codeOf(secret) })).toMatchObject({
      status: 429,
      body: { message: 'TOO_MANY_ATTEMPTS' },
    })
    expect((await read()).factors).toEqual([])
  })

  it('a setup works once', async () => {
    const { id, secret, added } = await addApp()
    expect(added.status).toBe(200)
    const again = await call('POST', `${path}/apps/${id}`, { code: codeOf(secret, 30), name: 'x' })
    expect(again.status).toBe(400)
  })

  it('a passkey is asked for with the person, for the host of the request, and one of another origin is refused', async () => {
    const options = await createPasskey()
    expect(options).toMatchObject({
      rp: { id: 'one.localhost' },
      user: { name: 'luis@portico.test' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    })
    const credential = createAuthenticator('https://evil.example').create(options)
    expect(await call('POST', `${path}/passkeys`, { name: 'x', credential })).toMatchObject({
      status: 400,
      body: { message: 'PASSKEY_REFUSED' },
    })
    expect((await read()).factors).toEqual([])
  })

  it('a factor is renamed and removed by its owner alone; recovery codes end with the last one', async () => {
    await addApp()
    const id = (await read()).factors[0]?.id
    const ana = await clinic.as('ana@portico.test')
    expect((await ana('PUT', `${path}/${id}`, { name: 'x' })).status).toBe(404)
    expect((await ana('DELETE', `${path}/${id}`)).status).toBe(404)
    expect((await call('PUT', `${path}/${id}`, { name: '<b>\u202E' })).status).toBe(400)
    expect((await call('PUT', `${path}/${id}`, { name: ' El de casa ' })).status).toBe(204)
    expect((await read()).factors[0]?.name).toBe('El de casa')
    expect((await call('DELETE', `${path}/${id}`)).status).toBe(204)
    expect(await read()).toMatchObject({ factors: [], recoveryCodes: 0 })
    expect((await letters()).at(-1)).toBe(`secondStepRemoved ${luis}`)
  })

  it('the last factor stays where the tenant requires one, also if two devices remove two at once', async () => {
    const tenant = clinic.tenants.byId('one')
    if (!tenant) throw new Error('no tenant')
    const by = await clinic.as('doctor@portico.test')
    await addApp(by, 'one')
    await addApp(by, 'two')
    tenant.backend.secondStep = { requiredFor: ['doctors'] }
    const { factors, isRequired } = await read(by)
    const removed = await Promise.all(factors.map(({ id }) => by('DELETE', `${path}/${id}`)))
    const left = await read(by)
    delete tenant.backend.secondStep
    expect(isRequired).toBe(true)
    expect(removed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
    expect([left.factors.length, left.recoveryCodes]).toEqual([1, 10])
  })

  it('new recovery codes end the earlier ones; there are none without a factor', async () => {
    expect((await call('POST', `${path}/recovery-codes`)).status).toBe(409)
    const { codes } = await addApp()
    const { body } = await call('POST', `${path}/recovery-codes`)
    const { recoveryCodes } = body as { recoveryCodes: string[] }
    expect(recoveryCodes).toHaveLength(10)
    expect(recoveryCodes.filter((code) => codes?.includes(code))).toEqual([])
    expect((await read()).recoveryCodes).toBe(10)
    expect((await letters()).at(-1)).toBe(`recoveryCodesRenewed ${luis}`)
  })

  it('C-119 nobody changes the second step of somebody they act for', async () => {
    const ana = await clinic.as('ana@portico.test')
    const acting = { 'x-impersonation-user': personId('one', 'ana/child') }
    for (const [method, address, body] of [
      ['GET', path, undefined],
      ['POST', `${path}/apps`, undefined],
      ['POST', `${path}/passkeys/options`, undefined],
      ['POST', `${path}/recovery-codes`, undefined],
      ['DELETE', `${path}/1`, undefined],
      ['PUT', `${path}/1`, { name: 'x' }],
    ] as const)
      expect(await ana(method, address, body, acting)).toMatchObject({
        status: 403,
        body: { message: 'ACTING' },
      })
  })

  it('ACCOUNT-032 a person’s own data name the factors, without their secrets', async () => {
    const { secret } = await addApp()
    const { body } = await call('GET', 'api/users/export')
    expect(body).toMatchObject({ secondSteps: [{ kind: 'app', name: 'Mi teléfono' }] })
    expect(JSON.stringify(body)).not.toContain(secret)
  })

  it('an administrator who may change the address removes it: the sessions end, and the person is told', async () => {
    await addApp()
    const admin = await clinic.as('admin@portico.test')
    const remove = (id: string) => admin('DELETE', `api/users/admin/${id}/second-step`)
    expect((await remove(luis)).status).toBe(204)
    expect((await call('GET', path)).status, 'signed out').toBe(401)
    call = await clinic.as('luis@portico.test')
    expect(await read()).toMatchObject({ factors: [], recoveryCodes: 0 })
    expect((await letters()).at(-1)).toBe(`secondStepReset ${luis}`)
    const [entry] = await clinic.db.query(
      'select changed_by as by, before from audit order by id desc limit 1',
    )
    expect(entry).toEqual({ by: personId('one', 'admin'), before: { secondStep: 'Mi teléfono' } })
    expect(await remove(luis)).toMatchObject({ status: 409, body: { message: 'NO_SECOND_STEP' } })
    expect((await remove('nobody')).status).toBe(404)
    expect((await remove(personId('one', 'admin'))).status, 'their own').toBe(403)
    expect((await call('DELETE', `api/users/admin/${luis}/second-step`)).status).toBe(403)
  })

  it('ROLE-022 without the right to change the address of a doctor, nobody removes their second step', async () => {
    await addApp(await clinic.as('doctor@portico.test'))
    const admin = personId('one', 'admin')
    const [account] = await clinic.db.query<{ roles: string[] }>(
      `select roles from account where tenant = 'one' and sub = $1`,
      [admin],
    )
    const setRoles = (value: readonly string[]) =>
      clinic.db.query(`update account set roles = $2::text[] where tenant = 'one' and sub = $1`, [
        admin,
        value,
      ])
    await setRoles(['UsersAdministrator'])
    const answer = await (
      await clinic.as('admin@portico.test')
    )('DELETE', `api/users/admin/${doctor}/second-step`)
    await setRoles(account?.roles ?? [])
    expect(answer).toMatchObject({ status: 403, body: { message: 'ROLE' } })
  })
})
