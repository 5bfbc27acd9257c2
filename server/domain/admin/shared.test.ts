// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AdminInsurer, Insurer } from '../../../schemas/generated/entities'
import { STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../test/clinic/clinic'
import { categories } from './categories/entity'
import { doctors } from './doctors/entity'
import {
  adminInsurers,
  adminServices,
  adminSpecialties,
  adminSpecialtyCategories,
  agreements,
  companies,
  teams,
} from './entities'
import { extraFields, addSchemaFields } from '../entities/defineAdminEntity'
import { testChange } from '../entities/history/testChange'
import { listRecordPage } from '../entities/list/list'
import { findRecord } from '../entities/records/readRecord'
import { videos as videoEntity } from './videos/entity'
import { createRecord, updateRecord } from '../entities/records/writeRecord'
import { fastDatabase } from '../../test/databases'

let clinic: Clinic
let admin: Caller
let ana: Caller
let videos: Caller
beforeAll(async () => {
  clinic = await openClinic(fastDatabase)
  admin = await clinic.as('admin@portico.test')
  ana = await clinic.as('ana@portico.test')
  videos = await clinic.as('videos@portico.test')
}, STARTUP_TIMEOUT)
afterAll(() => clinic.close())

it('ADMIN-133 ADMIN-135 patients read a list of insurers, administrators pages with versions', async () => {
  const [first] = (await ana('GET', 'api/insurers')).body as Insurer[]
  expect(Object.keys(first ?? {})).toEqual(['id', 'name'])
  const { items } = (await admin('GET', 'api/insurers?page=0')).body as { items: AdminInsurer[] }
  expect(items.find(({ id }) => id === first?.id)).toMatchObject({ version: 1, name: first?.name })
  const path = `api/insurers/${first?.id}`
  expect((await admin('PUT', path, { name: 'Otro nombre', version: 1 })).body).toEqual({ version: 2 })
  expect((await ana('GET', 'api/insurers')).body).toContainEqual({ id: first?.id, name: 'Otro nombre' })
})

it('ADMIN-141 ADMIN-142 administrators edit a category with its version; patients read it without', async () => {
  const path = 'api/specialties-categories'
  const { id } = (await admin('POST', path, { name: 'Mente' })).body as { id: number }
  expect((await admin('PUT', `${path}/${id}`, { name: 'Ánimo', version: 1 })).status).toBe(200)
  expect((await admin('GET', `${path}/${id}`)).body).toEqual({ id, name: 'Ánimo', version: 2 })
  expect((await ana('GET', `${path}/${id}`)).body).toEqual({ id, name: 'Ánimo' })
})

it.each([
  ['GET', 'api/companies'],
  ['GET', 'api/companies?page=0'],
  ['POST', 'api/companies', { name: 'x' }],
  ['PUT', 'api/companies/1', { name: 'x', version: 1 }],
  ['DELETE', 'api/companies/1'],
  ['GET', 'api/agreements'],
  ['GET', 'api/teams'],
  ['GET', 'api/insurers?page=0'],
  ['GET', 'api/insurers/1'],
  ['GET', 'api/specialties-categories?page=0'],
  ['GET', 'api/audit/Company/1'],
] as const)(
  'ROLE-012 ROLE-014 ROLE-019 another role is refused: %s %s',
  async (method, path, body?: object) => {
    for (const who of [videos, ana]) {
      const { status, body: answer } = await who(method, path, body)
      expect([status, answer]).toEqual([403, { message: 'ROLE' }])
    }
  },
)

it('C-117 a tenant without the section refuses its administrator too', async () => {
  const elsewhere = await clinic.as('admin@portico.test', 'two')
  expect((await elsewhere('GET', 'api/companies')).status).toBe(403)
  expect((await elsewhere('GET', 'api/teams')).status).toBe(200)
})

it('ADMIN-018 one tenant cannot see or change the records of another', async () => {
  const { id } = (await admin('POST', 'api/teams', { name: 'Propio' })).body as { id: number }
  const elsewhere = await clinic.as('admin@portico.test', 'two')
  for (const method of ['GET', 'DELETE'] as const) {
    expect((await elsewhere(method, `api/teams/${id}`)).status).toBe(404)
  }
  expect((await elsewhere('GET', `api/audit/Team/${id}`)).body).toEqual([])
})

it('ADMIN-018 an unknown entity has no history', async () => {
  for (const name of ['__proto__', 'constructor', 'person']) {
    expect((await admin('GET', `api/audit/${name}/1`)).status).toBe(404)
  }
})

it.each(
  [companies, teams, agreements, adminInsurers, adminSpecialtyCategories, adminSpecialties, adminServices]
    .concat(doctors, videoEntity, categories)
    .map((entity) => [entity.entity, entity] as const),
)('ADMIN-018 a field of %s that its table has a column for is kept there', async (_, entity) => {
  const columns = await clinic.db.query<{ name: string }>(
    'select distinct column_name::text as name from information_schema.columns where table_name = $1',
    [entity.table],
  )
  const names = columns.map(({ name }) => name)
  expect(names).toContain('version')
  const snake = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  expect(extraFields(entity).filter((field) => names.includes(snake(field)))).toEqual([])
})

it('ADMIN-018 a field added to the schema is stored and sortable without another edit', async () => {
  const text = { type: 'string' }
  const extended = addSchemaFields(companies, {
    ...companies.properties,
    sector: text,
    size: { type: 'integer' },
  })
  const change = testChange('two')
  const create = (body: object) => createRecord(clinic.db, change, extended, { ...body })
  const { id = 0 } = await create({ name: 'Nueva', sector: 'minas', size: 9 })
  await create({ name: 'Grande', sector: 'Ágatas', size: 10 })
  const sorted = async (sort: string) =>
    (await listRecordPage(clinic.db, 'two', extended, { page: 0, sort })).items
      .map(({ name }) => name)
      .filter((name) => name === 'Nueva' || name === 'Grande')
  expect(await sorted('sector')).toEqual(['Grande', 'Nueva'])
  expect(await sorted('size')).toEqual(['Nueva', 'Grande'])
  await updateRecord(clinic.db, change, extended, id, { name: 'Otra', size: 9, version: 1 })
  expect(await findRecord(clinic.db, 'two', extended, id)).toEqual({
    companyId: id,
    name: 'Otra',
    size: 9,
    version: 2,
  })
})

it('ADMIN-018 a field removed from the schema is not returned and not lost', async () => {
  const extended = addSchemaFields(companies, { ...companies.properties, sector: { type: 'string' } })
  const change = testChange('two')
  const { id = 0 } = await createRecord(clinic.db, change, extended, { name: 'Una', sector: 'minas' })
  await updateRecord(clinic.db, change, companies, id, { name: 'Otra', version: 1 })
  expect(await findRecord(clinic.db, 'two', companies, id)).not.toHaveProperty('sector')
  expect(await findRecord(clinic.db, 'two', extended, id)).toHaveProperty('sector', 'minas')
})
