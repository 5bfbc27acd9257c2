// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AuditEntry, User } from '../../../schemas/generated/entities'
import { personId } from '../../demo/people/personRow'
import { ruleDatabases } from '../../test/databases'
import { NOW, STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../test/clinic/clinic'
import { MAX_MEMBERS } from './addMember'

const ana = personId('one', 'ana')
const lucia = personId('one', 'ana/child')
const diego = personId('one', 'ana/brother')
const luis = personId('one', 'luis')
const path = 'api/dependent-users'

/** The clinic's clock says 11 January 2027. */
const mateo = { name: 'Mateo', surname: 'Prieto Suárez', birthDate: '2013-01-12', gender: 1 }
const dni = { identificationNumberType: 1, identificationNumber: '12345678Z' }

describe.each(ruleDatabases)('dependents on %s', (database) => {
  let clinic: Clinic
  let call: Caller
  beforeAll(async () => {
    clinic = await openClinic(database)
    call = await clinic.as('ana@portico.test')
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  const family = async () => (await call('GET', 'api/family')).body as User[]
  const member = async (id: string) => (await family()).find((one) => one.id === id) as User
  const add = async (body: object) => (await call('POST', path, body)).body as { id: string; version: number }
  const consentAt = async (id: string) => new Date((await member(id)).consentAt ?? 0)
  const fields = (body: unknown) =>
    (body as { details?: { fields?: { path: string; keyword: string }[] } }).details?.fields?.map(
      ({ path: at, keyword }) => [at, keyword],
    )

  it('FAMILY-015 FAMILY-003 FAMILY-014 a dependent who was added is in the family and can be acted for', async () => {
    const { id } = await add({ ...mateo, agreementId: 0, identificationNumberType: 0 })
    expect(await member(id)).toMatchObject({ ...mateo, dependent: true, version: 1, agreementId: null })
    const acting = { 'x-impersonation-user': id }
    expect((await call('GET', 'api/users/data', undefined, acting)).body).toMatchObject({ name: 'Mateo' })
    const [entry] = await clinic.db.query<AuditEntry>(
      "select after from audit where entity = 'Family' and record_id = $1 order by id desc limit 1",
      [ana],
    )
    expect(entry?.after).toEqual({ dependent: id })
  })
  it('SHELL-021 a dependent has the doctor of the family administrator where every patient has one', async () => {
    const doctors = (ids: readonly string[]) =>
      clinic.db.query<{ doctor: number | null }>(
        'select associated_doctor_id as doctor from person where id = any($1::text[]) order by id = $2 desc',
        [ids, ana],
      )
    const { id: without } = await add({ ...mateo, identificationNumberType: 0 })
    const features = clinic.tenants.byId('one')?.backend.features as string[]
    features.push('upMedica')
    const { id } = await add({ ...mateo, identificationNumberType: 0 })
    features.pop()
    const [own, child] = await doctors([ana, id])
    expect(own?.doctor).toEqual(expect.any(Number))
    expect(child).toEqual(own)
    expect(await doctors([without])).toEqual([{ doctor: null }])
  })
  it('FAMILY-005 C-141 from the birthday at 14 on a dependent needs a document, on the day of the tenant', async () => {
    const isFourteen = { ...mateo, birthDate: '2013-01-11' }
    const none = await call('POST', path, { ...isFourteen, identificationNumberType: 0 })
    expect([none.status, fields(none.body)]).toEqual([400, [['/identificationNumberType', 'required']]])
    const empty = await call('POST', path, { ...isFourteen, identificationNumber: ' ' })
    expect([empty.status, fields(empty.body)]).toEqual([400, [['/identificationNumber', 'required']]])
    const { id } = await add({ ...isFourteen, ...dni })
    expect(await member(id)).toMatchObject(dni)
    expect((await call('POST', path, { ...mateo, identificationNumberType: 0 })).status).toBe(200)
  })
  it('FAMILY-006 FAMILY-007 without a type it is 1; type 0 clears the number; a type without a number is not a document', async () => {
    const { id } = await add({ ...mateo, identificationNumber: '12.345.678-z' })
    expect(await member(id)).toMatchObject(dni)
    const { version } = await member(id)
    const cleared = { ...mateo, id, version, identificationNumberType: 0, identificationNumber: 'X' }
    expect((await call('PUT', path, cleared)).status).toBe(200)
    const none = { identificationNumberType: null, identificationNumber: null }
    expect(await member(id)).toMatchObject(none)
    expect(await member((await add(mateo)).id)).toMatchObject(none)
  })
  it('FAMILY-016 a change names the version that was edited, and other fields of the user stay', async () => {
    const { id } = await add({ ...mateo, phone: '600 111 222' })
    await clinic.db.query("update person set height = 150, external_id = 'E1' where id = $1", [id])
    const body = { ...mateo, id, version: 1, name: 'Mateo José', identificationNumberType: 0 }
    expect((await call('PUT', path, body)).body).toEqual({ version: 2 })
    expect(await member(id)).toMatchObject({
      name: 'Mateo José',
      height: 150,
      externalId: 'E1',
      phone: null,
    })
    expect((await call('PUT', path, body)).status).toBe(409)
    expect(fields((await call('PUT', path, { ...body, version: undefined })).body)).toEqual([
      ['/version', 'required'],
    ])
    expect(fields((await call('PUT', path, { ...body, id: undefined })).body)).toEqual([['/id', 'required']])
  })
  it('FAMILY-009 an agreement pays, so a dependent gets only the one of the family administrator', async () => {
    const [own, other] = await clinic.db.query<{ id: number }>(
      "select id from agreement where tenant = 'one' order by id limit 2",
    )
    await clinic.db.query('update person set agreement_id = $2 where id = $1', [ana, own?.id])
    const refused = await call('POST', path, {
      ...mateo,
      identificationNumberType: 0,
      agreementId: other?.id,
    })
    expect(fields(refused.body)).toEqual([['/agreementId', 'enum']])
    const { id } = await add({ ...mateo, identificationNumberType: 0, agreementId: own?.id })
    expect(await member(id)).toMatchObject({ agreementId: own?.id })
    await clinic.db.query('update person set agreement_id = $2 where id = $1', [id, other?.id])
    const same = { ...mateo, id, version: 1, identificationNumberType: 0, agreementId: other?.id }
    expect((await call('PUT', path, same)).status).toBe(200)
  })
  it('FAMILY-002 an adult becomes and stays a dependent with the statement that they agree', async () => {
    const adult = { name: 'Ramón', surname: 'Suárez', ...dni, birthDate: '2009-01-11' }
    const refused = await call('POST', path, adult)
    expect([refused.status, fields(refused.body)]).toEqual([400, [['/consent', 'required']]])
    expect(fields((await call('POST', path, { ...adult, consent: false })).body)).toEqual([
      ['/consent', 'required'],
    ])
    const { id, version } = await add({ ...adult, consent: true })
    expect(await consentAt(id)).toEqual(NOW)
    expect((await call('PUT', path, { ...adult, id, version })).status).toBe(200)
    expect(await consentAt(id)).toEqual(NOW)
    await call('DELETE', `${path}/${id}`)
  })
  it('FAMILY-002 somebody who became an adult as a dependent needs the statement at the next change', async () => {
    const { id, version } = await add({ ...mateo, ...dni })
    expect(await member(id)).toMatchObject({ consentAt: null })
    const grown = { ...mateo, ...dni, id, version, birthDate: '2009-01-11' }
    expect(fields((await call('PUT', path, grown)).body)).toEqual([['/consent', 'required']])
    expect(await member(id)).toMatchObject({ birthDate: mateo.birthDate })
    expect((await call('PUT', path, { ...grown, consent: true })).status).toBe(200)
    expect(await member(id)).toMatchObject({ birthDate: '2009-01-11' })
    expect(await consentAt(id)).toEqual(NOW)
    await call('DELETE', `${path}/${id}`)
  })
  it('FAMILY-018 a removed dependent is gone from the family at once; the record and the appointments stay', async () => {
    const { id } = await add({ ...mateo, identificationNumberType: 0 })
    await clinic.db.query(
      `insert into appointment (tenant, patient_id, provider_id, doctor_id, service_id, starts_at, ends_at, user_offset, status)
       select tenant, $1, provider_id, doctor_id, service_id, '2031-05-01T09:00:00Z', '2031-05-01T09:15:00Z', 60, 2
       from appointment where tenant = 'one' limit 1`,
      [id],
    )
    const removal = await call('GET', `${path}/${id}/removal`)
    expect(removal.body).toMatchObject({ appointments: 1, next: { startDate: '2031-05-01T09:00:00.000Z' } })
    expect((await call('DELETE', `${path}/${id}`)).status).toBe(204)
    expect(await member(id)).toBeUndefined()
    expect((await call('DELETE', `${path}/${id}`)).status).toBe(404)
    expect((await call('GET', `${path}/${id}/removal`)).status).toBe(404)
    const acting = { 'x-impersonation-user': id }
    expect((await call('GET', 'api/users/data', undefined, acting)).status).toBe(403)
    const kept = await clinic.db.query('select status from appointment where patient_id = $1', [id])
    expect(kept).toEqual([{ status: 2 }])
  })
  it('ROLE-003 ROLE-004 only a family administrator has a family; acting for a dependent or without the flag it is 403', async () => {
    const other = await clinic.as('luis@portico.test')
    const acting = { 'x-impersonation-user': lucia }
    for (const [as, headers] of [
      [other, {}],
      [call, acting],
    ] as const) {
      expect((await as('POST', path, mateo, headers)).status).toBe(403)
      expect((await as('PUT', path, { ...mateo, id: lucia, version: 1 }, headers)).status).toBe(403)
      expect((await as('DELETE', `${path}/${lucia}`, undefined, headers)).status).toBe(403)
    }
    expect((await call('GET', 'api/family', undefined, acting)).body).toHaveLength((await family()).length)
  })
  it('ROLE-022 an administrator who acts for a family administrator sees that family', async () => {
    const admin = await clinic.as('admin@portico.test')
    const acting = { 'x-impersonation-user': ana }
    const names = (body: unknown) => (body as User[]).map(({ id }) => id)
    expect(names((await admin('GET', 'api/family', undefined, acting)).body)).toContain(lucia)
    expect((await admin('GET', 'api/family')).body).toEqual([])
  })
  it('FAMILY-016 FAMILY-018 people of no family or another one, and members with an account, are 404', async () => {
    for (const id of [luis, diego, personId('two', 'ana/child'), 'nobody']) {
      const body = { ...mateo, id, version: 1, identificationNumberType: 0 }
      expect([id, (await call('PUT', path, body)).status]).toEqual([id, 404])
      expect([id, (await call('DELETE', `${path}/${id}`)).status]).toEqual([id, 404])
      expect([id, (await call('GET', `${path}/${id}/removal`)).status]).toEqual([id, 404])
    }
  })
  it.each<[string, object, string]>([
    ['an empty name', { name: ' ' }, '/name'],
    ['a name of a control character', { name: 'a\u0000b' }, '/name'],
    ['a long surname', { surname: 'x'.repeat(101) }, '/surname'],
    ['no surname', { surname: undefined }, '/surname'],
    ['no birth date', { birthDate: undefined }, '/birthDate'],
    ['a birth date that does not exist', { birthDate: '2013-02-30' }, '/birthDate'],
    ['a birth date in the future', { birthDate: '2027-01-12' }, '/birthDate'],
    ['a birth date as a number', { birthDate: 20130112 }, '/birthDate'],
    ['an unknown gender', { gender: 3 }, '/gender'],
    ['a phone of letters', { phone: 'call me' }, '/phone'],
    ['an unknown type', { ...dni, identificationNumberType: 9 }, '/identificationNumberType'],
    ['a wrong control letter', { ...dni, identificationNumber: '12345678A' }, '/identificationNumber'],
    ['a number of markup', { ...dni, identificationNumber: '<b>1</b>' }, '/identificationNumber'],
    ['a number as an object', { ...dni, identificationNumber: {} }, '/identificationNumber'],
    ['an agreement below zero', { agreementId: -1 }, '/agreementId'],
  ])('ERR-012 FAMILY-011 refuses %s and names the field', async (_name, change, at) => {
    const before = (await family()).length
    const { status, body } = await call('POST', path, { ...mateo, identificationNumberType: 0, ...change })
    expect([status, fields(body)?.[0]?.[0]]).toEqual([400, at])
    expect(await family()).toHaveLength(before)
  })
  it.each([
    ['isFamilyAdmin', true],
    ['roles', ['UsersAdministrator']],
    ['planId', 3],
    ['isPlus', true],
    ['email', 'x@y.test'],
  ])('FAMILY-015 refuses %s, which a family administrator may not write', async (field, value) => {
    const before = (await family()).length
    const body = { ...mateo, identificationNumberType: 0, [field]: value }
    expect((await call('POST', path, body)).status).toBe(400)
    expect(await family()).toHaveLength(before)
  })
  it('FAMILY-015 a family has a most number of members', async () => {
    const room = MAX_MEMBERS - (await family()).length
    const answers = await Promise.all(
      Array.from({ length: room + 2 }, () => call('POST', path, { ...mateo, identificationNumberType: 0 })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(room)
    const full = answers.find(({ status }) => status === 400)
    expect(full?.body).toMatchObject({ message: 'FAMILY_FULL', details: { limit: MAX_MEMBERS } })
  })
})
