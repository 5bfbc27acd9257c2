// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AccountDeletion, AccountSession, PersonalData, User } from '../../../schemas/generated/entities'
import { personId } from '../../demo/people/personRow'
import { verifyPassword } from '../../platform/identity/accounts/password'
import { ruleDatabases } from '../../test/databases'
import { hashPassword } from '../../platform/identity/accounts/password'
import { STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../test/clinic/clinic'

const ana = personId('one', 'ana')
const child = personId('one', 'ana/child')
const parent = personId('one', 'ana/parent')
const acting = (id: string) => ({ 'x-impersonation-user': id })
const PASSWORD = 'Una-llave-2027'

describe.each(ruleDatabases)('account on %s', (database) => {
  let clinic: Clinic
  let call: Caller
  beforeAll(async () => {
    clinic = await openClinic(database)
    call = await clinic.as('ana@portico.test')
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  const readUser = async (headers = {}) =>
    (await call('GET', 'api/users/data', undefined, headers)).body as User
  const dataOf = (
    { name, surname, thumbnailId, version = 0 }: User,
    change: Partial<PersonalData> = {},
  ): PersonalData => ({
    name,
    surname: surname ?? null,
    thumbnailId: thumbnailId ?? null,
    version,
    ...change,
  })

  it('ACCOUNT-017 ACCOUNT-036 the record of a person has the fields of the specification', async () => {
    const identity = 'id name surname email phone alternativePhone nickName gender birthDate height weight'
    const document =
      'identificationNumber identificationNumberType thumbnailId userMeta emailConfirmed firstTime'
    const rights = 'agreementId externalId planId nextPlanId isDoctor24 isPlus isFamilyAdmin'
    const others = 'referrerId authorizedDoctorId redirectUrl'
    const expected = [identity, document, rights, others].join(' ').split(' ')
    expect(Object.keys(await readUser())).toEqual(expect.arrayContaining(expected))
  })

  it('ACCOUNT-037 ACCOUNT-028 ACCOUNT-018 ACCOUNT-050 ACCOUNT-051 writes personal data; zero is stored as empty', async () => {
    const before = await readUser()
    const insurance = [{ metaKey: 'insurerNameMeta' as const, metaValue: ' Asisa ' }]
    const change = { height: 165, weight: 0, alternativePhone: '655 120 304', userMeta: insurance }
    const saved = await call('PUT', 'api/users', dataOf(before, change))
    expect(saved).toMatchObject({ status: 200, body: { version: (before.version ?? 0) + 1 } })
    expect(await readUser()).toMatchObject({ height: 165, weight: null, alternativePhone: '655 120 304' })
    const meta = { metaKey: 'insurerNameMeta', metaValue: 'Asisa' }
    const [first] = (await call('GET', 'api/usermeta')).body as object[]
    expect(first).toEqual({ ...meta, id: expect.anything() as unknown })
    expect((await call('GET', 'api/usermeta/insurerNameMeta')).body).toMatchObject(meta)
    expect((await call('GET', 'api/usermeta/tokens')).status).toBe(404)
    await call('PUT', 'api/users', dataOf(await readUser(), { height: 0, weight: 64.5 }))
    expect(await readUser()).toMatchObject({ height: null, weight: 64.5 })
  })

  it('ACCOUNT-037 an outdated version overwrites nothing', async () => {
    const user = await readUser()
    await call('PUT', 'api/users', dataOf(user, { height: 170 }))
    const late = await call('PUT', 'api/users', dataOf(user, { height: 150 }))
    expect(late).toMatchObject({ status: 409, body: { message: 'VERSION_CONFLICT' } })
    expect((await readUser()).height).toBe(170)
  })

  it('ACCOUNT-037 FAMILY-003 acting for a dependent writes the data of the dependent', async () => {
    const user = await readUser(acting(child))
    await call('PUT', 'api/users', dataOf(user, { height: 131 }), acting(child))
    expect((await readUser(acting(child))).height).toBe(131)
    expect((await readUser()).height).toBe(170)
    const [entry] = await clinic.db.query<{ by: string }>(
      `select changed_by as by from audit where entity = 'AdminUser' and record_id = $1 order by id desc limit 1`,
      [child],
    )
    expect(entry?.by).toBe(ana)
  })

  it('FAMILY-005 a dependent of 14 or more needs a document', async () => {
    const user = await readUser(acting(parent))
    const born = { birthDate: '1948-03-01' }
    expect(await call('PUT', 'api/users', dataOf(user, born), acting(parent))).toMatchObject({
      status: 400,
      body: { details: { fields: [{ path: '/identificationNumberType', keyword: 'required' }] } },
    })
    const document = { identificationNumberType: 1, identificationNumber: '12345678-Z' }
    const saved = await call('PUT', 'api/users', dataOf(user, { ...born, ...document }), acting(parent))
    expect(saved.status).toBe(200)
    expect((await readUser(acting(parent))).identificationNumber).toBe('12345678Z')
  })

  it.each([
    ['name', ''],
    ['name', 'x'.repeat(101)],
    ['name', '<b>\u202E'],
    ['surname', 'a\nb'],
    ['alternativePhone', 'call me'],
    ['alternativePhone', '6'.repeat(21)],
    ['gender', 3],
    ['gender', '1'],
    ['birthDate', '2027-02-30'],
    ['birthDate', '2030-01-01'],
    ['birthDate', '1800-01-01'],
    ['height', 1.5],
    ['height', -1],
    ['height', '165'],
    ['height', 300],
    ['weight', 601],
    ['identificationNumber', "1'; drop"],
    ['thumbnailId', 2 ** 53],
    ['thumbnailId', 5],
    ['nickName', 'a b'],
    ['version', 0],
  ])('ACCOUNT-029 ACCOUNT-027 refuses %s %j and names the field', async (field, value) => {
    const before = await readUser()
    const { status, body } = await call('PUT', 'api/users', { ...dataOf(before), [field]: value })
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(field)])
    expect(await readUser()).toEqual(before)
  })

  it('ACCOUNT-031 FAMILY-011 refuses a document whose control letter does not match', async () => {
    const wrong = { identificationNumberType: 1, identificationNumber: '12345678A' }
    const { status, body } = await call('PUT', 'api/users', dataOf(await readUser(), wrong))
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('/identificationNumber"')])
  })

  it.each([
    { roles: ['RolesAdministrator'] },
    { planId: 3 },
    { isPlus: true },
    { email: 'x@y.es' },
    { phone: '655 120 304' },
    { id: child },
    { userMeta: [{ metaKey: 'tokens', metaValue: '900' }] },
  ])('ACCOUNT-037 refuses fields that are not the person’s to change: %j', async (more) => {
    const before = await readUser()
    const { status } = await call('PUT', 'api/users', { ...dataOf(before), ...more })
    expect(status).toBe(400)
    expect(await readUser()).toEqual(before)
  })

  it('ACCOUNT-056 CONST-020 the picture of the subject; 404 without one', async () => {
    const { status, headers, body } = await call('GET', 'api/thumbnails/avatar')
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(body).toContain('width="300"')
    const none = await call('GET', 'api/thumbnails/avatar', undefined, acting(parent))
    expect(none.status).toBe(404)
  })

  it('ACCOUNT-052 ACCOUNT-053 ACCOUNT-009 the authorization of clinical data belongs to the subject', async () => {
    expect((await call('GET', 'api/clinical-data-auth')).body).toEqual({ authorized: false })
    const given = await call('POST', 'api/clinical-data-auth', { authorized: true }, acting(child))
    expect(given.body).toEqual({ authorized: true })
    expect((await call('GET', 'api/clinical-data-auth')).body).toEqual({ authorized: false })
    expect((await call('POST', 'api/clinical-data-auth', { authorized: 'yes' })).status).toBe(400)
  })

  it('ACCOUNT-026 ACCOUNT-040 ERR-007 C-147 changes the password and ends the other sessions', async () => {
    await setPassword('luis@portico.test', PASSWORD)
    const [here, there] = [await clinic.as('luis@portico.test'), await clinic.as('luis@portico.test')]
    const change = (oldPassword: string, newPassword: string, newPasswordVerify = newPassword) =>
      here('POST', 'api/users/changePassword', { oldPassword, newPassword, newPasswordVerify })
    expect(await change('wrong', 'Otra-llave-1')).toMatchObject({
      status: 400,
      body: { message: 'SECURITY_INFORMATION_ERROR' },
    })
    expect(await change(PASSWORD, 'Otra-llave-1', 'Otra-llave-2')).toMatchObject({
      status: 400,
      body: { message: 'PASSWORDS_DO_NOT_MATCH' },
    })
    expect(await change(PASSWORD, 'corta')).toMatchObject({
      status: 400,
      body: { details: { fields: [{ path: '/newPassword', keyword: 'pattern' }] } },
    })
    expect((await there('GET', 'api/users/data')).status).toBe(200)
    expect((await change(PASSWORD, 'Otra-llave-1')).status).toBe(204)
    expect((await here('GET', 'api/users/data')).status).toBe(200)
    expect((await there('GET', 'api/users/data')).status).toBe(401)
    expect(await verifyPassword('Otra-llave-1', await hashOf('luis@portico.test'))).toBe(true)
  })

  it('ACCOUNT-040 five wrong passwords are followed by a pause', async () => {
    const user = await clinic.as('videos@portico.test')
    const guess = () =>
      user('POST', 'api/users/changePassword', {
        oldPassword: 'x',
        newPassword: PASSWORD,
        newPasswordVerify: PASSWORD,
      })
    for (let count = 0; count < 5; count++) expect((await guess()).status).toBe(400)
    expect(await guess()).toMatchObject({ status: 429, body: { message: 'TOO_MANY_ATTEMPTS' } })
  })

  it('ACCOUNT-032 lists the sessions with their devices and ends one of them', async () => {
    const phone = await clinic.as('doctor@portico.test')
    const desk = await clinic.as('doctor@portico.test')
    const agent = {
      'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
    }
    await phone('GET', 'api/users/data', undefined, agent)
    const list = async () => (await desk('GET', 'api/users/sessions')).body as AccountSession[]
    const [current, other] = await list()
    expect([current?.isCurrent, other?.isCurrent]).toEqual([true, false])
    expect(other?.device).toEqual({ browser: 'Safari', system: 'iPhone' })
    expect((await call('DELETE', `api/users/sessions/${other?.id}`)).status).toBe(404)
    expect((await desk('DELETE', `api/users/sessions/${other?.id}`)).status).toBe(204)
    expect(await list()).toHaveLength(1)
    expect((await phone('GET', 'api/users/data')).status).toBe(401)
    expect((await desk('DELETE', 'api/users/sessions')).status).toBe(204)
    expect((await desk('GET', 'api/users/data')).status).toBe(401)
  })

  it('ACCOUNT-032 a person downloads what the portal keeps about them, and nothing about others', async () => {
    const { body, headers } = await call('GET', 'api/users/export')
    expect(headers['content-disposition']).toContain('my-data.json')
    const file = body as Record<string, { length: number }>
    expect(file).toMatchObject({ person: { name: 'Ana' }, account: { email: 'ana@portico.test' } })
    expect(file['appointments']?.length).toBeGreaterThan(5)
    expect(JSON.stringify(body)).not.toMatch(/scrypt|password/)
  })

  it.each([
    ['GET', 'api/users/deletion', undefined],
    ['DELETE', 'api/users', undefined],
    ['GET', 'api/users/sessions', undefined],
    ['DELETE', 'api/users/sessions', undefined],
    ['GET', 'api/users/export', undefined],
    ['POST', 'api/users/changePassword', { oldPassword: 'x', newPassword: 'y', newPasswordVerify: 'y' }],
  ] as const)('C-119 ACCOUNT-010 %s %s is refused while acting for somebody', async (method, path, body) => {
    expect(await call(method, path, body, acting(child))).toMatchObject({
      status: 403,
      body: { message: 'ACTING' },
    })
    expect((await call('GET', 'api/users/data')).status).toBe(200)
  })

  it('ACCOUNT-008 people with a role of the portal do not delete their account', async () => {
    const admin = await clinic.as('admin@portico.test')
    expect((await admin('GET', 'api/users/deletion')).body).toMatchObject({ refusedBy: 'role' })
    expect(await admin('DELETE', 'api/users')).toMatchObject({
      status: 409,
      body: { message: 'DELETION_REFUSED', details: { reason: 'role' } },
    })
  })

  it('ACCOUNT-039 ACCOUNT-008 deletes the account and says before what that changes', async () => {
    const deletion = (await call('GET', 'api/users/deletion')).body as AccountDeletion
    expect(deletion).toMatchObject({
      dependents: ['Lucía', 'Manuel'],
      independents: ['Diego'],
      refusedBy: null,
    })
    const before = await bookedOf([ana, child, parent])
    expect([before.length, before.filter(({ readonly }) => readonly).length]).toEqual([
      deletion.appointments + deletion.keptAppointments,
      deletion.keptAppointments,
    ])
    expect((await call('DELETE', 'api/users')).status).toBe(204)
    expect((await bookedOf([ana, child, parent])).every(({ readonly }) => readonly)).toBe(true)
    expect((await call('GET', 'api/users/data')).status).toBe(401)
    const [person] = await clinic.db.query(
      'select name, email, phone, active from person where tenant = $1 and id = $2',
      ['one', ana],
    )
    expect(person).toEqual({ name: 'Ana', email: null, phone: null, active: false })
    expect(await clinic.db.query('select from account where tenant = $1 and sub = $2', ['one', ana])).toEqual(
      [],
    )
    const other = await clinic.as('ana@portico.test', 'two')
    expect((await other('GET', 'api/users/data')).status).toBe(200)
  })

  const bookedOf = (ids: readonly string[]) =>
    clinic.db.query<{ readonly: boolean }>(
      `select readonly from appointment where tenant = 'one' and patient_id = any($1::text[]) and status = 2
         and starts_at > '2027-01-11T07:00:00Z'`,
      [ids],
    )
  const setPassword = async (email: string, password: string) =>
    clinic.db.query('update account set password_hash = $2 where tenant = $3 and email = $1', [
      email,
      await hashPassword(password),
      'one',
    ])
  const hashOf = async (email: string) => {
    const [row] = await clinic.db.query<{ hash: string }>(
      `select password_hash as hash from account where tenant = 'one' and email = $1`,
      [email],
    )
    return row?.hash ?? ''
  }
})
