// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { User } from '../../../schemas/generated/entities'
import { personId } from '../../demo/people/personRow'
import { ruleDatabases } from '../../test/databases'
import { verifyPassword } from '../../platform/identity/accounts/password'
import { createLinkToken } from '../../platform/identity/singleUse/links'
import { NOW, STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../test/clinic/clinic'

const ana = personId('one', 'ana')
const diego = personId('one', 'ana/brother')
const luis = personId('one', 'luis')
const path = 'api/independent-users'

/** The form of a person who accepts. */
const form = { password: 'Puerto2027x', passwordVerify: 'Puerto2027x', conditionsVersion: '2026-11' }
/** The clinic's clock says 11 January 2027. */
const javier = {
  name: 'Javier',
  surname: 'Prieto Suárez',
  birthDate: '2009-01-11',
  email: 'javier@portico.test',
}

describe.each(ruleDatabases)('members with an account of their own on %s', (database) => {
  let clinic: Clinic
  let call: Caller
  beforeAll(async () => {
    clinic = await openClinic(database)
    call = await clinic.as('ana@portico.test')
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  const family = async () => (await call('GET', 'api/family')).body as User[]
  const member = async (id: string) => (await family()).find((one) => one.id === id) as User
  const invite = async (email: string, more = {}) =>
    (await call('POST', path, { ...javier, email, ...more })).body as { id: string; version: number }
  const letters = (id: string) =>
    clinic.db.query<{ payload: object }>(
      "select payload from letter where person_id = $1 and kind = 'invitation'",
      [id],
    )
  const fields = (body: unknown) =>
    (body as { details?: { fields?: { path: string; keyword: string }[] } }).details?.fields?.map(
      ({ path: at, keyword }) => [at, keyword],
    )

  it('FAMILY-020 an invited person is pending, has no account, and gets a letter that names who invites', async () => {
    const { id } = await invite('a@portico.test')
    expect(await member(id)).toMatchObject({
      dependent: false,
      invitedAt: '2027-01-11T07:00:00+00:00',
      birthDate: javier.birthDate,
    })
    expect(await letters(id)).toEqual([{ payload: { inviter: 'Ana Suárez Prieto' } }])
    expect(await clinic.db.query('select 1 from account where sub = $1', [id])).toEqual([])
    const acting = { 'x-impersonation-user': id }
    expect((await call('GET', 'api/users/data', undefined, acting)).status).toBe(403)
  })
  it('FAMILY-020 the answer and the list do not tell whether an address has an account', async () => {
    const known = await call('POST', path, { ...javier, email: 'luis@portico.test' })
    const unknown = await call('POST', path, { ...javier, email: 'nobody@portico.test' })
    expect([known.status, Object.keys(known.body as object)]).toEqual([
      unknown.status,
      Object.keys(unknown.body as object),
    ])
    const shown = async ({ body }: typeof known) => {
      const { id: _id, email: _email, ...rest } = await member((body as { id: string }).id)
      return rest
    }
    expect(await shown(known)).toEqual(await shown(unknown))
  })
  it('FAMILY-020 AUTH-068 accepting joins the family with a new account and its password, once', async () => {
    const { id } = await invite('fresh@portico.test')
    const token = await clinic.db.tx((tx) =>
      createLinkToken(tx, { tenant: 'one', personId: id, purpose: 'invitation' }, NOW),
    )
    const visitor = await clinic.as()
    const body = { userId: id, token, ...form }
    const accept = () => visitor('POST', 'api/independent-users/confirm-account', body)
    expect([(await accept()).status, (await accept()).status]).toEqual([204, 400])
    expect(await member(id)).toMatchObject({ invitedAt: null, email: 'fresh@portico.test' })
    const [account] = await clinic.db.query<{ hash: string }>(
      "select password_hash as hash from account where sub = $1 and email = 'fresh@portico.test'",
      [id],
    )
    expect(await verifyPassword('Puerto2027x', account?.hash ?? '')).toBe(true)
  })
  it('FAMILY-021 the data of an invited person who got an account in another way are theirs', async () => {
    const { id, version } = await invite('own@portico.test')
    await clinic.db.query(
      `insert into account (tenant, sub, email, password_hash) values ('one', $1, 'own@portico.test', 'x')`,
      [id],
    )
    await clinic.db.query(`update person set phone = '655 120 304' where id = $1`, [id])
    expect(Object.keys(await member(id))).not.toContain('birthDate')
    expect(JSON.stringify(await member(id))).not.toMatch(/655 ?120 ?304/)
    expect(await call('PUT', path, { ...javier, id, version, email: 'mine@portico.test' })).toMatchObject({
      status: 409,
      body: { message: 'ALREADY_JOINED' },
    })
    expect((await member(id)).email).toBe('own@portico.test')
  })
  it('SHELL-021 whoever accepts with a new account has the doctor of the family where every patient has one', async () => {
    const { id } = await invite('patient@portico.test')
    const doctorOf = async (person: string) =>
      (
        await clinic.db.query<{ doctor: number | null }>(
          'select associated_doctor_id as doctor from person where id = $1',
          [person],
        )
      )[0]?.doctor
    const token = await clinic.db.tx((tx) =>
      createLinkToken(tx, { tenant: 'one', personId: id, purpose: 'invitation' }, NOW),
    )
    const features = clinic.tenants.byId('one')?.backend.features as string[]
    features.push('upMedica')
    expect(await doctorOf(id)).toBeNull()
    const body = { userId: id, token, ...form }
    const visitor = await clinic.as()
    expect((await visitor('POST', 'api/independent-users/confirm-account', body)).status).toBe(204)
    features.pop()
    expect(await doctorOf(id)).toEqual(await doctorOf(ana))
    expect(await doctorOf(ana)).toEqual(expect.any(Number))
  })
  it('FAMILY-020 AUTH-068 whoever has the address already joins as themselves and keeps their password', async () => {
    const { id } = await invite('doctor@portico.test')
    const doctor = personId('one', 'doctor')
    const hashOf = () => clinic.db.query('select password_hash from account where sub = $1', [doctor])
    const before = await hashOf()
    const token = await clinic.db.tx((tx) =>
      createLinkToken(tx, { tenant: 'one', personId: id, purpose: 'invitation' }, NOW),
    )
    const body = { userId: id, token, ...form }
    const visitor = await clinic.as()
    expect((await visitor('POST', 'api/independent-users/confirm-account', body)).status).toBe(204)
    expect(await hashOf()).toEqual(before)
    expect(await member(id)).toBeUndefined()
    expect(await member(doctor)).toMatchObject({ email: 'doctor@portico.test', dependent: false })
    expect(await clinic.db.query('select 1 from person where id = $1', [id])).toEqual([])
  })
  it('AUTH-068 whoever has the address joins also when the invited person has an appointment, which stays', async () => {
    const { id } = await invite('admin@portico.test')
    await clinic.db.query(
      `insert into appointment (tenant, patient_id, provider_id, doctor_id, service_id, starts_at, ends_at, user_offset, status)
       select tenant, $1, provider_id, doctor_id, service_id, starts_at, ends_at, user_offset, 1
       from appointment where tenant = 'one' limit 1`,
      [id],
    )
    const token = await createLinkToken(
      clinic.db,
      { tenant: 'one', personId: id, purpose: 'invitation' },
      NOW,
    )
    const body = { userId: id, token, ...form }
    const visitor = await clinic.as()
    expect((await visitor('POST', 'api/independent-users/confirm-account', body)).status).toBe(204)
    expect([await member(id), (await member(personId('one', 'admin'))).email]).toEqual([
      undefined,
      'admin@portico.test',
    ])
    const kept = await clinic.db.query('select 1 as n from appointment where patient_id = $1', [id])
    expect(kept).toEqual([{ n: 1 }])
  })
  it('FAMILY-014 C-120 of a member who has joined only name and email are shown, and nothing can be changed', async () => {
    const shown = Object.keys(await member(diego)).toSorted()
    expect(shown).toEqual([
      'dependent',
      'email',
      'id',
      'invitedAt',
      'name',
      'surname',
      'thumbnailId',
      'version',
    ])
    const change = { ...javier, id: diego, version: 1, email: 'mine@portico.test' }
    const refused = await call('PUT', path, change)
    expect([refused.status, refused.body]).toEqual([409, { message: 'ALREADY_JOINED' }])
    expect((await call('POST', `${path}/${diego}/invitation`)).status).toBe(409)
  })
  it('FAMILY-021 a change of the address sends another letter and ends the earlier links; other changes send none', async () => {
    const { id } = await invite('wrong@portico.test')
    await clinic.db.query(
      `insert into single_use_link (tenant, token_hash, person_id, purpose, expires_at)
       values ('one', 'x', $1, 'invitation', '2031-01-01')`,
      [id],
    )
    const renamed = { ...javier, id, version: 1, name: 'Xavier', email: 'wrong@portico.test' }
    expect((await call('PUT', path, renamed)).body).toEqual({ version: 2 })
    expect(await letters(id)).toHaveLength(1)
    const moved = { ...renamed, version: 2, email: 'right@portico.test' }
    expect((await call('PUT', path, moved)).status).toBe(200)
    expect(await letters(id)).toHaveLength(2)
    const links = await clinic.db.query('select 1 from single_use_link where person_id = $1', [id])
    expect(links).toEqual([])
    expect((await call('PUT', path, moved)).status).toBe(409)
    expect(await clinic.db.query('select 1 from account where sub = $1', [id])).toEqual([])
  })
  it('FAMILY-023 a withdrawn invitation leaves nothing; a removed member keeps account and data', async () => {
    const { id } = await invite('withdrawn@portico.test')
    expect((await call('DELETE', `${path}/${id}`)).status).toBe(204)
    expect(await clinic.db.query('select 1 from person where id = $1', [id])).toEqual([])
    expect(await letters(id)).toEqual([])
    expect((await call('DELETE', `${path}/${diego}`)).status).toBe(204)
    expect(await member(diego)).toBeUndefined()
    expect(await clinic.db.query('select 1 from person where id = $1', [diego])).toHaveLength(1)
    expect((await call('DELETE', `${path}/${diego}`)).status).toBe(404)
  })
  it('FAMILY-020 after three letters to an address the next one waits, and nothing is stored', async () => {
    const { id } = await invite('often@portico.test')
    const again = () => call('POST', `${path}/${id}/invitation`)
    expect([(await again()).status, (await again()).status]).toEqual([204, 204])
    const late = await again()
    expect(late).toMatchObject({ status: 429, body: { message: 'TOO_MANY_ATTEMPTS' } })
    expect((late.body as { details: { seconds: number } }).details.seconds).toBeGreaterThan(0)
    expect(await letters(id)).toHaveLength(3)
  })
  it('ROLE-003 FAMILY-021 FAMILY-023 only the family administrator; invitations of other families are 404', async () => {
    const other = await clinic.as('luis@portico.test')
    expect((await other('POST', path, javier)).status).toBe(403)
    const { id } = await invite('theirs@portico.test')
    await clinic.db.query('update person set is_family_admin = true where id = $1', [luis])
    const body = { ...javier, id, version: 1, email: 'theirs@portico.test' }
    expect((await other('PUT', path, body)).status).toBe(404)
    expect((await other('DELETE', `${path}/${id}`)).status).toBe(404)
    expect((await other('POST', `${path}/${id}/invitation`)).status).toBe(404)
    expect((await call('PUT', path, { ...body, id: personId('one', 'ana/child') })).status).toBe(404)
  })
  it.each<[string, object, string, string]>([
    ['somebody who is not an adult', { birthDate: '2009-01-12' }, '/birthDate', 'adult'],
    ['a birth date in the future', { birthDate: '2031-01-01' }, '/birthDate', 'maximum'],
    ['an address without a host', { email: 'javier' }, '/email', 'format'],
    ['two addresses', { email: 'a@x.test,b@x.test' }, '/email', 'format'],
    ['an address with a line break', { email: 'a@x.test\r\nBcc: b@x.test' }, '/email', 'format'],
    ['one’s own address', { email: 'ANA@portico.test' }, '/email', 'unique'],
    ['the address of a member', { email: 'theirs@portico.test' }, '/email', 'unique'],
    ['no address', { email: undefined }, '/email', 'required'],
    ['a phone of letters', { phone: 'abc' }, '/phone', 'pattern'],
    ['an agreement of others', { agreementId: 999_999 }, '/agreementId', 'enum'],
    ['a name as a list', { name: ['x'] }, '/name', 'type'],
  ])('ERR-012 C-143 refuses %s and names the field', async (_name, change, at, keyword) => {
    const before = (await family()).length
    const { status, body } = await call('POST', path, { ...javier, email: 'new@portico.test', ...change })
    expect([status, fields(body)?.[0]]).toEqual([400, [at, keyword]])
    expect(await family()).toHaveLength(before)
  })
  it('FAMILY-020 the inviting person is named in the history of the family', async () => {
    const [entry] = await clinic.db.query(
      "select changed_by from audit where entity = 'Family' and after ? 'independent' order by id limit 1",
    )
    expect(entry).toEqual({ changed_by: ana })
  })
})
