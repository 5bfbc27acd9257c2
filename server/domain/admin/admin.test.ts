// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { AuditEntry, Company, Service } from '../../../schemas/generated/entities'
import { ruleDatabases } from '../../test/databases'
import { testClinic } from '../../test/clinic/testClinic'
import { missingFields } from '../../test/clinic/missingFields'
import { adminInsurers, agreements } from './entities'

type Page = { items: Company[]; total: number }

describe.each(ruleDatabases)('administration on %s', (database) => {
  const { call: admin, clinic } = testClinic(database, 'admin@portico.test')

  const create = async (body: object, path = 'api/companies') =>
    (await admin('POST', path, body)).body as { id: number; version: number }
  const page = async (query: string) => {
    const { status, body } = await admin('GET', `api/companies?page=0&${query}`)
    return [status, status === 200 ? (body as Page).items.map(({ name }) => name) : body]
  }

  it('ADMIN-127 the second of two saves of a record gets a conflict with the changed fields', async () => {
    const { id } = await create({ name: 'Duro' })
    const save = (body: object) => admin('PUT', `api/companies/${id}`, body)
    expect((await save({ name: 'Duro Felguera', version: 1 })).body).toEqual({ version: 2 })
    const second = await save({ name: 'Felguera', version: 1 })
    expect(second.status).toBe(409)
    expect(second.body).toMatchObject({
      message: 'VERSION_CONFLICT',
      details: {
        current: { name: 'Duro Felguera', version: 2 },
        changedBy: 'Alba Rey Torre',
        changed: ['name'],
      },
    })
    expect((await save({ name: 'Felguera' })).status).toBe(400)
  })
  it('ADMIN-127 ADMIN-018 saving an unchanged record creates no version, in any section', async () => {
    for (const [list, one, key] of [
      ['api/companies', 'api/companies', 'companyId'],
      ['api/users/admin/users', 'api/users/admin', 'id'],
      ['api/doctors', 'api/doctors', 'id'],
    ] as const) {
      const { items } = (await admin('GET', `${list}?page=0&size=25`)).body as {
        items: Record<string, string>[]
      }
      const address = `${one}/${items[0]?.[key]}`
      const read = (await admin('GET', address)).body as { version: number }
      expect([address, (await admin('PUT', address, read)).body]).toEqual([
        address,
        { version: read.version },
      ])
    }
    const { id } = await create({ name: 'Igual' })
    await admin('PUT', `api/companies/${id}`, { name: 'Igual', version: 1 })
    const entries = (await admin('GET', `api/audit/Company/${id}`)).body as AuditEntry[]
    expect(entries.map(({ action }) => action)).toEqual(['create'])
  })
  it('ADMIN-127 of many concurrent saves of one version, exactly one wins', async () => {
    const { id } = await create({ name: 'Carrera' })
    const names = Array.from({ length: 8 }, (_, index) => `Carrera ${index}`)
    const answers = await Promise.all(
      names.map((name) => admin('PUT', `api/companies/${id}`, { name, version: 1 })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7)
  })
  it('ADMIN-018 every change is in the history, and an older version can be saved as a new one', async () => {
    const { id } = await create({ name: 'Antes' })
    await admin('PUT', `api/companies/${id}`, { name: 'Después', version: 1 })
    await admin('PUT', `api/companies/${id}`, { name: 'Antes', version: 2 })
    await admin('DELETE', `api/companies/${id}`)
    const entries = (await admin('GET', `api/audit/Company/${id}`)).body as AuditEntry[]
    expect(entries.map(({ action, version }) => [action, version])).toEqual([
      ['delete', 3],
      ['update', 3],
      ['update', 2],
      ['create', 1],
    ])
    expect(entries[2]).toMatchObject({ before: { name: 'Antes' }, after: { name: 'Después' } })
    expect(entries[2]).toMatchObject({ changedBy: 'Alba Rey Torre', changedAt: '2027-01-11T07:00:00.000Z' })
  })
  it('ADMIN-018 the search of a page ignores case and accents and matches short terms at word starts; a page sorts both ways', async () => {
    for (const name of ['zz Ñandú', 'zz álamo', 'zz 100%', 'zz Cobre_']) await create({ name })
    expect(await page('search=ZZ&sort=name')).toEqual([200, ['zz 100%', 'zz álamo', 'zz Cobre_', 'zz Ñandú']])
    expect(await page('search=zz&sort=-name')).toEqual([
      200,
      ['zz Ñandú', 'zz Cobre_', 'zz álamo', 'zz 100%'],
    ])
    expect(await page('search=NANDU')).toEqual([200, ['zz Ñandú']])
    expect(await page('search=%25%20zz')).toEqual([200, ['zz 100%']])
    expect(await page('search=_')).toEqual([200, ['zz Cobre_']])
    expect(await page('search=ñ zz')).toEqual([200, ['zz Ñandú']])
    expect(await page('search=nd zz')).toEqual([200, []])
  })
  it('ADMIN-018 pages have 25, 50 or 100 records, the total number, and each record once', async () => {
    for (let index = 0; index < 77; index++) await create({ name: `página ${100 + index}` })
    for (const sort of ['name', '-name']) {
      const names: string[] = []
      for (const [page, size] of [25, 25, 25, 2, 0].entries()) {
        const query = `page=${page}&size=25&search=pagina&sort=${sort}`
        const { items, total } = (await admin('GET', `api/companies?${query}`)).body as Page
        expect([items.length, total]).toEqual([size, 77])
        names.push(...items.map(({ name }) => name))
      }
      const sorted = Array.from({ length: 77 }, (_, index) => `página ${100 + index}`)
      expect(names).toEqual(sort === 'name' ? sorted : sorted.toReversed())
    }
  })
  it.each([
    'size=1000',
    'sort=tenant',
    'sort=__proto__',
    'sort=-constructor',
    'sort=name;drop table company',
    'sort=',
    'name=x',
    '__proto__=x',
    'constructor=x',
    'page=-1',
  ])('ADMIN-018 an unsupported query is rejected: %s', async (query) => {
    expect(await page(query)).toMatchObject([400, { message: 'FORMAT_NOT_VALID' }])
  })
  it.each([
    ['an empty name', { name: '' }, '/name', 'minLength'],
    ['a name of spaces', { name: '   ' }, '/name', 'pattern'],
    ['a long name', { name: 'x'.repeat(101) }, '/name', 'maxLength'],
    ['no name', {}, '/name', 'required'],
    ['an unknown field', { name: 'x', tenant: 'two' }, '', 'additionalProperties'],
    ['a NUL character', { name: 'a\0b' }, '/name', 'pattern'],
  ])('ADMIN-046 ERR-056 CONST-023 rejects %s and names the field', async (_, body, path, keyword) => {
    const { status, body: answer } = await admin('POST', 'api/companies', body)
    expect([status, answer]).toMatchObject([400, { details: { fields: [{ path, keyword }] } }])
  })
  it.each([
    '{"name":"x","__proto__":{"a":1}}',
    '{"name":"x","constructor":{"prototype":{"a":1}}}',
    '{"name":{"__proto__":{"a":1}}}',
    '[{"__proto__":{"a":1}}]',
  ])('ADMIN-018 keys that would change prototypes are rejected: %s', async (text) => {
    const { status } = await admin('POST', 'api/companies', JSON.parse(text) as object)
    expect([status, 'a' in {}]).toEqual([400, false])
  })
  it('ADMIN-018 HTML and formulas are stored as text', async () => {
    for (const name of ['<img src=x onerror=alert(1)>', "'); drop table company; --", '=1+1']) {
      const { id } = await create({ name })
      expect((await admin('GET', `api/companies/${id}`)).body).toMatchObject({ name })
    }
  })
  it('ADMIN-119 ADMIN-120 ADMIN-121 ADMIN-122 an agreement has services; unknown ones are rejected', async () => {
    const [first, second] = (await admin('GET', 'api/consultation-services/all')).body as Service[]
    const services = [first?.id ?? 0, second?.id ?? 0]
    const path = 'api/agreements'
    const body = { name: 'Minas', consultationServices: services, showAllSpecialties: false }
    expect(missingFields(body, agreements)).toEqual([])
    const { id } = await create(body, path)
    const unknown = { name: 'Minas', version: 1, consultationServices: [first?.id, 2_147_483_647] }
    expect((await admin('PUT', `${path}/${id}`, unknown)).body).toMatchObject({
      details: { fields: [{ path: '/consultationServices/1', keyword: 'exists' }] },
    })
    const read = async () => (await admin('GET', `${path}/${id}`)).body
    const sorted = services.toSorted((one, other) => one - other)
    const expected = { ...body, id, consultationServices: sorted, version: 1 }
    expect(await read()).toEqual(expected)
    expect((await admin('GET', path)).body).toContainEqual(expect.objectContaining({ id, name: 'Minas' }))
    await admin('PUT', `${path}/${id}`, { name: 'Minas', version: 1, showAllSpecialties: true })
    expect(await read()).toEqual({
      ...expected,
      consultationServices: [],
      showAllSpecialties: true,
      version: 2,
    })
  })
  it('ADMIN-134 ADMIN-135 ADMIN-137 an insurer has services', async () => {
    const [first] = (await admin('GET', 'api/consultation-services/all')).body as Service[]
    const body = {
      name: 'Salud',
      private: true,
      translations: { en: { name: 'Health' } },
      consultationServices: [first?.id],
    }
    expect(missingFields(body, adminInsurers)).toEqual([])
    const { id } = await create(body, 'api/insurers')
    expect((await admin('GET', `api/insurers/${id}`)).body).toEqual({
      ...body,
      id,
      version: 1,
      hasOffer: true,
    })
    const services = async () => (await admin('GET', `api/insurers/${id}/consultation-services`)).body
    expect(await services()).toEqual([first])
    await admin('PUT', `api/insurers/${id}`, { name: 'Salud', version: 1 })
    expect((await admin('GET', `api/insurers/${id}`)).body).toMatchObject({ private: false })
    expect(await services()).toEqual([])
  })
  it('ADMIN-123 ADMIN-136 ADMIN-143 a record that others use is not deleted', async () => {
    const luis = await clinic().as('luis@portico.test')
    const { agreementId } = (await luis('GET', 'api/users/data')).body as { agreementId: number }
    const used = await admin('DELETE', `api/agreements/${agreementId}`)
    expect([used.status, used.body]).toMatchObject([409, { message: 'IN_USE' }])
    expect(used.body).toMatchObject({ details: { uses: [{ name: 'users' }] } })
  })
})
