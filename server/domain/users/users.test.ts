// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminUser, AdminUserPage, AuditEntry, User } from '../../../schemas/generated/entities'
import { personId } from '../../demo/people/personRow'
import { ruleDatabases } from '../../test/databases'
import { STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../test/clinic/clinic'

const path = 'api/users/admin'
const idOf = (key: string) => personId('one', key)

describe.each(ruleDatabases)('users on %s', (database) => {
  let clinic: Clinic
  let admin: Caller
  beforeAll(async () => {
    clinic = await openClinic(database, undefined, ['careAreas', 'attentionScenarios'])
    admin = await clinic.as('admin@portico.test')
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  const create = async (body: object) => ((await admin('POST', path, body)).body as { id: string }).id
  const read = async (id: string) => (await admin('GET', `${path}/${id}`)).body as AdminUser
  const list = async (query: string) => {
    const { status, body } = await admin('GET', `${path}/users?${query}`)
    return status === 200 ? (body as AdminUserPage).items.map(({ name }) => name) : body
  }

  it('ADMIN-032 ADMIN-154 ADMIN-155 ADMIN-156 a user is added with all fields, and replaced', async () => {
    const agreementId = ((await read(idOf('luis'))) as { agreementId: number }).agreementId
    const { id: heart } = (await admin('POST', 'api/careareas', { name: 'Corazón' })).body as { id: number }
    const whole = {
      name: 'Zoé',
      surname: 'Núñez',
      email: 'Zoe@nuevo.test',
      phone: '+34 612 345 678',
      gender: 2,
      identificationNumberType: 1,
      identificationNumber: '12345678Z',
      birthDate: '1990-05-10',
      externalId: 'H-77',
      planId: 3,
      agreementId,
      insurerNameMeta: 'Sanitaria',
      insurerPolicyNumberMeta: 'P-100',
      roles: ['VideosAdministrator'],
      careAreas: [heart],
      attentionScenarios: ['HasMyDates', 'HasVideoCall'],
    }
    const id = await create(whole)
    const readOnly = { active: true, emailConfirmed: false, isDoctor: false }
    expect(await read(id)).toEqual({ ...whole, ...readOnly, id, version: 1 })
    expect((await admin('PUT', `${path}/${id}`, { name: 'Zoé', version: 1, roles: [] })).body).toEqual({
      version: 2,
    })
    const rest = { id, name: 'Zoé', gender: 0, active: true, emailConfirmed: false, roles: [], version: 2 }
    expect(await read(id)).toMatchObject(rest)
    expect(await read(id)).not.toHaveProperty('email')
  })
  it('ACCOUNT-019 the insurer and its policy number are metas of the user, and other metas stay', async () => {
    const id = await create({ name: 'Con seguro', insurerPolicyNumberMeta: 'P-1' })
    await clinic.db.query(
      `update person set user_meta = user_meta || '[{"id": 7, "metaKey": "tokens", "metaValue": "3"}]' where id = $1`,
      [id],
    )
    const changed = {
      name: 'Con seguro',
      insurerNameMeta: 'Sanitaria',
      insurerPolicyNumberMeta: 'P-2',
      version: 1,
    }
    expect((await admin('PUT', `${path}/${id}`, changed)).body).toEqual({ version: 2 })
    const [row] = await clinic.db.query<{ meta: NonNullable<User['userMeta']> }>(
      'select user_meta as meta from person where id = $1',
      [id],
    )
    expect(
      Object.fromEntries((row?.meta ?? []).map(({ metaKey, metaValue }) => [metaKey, metaValue])),
    ).toEqual({
      insurerNameMeta: 'Sanitaria',
      insurerPolicyNumberMeta: 'P-2',
      tokens: '3',
    })
    const { body: history } = await admin('GET', `api/audit/AdminUser/${id}`)
    expect((history as AuditEntry[])[0]).toMatchObject({
      before: { insurerPolicyNumberMeta: 'P-1' },
      after: { insurerPolicyNumberMeta: 'P-2' },
    })
  })
  it('ADMIN-153 a page of users can be searched by any word, sorted and filtered', async () => {
    await create({ name: 'Óscar', surname: 'Zzaba', email: 'oscar@zzaba.test', birthDate: '1970-01-01' })
    await create({ name: 'Alba', surname: 'Zzébo', identificationNumber: 'X123', birthDate: '1980-01-01' })
    expect(await list('search=zza')).toEqual(['Óscar'])
    expect(await list('search=x123')).toEqual(['Alba'])
    expect(await list('search=oscar zz')).toEqual(['Óscar'])
    expect(await list('search=ZZ&sort=-surname')).toEqual(['Alba', 'Óscar'])
    for (const sort of ['name', '-birthDate', 'identificationNumber']) {
      expect(await list(`search=zz&sort=${sort}`)).toEqual(['Alba', 'Óscar'])
    }
    expect(await list('search=zz&sort=-emailConfirmed')).toHaveLength(2)
    expect(await list('search=zz&bornFrom=1975-01-01&bornTo=1985-01-01')).toEqual(['Alba'])
    expect(await list('role=VideosAdministrator&size=25')).toContain('Mario')
    expect(await list('role=RolesAdministrator')).toEqual(['Alba'])
    expect(await list('active=false')).toEqual([])
    expect(await list('bornFrom=1975-99-01')).toMatchObject({ message: 'FORMAT_NOT_VALID' })
    expect(await list('tenant=two')).toMatchObject({ message: 'FORMAT_NOT_VALID' })
  })
  it('ADMIN-153 a user is found as lists print the name, and by a phone however it is written', async () => {
    await create({ name: 'Xóchitl', surname: 'Yáñez Oña', phone: '+34 688-77 66 55' })
    await create({ name: 'Xenia', surname: 'Yanes', phone: '688112233' })
    const found = async (search: string) => list(`search=${encodeURIComponent(search)}`)
    for (const search of [
      'Yáñez Oña, Xóchitl',
      'xochitl yanez',
      'Yan\u0303ez, Xo\u0301chitl',
      '688776655',
      '688 77-66-55',
      '+34 688.77.66.55',
      '(688) 776 655 Xo',
    ]) {
      expect([search, await found(search)]).toEqual([search, ['Xóchitl']])
    }
    expect(await found('+34 688 11 22 33')).toEqual(['Xenia'])
    expect(await found('+34 688 11 22 34')).toEqual([])
  })
  it('ADMIN-018 ADMIN-153 users are sorted by the name of their agreement, page by page, both ways', async () => {
    const named = async (name: string) =>
      ((await admin('POST', 'api/agreements', { name })).body as { id: number }).id
    const [last, first, middle] = [await named('Zeta'), await named('Álamo'), await named('cobre')]
    const of = [last, first, middle, undefined, middle, first, last, undefined]
    for (let at = 0; at < 64; at++) {
      const agreementId = of[at % of.length]
      await create({ name: `qq ${at}`, email: `qq${at}@qq.test`, ...(agreementId && { agreementId }) })
    }
    const page = async (sort: string, number: number) => {
      const query = `search=qq&sort=${sort}&size=25&page=${number}`
      const { body } = await admin('GET', `${path}/users?${query}`)
      return body as { items: { id: string; agreementId?: number }[]; total: number }
    }
    const all = async (sort: string) => {
      const pages = [await page(sort, 0), await page(sort, 1), await page(sort, 2), await page(sort, 3)]
      expect(pages.map(({ items, total }) => [items.length, total])).toEqual(
        [25, 25, 14, 0].map((n) => [n, 64]),
      )
      return pages.flatMap(({ items }) => items)
    }
    const rows = await all('agreementId')
    expect([...new Set(rows.map(({ agreementId }) => agreementId))]).toEqual([first, middle, last, undefined])
    expect(rows.map(({ id }) => id)).toEqual((await all('-agreementId')).map(({ id }) => id).toReversed())
    expect(new Set(rows.map(({ id }) => id)).size).toBe(64)
  })
  it('ADMIN-038 ADMIN-157 ADMIN-158 an inactive user is signed out and cannot sign in', async () => {
    const luis = await clinic.as('luis@portico.test')
    expect((await luis('GET', 'api/users/data')).status).toBe(200)
    const { body } = await admin('PUT', `${path}/${idOf('luis')}/deactivate`)
    expect(body).toMatchObject({ active: false, version: 2 })
    expect((await luis('GET', 'api/users/data')).status).toBe(401)
    await expect(clinic.as('luis@portico.test')).rejects.toThrow('no account')
    expect(await list('active=false')).toEqual(['Luis'])
    await admin('PUT', `${path}/${idOf('luis')}/activate`)
    expect((await (await clinic.as('luis@portico.test'))('GET', 'api/users/data')).status).toBe(200)
    const entries = (await admin('GET', `api/audit/AdminUser/${idOf('luis')}`)).body as AuditEntry[]
    expect(entries.map(({ after }) => after)).toEqual([{ active: true }, { active: false }])
  })
  it('ADMIN-155 an email address belongs to one person', async () => {
    const taken = await admin('POST', path, { name: 'Otra', email: 'ANA@portico.test' })
    expect(taken.body).toMatchObject({
      message: 'EMAIL_EXISTS',
      details: { fields: [{ path: '/email', keyword: 'unique' }], user: idOf('ana') },
    })
  })
  it('ADMIN-160 C-119 deletes a user and the account, but not a user with appointments or oneself', async () => {
    expect((await admin('DELETE', `${path}/${idOf('ana')}`)).body).toMatchObject({ message: 'IN_USE' })
    expect((await admin('DELETE', `${path}/${idOf('admin')}`)).body).toEqual({ message: 'FORBIDDEN' })
    expect((await admin('PUT', `${path}/${idOf('admin')}/deactivate`)).body).toEqual({ message: 'FORBIDDEN' })
    const id = await create({ name: 'Breve', email: 'breve@portico.test' })
    await clinic.as('breve@portico.test')
    expect((await admin('DELETE', `${path}/${id}`)).status).toBe(204)
    await expect(clinic.as('breve@portico.test')).rejects.toThrow('no account')
  })
  it('ADMIN-101 ADMIN-102 ADMIN-161 reads oneself, a patient of the hospital, and a family', async () => {
    expect((await admin('GET', path)).body).toMatchObject({ id: idOf('admin'), name: 'Alba' })
    const id = await create({ name: 'Externa', externalId: 'H-1' })
    expect((await admin('GET', `${path}/find-external-patient/H-1`)).body).toMatchObject({ id })
    expect((await admin('GET', `${path}/find-external-patient/H-2`)).status).toBe(404)
    const family = (await admin('GET', `api/family/admin/${idOf('ana')}`)).body as User[]
    expect(family.map(({ name }) => name)).toEqual(['Lucía', 'Manuel', 'Diego'])
  })
})
