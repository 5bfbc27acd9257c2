// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ActivityAuthor, ActivityPage } from '../../../../schemas/generated/entities'
import { ruleDatabases } from '../../../test/databases'
import { STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../../test/clinic/clinic'

describe.each(ruleDatabases)('the activity on %s', (database) => {
  let clinic: Clinic
  let admin: Caller
  let clerk: Caller
  const create = async (by: Caller, path: string, body: object) =>
    ((await by('POST', path, body)).body as { id: number | string }).id
  const page = async (query = '', by = admin) => (await by('GET', `api/audit?${query}`)).body as ActivityPage
  beforeAll(async () => {
    clinic = await openClinic(database)
    admin = await clinic.as('admin@portico.test')
    const body = { name: 'clerk', email: 'clerk@portico.test', roles: ['CompaniesAdministrator'] }
    await create(admin, 'api/users/admin', body)
    clerk = await clinic.as('clerk@portico.test')
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  it('ADMIN-018 shows who changed which record and which fields, the latest first', async () => {
    const id = await create(admin, 'api/companies', { name: 'Duro' })
    await admin('PUT', `api/companies/${id}`, { name: 'Duro Felguera', version: 1 })
    const gone = await create(admin, 'api/companies', { name: 'Hulleras' })
    await admin('DELETE', `api/companies/${gone}`)
    const { items } = await page('size=25')
    const change = { entity: 'Company', changedBy: 'Alba Rey Torre', changedAt: '2027-01-11T07:00:00.000Z' }
    const deleted = { ...change, recordId: String(gone), name: 'Hulleras', isDeleted: true, fields: [] }
    const current = { ...change, recordId: String(id), name: 'Duro Felguera', isDeleted: false }
    expect(items.slice(0, 4)).toEqual([
      { ...deleted, action: 'delete' },
      { ...deleted, action: 'create' },
      { ...current, action: 'update', fields: ['name'] },
      { ...current, action: 'create', fields: [] },
    ])
  })
  it('ADMIN-018 a user is named by surname and name, as in the list', async () => {
    await create(admin, 'api/users/admin', { name: 'Luz', surname: 'Yuste' })
    expect((await page('size=25')).items[0]).toMatchObject({ entity: 'AdminUser', name: 'Yuste, Luz' })
  })
  it('ADMIN-018 is filtered by section, person and time, page by page', async () => {
    const id = await create(clerk, 'api/companies', { name: 'De la oficina' })
    const authors = (await admin('GET', 'api/audit/authors')).body as ActivityAuthor[]
    expect(authors.map(({ name }) => name)).toEqual(['Alba Rey Torre', 'clerk'])
    const own = await page(`author=${authors[1]?.id}&entity=Company`)
    expect(own).toMatchObject({ total: 1, items: [{ recordId: String(id), changedBy: 'clerk' }] })
    expect((await page('entity=Company&from=2027-01-11T07:00:00Z')).total).toBeGreaterThan(1)
    expect((await page('to=2027-01-11T07:00:00Z')).total).toBe(0)
    expect((await page('from=2027-01-11T07:00:01Z')).total).toBe(0)
    const all = await page('size=25')
    expect((await page('size=25&page=1')).items).toEqual([])
    expect(all.items).toHaveLength(all.total)
  })
  it('ADMIN-018 the calendar of a doctor counts among the doctors', async () => {
    const { items } = (await admin('GET', 'api/doctors?page=0&size=25')).body as { items: { id: number }[] }
    const body = { doctorId: items[0]?.id, index: 1 }
    await admin('PUT', 'api/doctors/update-doctor-disponibility', body)
    const changes = (await page('entity=AdminDoctor')).items
    expect(changes[0]).toMatchObject({ entity: 'WorkingCalendar', recordId: String(items[0]?.id) })
    expect(changes[0]?.name).toMatch(/, /)
  })
  it('ROLE-019 an administrator sees the changes of their own sections only, others see none', async () => {
    const { items } = await page('size=100', clerk)
    expect([...new Set(items.map(({ entity }) => entity))]).toEqual(['Company'])
    expect((await page('entity=AdminUser', clerk)).total).toBe(0)
    const authors = (await clerk('GET', 'api/audit/authors')).body as ActivityAuthor[]
    expect(authors.map(({ name }) => name)).toEqual(['Alba Rey Torre', 'clerk'])
    const patient = await clinic.as('luis@portico.test')
    for (const path of ['api/audit', 'api/audit/authors', 'api/search?search=a'])
      expect((await patient('GET', path)).status).toBe(403)
  })
  it.each(['size=1000', 'page=-1', 'from=yesterday', 'to=2027-01-11'])(
    'ADMIN-018 an unsupported query is rejected: %s',
    async (query) => {
      expect((await admin('GET', `api/audit?${query}`)).status).toBe(400)
    },
  )
})
