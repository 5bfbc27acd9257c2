// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AuditEntry, FamilyMember } from '../../../../schemas/generated/entities'
import { personId } from '../../../demo/people/personRow'
import { ruleDatabases } from '../../../test/databases'
import { STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../../test/clinic/clinic'

const ana = personId('one', 'ana')

describe.each(ruleDatabases)('families on %s', (database) => {
  let clinic: Clinic
  let admin: Caller
  beforeAll(async () => {
    clinic = await openClinic(database)
    admin = await clinic.as('admin@portico.test')
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  const family = async () => (await admin('GET', `api/family/admin/${ana}`)).body as FamilyMember[]
  const member = async (name: string) => (await family()).find((one) => one.name === name) as FamilyMember
  const put = (kind: string, body: object) => admin('PUT', `api/${kind}-users/admin/${ana}`, body)
  const changed = (
    { dependent: _dependent, active: _active, isDoctor: _isDoctor, ...rest }: FamilyMember,
    to: object,
  ) => ({
    ...rest,
    ...to,
  })

  it('ADMIN-161 ADMIN-020 FAMILY-004 lists a family: dependents first, then members with an account', async () => {
    expect((await family()).map(({ name, dependent }) => [name, dependent])).toEqual([
      ['Lucía', true],
      ['Manuel', true],
      ['Diego', false],
    ])
    expect((await admin('GET', 'api/family/admin/nobody')).status).toBe(404)
    expect((await admin('GET', `api/family/admin/${personId('one', 'luis')}`)).body).toEqual([])
  })
  it('FAMILY-017 FAMILY-010 a dependent is saved with the version that was read, and other fields of the user stay', async () => {
    const lucia = await member('Lucía')
    const before = (await admin('GET', `api/users/admin/${lucia.id}`)).body as object
    const body = changed(lucia, { surname: 'Nuevo' })
    expect((await put('dependent', body)).body).toEqual({ version: (lucia.version ?? 0) + 1 })
    expect((await put('dependent', body)).status).toBe(409)
    const after = { ...before, surname: 'Nuevo', version: (lucia.version ?? 0) + 1 }
    expect((await admin('GET', `api/users/admin/${lucia.id}`)).body).toEqual(after)
  })
  it('FAMILY-022 an independent user is saved only by the operation for independent users', async () => {
    const diego = await member('Diego')
    expect((await put('dependent', changed(diego, {}))).status).toBe(404)
    expect((await put('independent', changed(diego, { phone: '+34 600 111 222' }))).status).toBe(200)
    expect(await member('Diego')).toMatchObject({ phone: '+34 600 111 222', email: diego.email })
  })
  it('FAMILY-005 FAMILY-007 FAMILY-008 FAMILY-009 the document of a dependent', async () => {
    const manuel = await member('Manuel')
    const saveDependent = (to: object) => put('dependent', changed(manuel, to))
    expect(
      (await saveDependent({ identificationNumberType: 1, identificationNumber: '1' })).body,
    ).toMatchObject({
      details: { fields: [{ path: '/identificationNumber', keyword: 'pattern' }] },
    })
    expect(
      (await saveDependent({ identificationNumberType: 0, identificationNumber: '12345678Z' })).body,
    ).toMatchObject({
      details: { fields: [{ path: '/identificationNumberType', keyword: 'required' }] },
    })
    const right = { identificationNumberType: 1, identificationNumber: '12345678Z', agreementId: 0 }
    expect((await saveDependent(right)).status).toBe(200)
    const lucia = await member('Lucía')
    const child = { identificationNumberType: 0, identificationNumber: 'X', birthDate: '2024-01-01' }
    expect((await put('dependent', changed(lucia, child))).status).toBe(200)
    expect(await member('Lucía')).not.toHaveProperty('identificationNumber')
  })
  it('FAMILY-019 FAMILY-024 a removed family member stays a user', async () => {
    const [lucia, diego] = [await member('Lucía'), await member('Diego')]
    const remove = async (kind: string, id: string) =>
      (await admin('DELETE', `api/${kind}-users/admin/${ana}/${id}`)).status
    expect(await remove('independent', lucia.id)).toBe(404)
    expect(await remove('dependent', lucia.id)).toBe(204)
    expect(await remove('independent', diego.id)).toBe(204)
    expect((await family()).map(({ name }) => name)).toEqual(['Manuel'])
    expect((await admin('GET', `api/users/admin/${lucia.id}`)).status).toBe(200)
    const written = await clinic.db.query<Pick<AuditEntry, 'before'>>(
      "select before from audit where tenant = 'one' and entity = 'Family' and record_id = $1 order by id",
      [ana],
    )
    expect(written.map(({ before }) => before)).toEqual([{ dependent: lucia.id }, { independent: diego.id }])
  })
  it('FAMILY-019 ADMIN-018 two concurrent removals remove and log a member once', async () => {
    const manuel = await member('Manuel')
    const call = `api/dependent-users/admin/${ana}/${manuel.id}`
    const answers = await Promise.all(Array.from({ length: 5 }, () => admin('DELETE', call)))
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(4)
    const written = await clinic.db.query(
      "select 1 from audit where tenant = 'one' and entity = 'Family' and before ->> 'dependent' = $1",
      [manuel.id],
    )
    expect(written).toHaveLength(1)
  })
  it('FAMILY-010 FAMILY-015 ADMIN-062 a dependent is added to a user, who then acts for them', async () => {
    const luis = personId('one', 'luis')
    const add = (body: object) => admin('POST', `api/dependent-users/admin/${luis}`, body)
    const mara = { name: 'Mara', surname: 'Barrera', birthDate: '2013-01-11' }
    expect((await add(mara)).body).toMatchObject({
      details: { fields: [{ path: '/identificationNumber', keyword: 'required' }] },
    })
    const { status, body } = await add({
      ...mara,
      identificationNumberType: 1,
      identificationNumber: '12345678z',
    })
    expect([status, body]).toMatchObject([200, { version: 1 }])
    expect((await admin('GET', `api/family/admin/${luis}`)).body).toMatchObject([
      { name: 'Mara', dependent: true, identificationNumber: '12345678Z' },
    ])
    const { id } = body as { id: string }
    const own = await clinic.as('luis@portico.test')
    const acting = await own('GET', 'api/users/data', undefined, { 'x-impersonation-user': id })
    expect([acting.status, acting.body]).toMatchObject([200, { name: 'Mara' }])
    const written = await clinic.db.query<Pick<AuditEntry, 'after'>>(
      "select after from audit where tenant = 'one' and entity = 'Family' and record_id = $1",
      [luis],
    )
    expect(written).toEqual([{ after: { dependent: id } }])
  })
  it('FAMILY-010 FAMILY-020 AUTH-036 an adult with an account of their own is added to a user', async () => {
    const add = (to: object) =>
      admin('POST', `api/independent-users/admin/${ana}`, {
        name: 'Nora',
        surname: 'Gil',
        birthDate: '1980-01-01',
        email: 'nora@portico.test',
        ...to,
      })
    expect((await add({ birthDate: '2010-01-01' })).body).toMatchObject({
      details: { fields: [{ path: '/birthDate', keyword: 'adult', params: { age: 18 } }] },
    })
    expect((await add({ email: 'luis@portico.test' })).body).toMatchObject({ message: 'EMAIL_EXISTS' })
    expect((await add({})).status).toBe(200)
    expect(await member('Nora')).toMatchObject({ dependent: false, email: 'nora@portico.test' })
    const accounts = await clinic.db.query("select 1 from account where email = 'nora@portico.test'")
    expect(accounts).toHaveLength(1)
    expect(
      (
        await admin('POST', 'api/independent-users/admin/nobody', {
          name: 'X',
          surname: 'Y',
          birthDate: '1980-01-01',
          email: 'x@y.test',
        })
      ).status,
    ).toBe(404)
  })
  it('ROLE-011 ADMIN-062 only a users administrator can see or change a family here', async () => {
    const videos = await clinic.as('videos@portico.test')
    const own = await clinic.as('ana@portico.test')
    for (const caller of [videos, own]) {
      expect((await caller('GET', `api/family/admin/${ana}`)).status).toBe(403)
      expect((await caller('DELETE', `api/dependent-users/admin/${ana}/x`)).status).toBe(403)
      const child = { name: 'X', surname: 'Y', birthDate: '2020-01-01' }
      expect((await caller('POST', `api/dependent-users/admin/${ana}`, child)).status).toBe(403)
    }
  })
  it('ACCOUNT-031 ACCOUNT-054 visitors read the identification types, each with its name and pattern', async () => {
    const visitor = await clinic.as()
    const types = (await visitor('GET', 'api/identification-number-types')).body
    const pattern = expect.stringContaining('[0-9') as unknown
    expect(types).toEqual([
      { id: 1, name: 'DNI', pattern },
      { id: 2, name: 'NIE', pattern },
      { id: 3, name: 'Pasaporte', pattern },
      { id: 4, name: 'NIF (K, L o M)', pattern },
    ])
    const english = { 'accept-language': 'en' }
    const { body } = await visitor('GET', 'api/identification-number-types', undefined, english)
    expect(body).toContainEqual({ id: 3, name: 'Passport', pattern })
  })
})
