// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest'
import type {
  AdminService,
  AdminServicePage,
  AdminSpecialty,
  AdminSpecialtyPage,
  Service,
  Specialty,
} from '../../../schemas/generated/entities'
import { STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../test/clinic/clinic'
import { missingFields } from '../../test/clinic/missingFields'
import { adminServices, adminSpecialties } from './entities'
import { fastDatabase } from '../../test/databases'

let clinic: Clinic
let admin: Caller
let ana: Caller
beforeAll(async () => {
  clinic = await openClinic(fastDatabase)
  admin = await clinic.as('admin@portico.test')
  ana = await clinic.as('ana@portico.test')
}, STARTUP_TIMEOUT)
afterAll(() => clinic.close())

const services = 'api/consultation-services'
const specialties = 'api/consultation-specialties'
const create = async (path: string, body: object) =>
  ((await admin('POST', path, body)).body as { id: number }).id

async function anyPicture(): Promise<string> {
  const [row] = await clinic.db.query<{ id: number }>("select id from picture where tenant = 'one' limit 1")
  return `/api/thumbnails/${row?.id}/150`
}

it('ADMIN-034 ADMIN-144 ADMIN-145 ADMIN-146 a specialty is added, changed, offered to patients, and removed', async () => {
  const categoryId = await create('api/specialties-categories', { name: 'Pies' })
  const texts = {
    name: 'Podología',
    description: 'Uñas y pisada',
    categoryId,
    minAge: 18,
    maxAge: 99,
    imageUrl: await anyPicture(),
    isActive: true,
  }
  const whole = { ...texts, translations: { en: { name: 'Podiatry', description: 'Nails and gait' } } }
  expect(missingFields(whole, adminSpecialties)).toEqual([])
  const id = await create(specialties, whole)
  const read = async () => (await admin('GET', `${specialties}/${id}`)).body as AdminSpecialty
  expect(await read()).toEqual({ ...whole, id, consultationServices: [], hasOffer: false, version: 1 })
  expect((await ana('GET', specialties)).body).toContainEqual({ ...texts, id, consultationServices: [] })
  await admin('PUT', `${specialties}/${id}`, { name: 'Podología', isActive: false, version: 1 })
  expect(await read()).not.toHaveProperty('maxAge')
  const reversed = { name: 'Podología', minAge: 18, maxAge: 17, version: 2 }
  expect((await admin('PUT', `${specialties}/${id}`, reversed)).body).toMatchObject({
    message: 'FORMAT_NOT_VALID',
    details: { fields: [{ path: '/minAge', keyword: 'order' }] },
  })
  expect((await ana('GET', specialties)).body).not.toContainEqual(expect.objectContaining({ id }))
  expect((await admin('DELETE', `${specialties}/${id}`)).status).toBe(204)
})

it('ADMIN-033 ADMIN-138 ADMIN-139 ADMIN-140 a service is added, priced, and removed', async () => {
  const specialtyId = await create(specialties, { name: 'Óptica' })
  const body = { name: 'Graduación', consultationSpecialtyId: specialtyId, type: 1, duration: 20 }
  const texts = {
    ...body,
    externalId: 'COV',
    description: 'Cuánto ves de lejos',
    message: 'Trae tus gafas',
    amount: 19.99,
    currency: 'USD',
    isActive: true,
    showInAgenda: false,
    visitKind: 'first',
    showMedicalTeam: false,
  }
  const whole = { ...texts, translations: { en: { name: 'Eye test' } } }
  expect(missingFields(whole, adminServices)).toEqual([])
  const id = await create(services, whole)
  const read = async () => (await admin('GET', `${services}/${id}`)).body as AdminService
  expect(await read()).toEqual({ ...whole, id, hasOffer: false, version: 1 })
  const patients = (await ana('GET', `${services}/${id}`)).body as Service
  expect(patients).toMatchObject(texts)
  expect(patients).not.toHaveProperty('version')
  await admin('PUT', `${services}/${id}`, { ...body, duration: 30, version: 1 })
  expect(await read()).toEqual({
    ...body,
    id,
    amount: 0,
    currency: 'EUR',
    duration: 30,
    isActive: true,
    showInAgenda: true,
    showMedicalTeam: true,
    hasOffer: false,
    version: 2,
  })
  const used = await admin('DELETE', `${specialties}/${specialtyId}`)
  expect(used.body).toMatchObject({ message: 'IN_USE', details: { uses: [{ name: 'services', count: 1 }] } })
  expect((await admin('DELETE', `${services}/${id}`)).status).toBe(204)
  expect((await admin('GET', `${services}/${id}`)).status).toBe(404)
  expect((await ana('GET', `${services}/${id}`)).status).toBe(404)
  expect((await ana('GET', services)).body).not.toContainEqual(expect.objectContaining({ id }))
  expect((await admin('DELETE', `${specialties}/${specialtyId}`)).status).toBe(204)
})

it('ADMIN-140 a service with appointments stays', async () => {
  const [first] = (await ana('GET', services)).body as Service[]
  const { status, body } = await admin('DELETE', `${services}/${first?.id}`)
  expect([status, body]).toMatchObject([409, { message: 'IN_USE' }])
  expect((await admin('GET', `${services}/${first?.id}`)).body).toMatchObject({ id: first?.id })
})

it('ADMIN-018 sorts numbers as numbers and filters lists', async () => {
  const [{ id: specialty } = { id: 0 }] = (await ana('GET', specialties)).body as Specialty[]
  for (const duration of [5, 10, 100]) {
    const body = { name: `orden ${duration}`, consultationSpecialtyId: specialty, type: 2, duration }
    await create(services, { ...body, isActive: duration !== 10 })
  }
  const names = async (query: string) => {
    const { body } = await admin('GET', `${services}?page=0&search=orden&${query}`)
    return (body as AdminServicePage).items.map(({ name }) => name)
  }
  expect(await names('sort=-duration')).toEqual(['orden 100', 'orden 10', 'orden 5'])
  expect(await names('sort=id&isActive=false')).toEqual(['orden 10'])
  expect(await names(`sort=version&consultationSpecialtyId=${specialty + 1}`)).toEqual([])
  const { body } = await admin('GET', `${specialties}?page=0&size=25`)
  expect((body as AdminSpecialtyPage).items[0]).toHaveProperty('version')
})

it('ADMIN-018 sorts a reference by the name that the list shows', async () => {
  for (const name of ['Árbol', 'zorro', 'Bosque']) {
    const id = await create(specialties, { name, isActive: true })
    const body = { name: `bicho ${name}`, consultationSpecialtyId: id, type: 2, duration: 5 }
    await create(services, body)
  }
  const names = async (query: string) => {
    const { body } = await admin('GET', `${services}?${query}`)
    const items = Array.isArray(body) ? (body as AdminServicePage['items']) : (body as AdminServicePage).items
    return items.map(({ name }) => name)
  }
  const sorted = ['bicho Árbol', 'bicho Bosque', 'bicho zorro']
  expect(await names('page=0&search=bicho&sort=consultationSpecialtyId')).toEqual(sorted)
  expect(await names('page=0&search=bicho&sort=-consultationSpecialtyId')).toEqual(sorted.toReversed())
})

it.each([
  ['an unknown specialty', services, { consultationSpecialtyId: 9_999 }, '/consultationSpecialtyId'],
  ['a duration of zero', services, { duration: 0 }, '/duration'],
  ['a price below zero', services, { amount: -1 }, '/amount'],
  ['a price with three decimals', services, { amount: 12.345 }, '/amount'],
  ['an unknown category', specialties, { categoryId: 9_999 }, '/categoryId'],
  ['a picture address with a script', specialties, { imageUrl: 'javascript:alert(1)' }, '/imageUrl'],
  ['a picture of another host', specialties, { imageUrl: 'https://one.test/pie.webp' }, '/imageUrl'],
  ['an unknown picture', specialties, { imageUrl: '/api/thumbnails/999999/150' }, '/imageUrl'],
])('ADMIN-138 ADMIN-144 rejects %s', async (_, path, part, field) => {
  const [{ id } = { id: 0 }] = (await ana('GET', specialties)).body as Specialty[]
  const whole = path === services ? { consultationSpecialtyId: id, type: 1, duration: 20 } : {}
  const { status, body } = await admin('POST', path, { name: 'x', ...whole, ...part })
  expect([status, body]).toMatchObject([400, { details: { fields: [{ path: field }] } }])
})

it('ADMIN-033 ADMIN-034 ADMIN-025 a record says whether anybody offers it: a service, its specialty, an insurer that covers it, and a centre', async () => {
  const specialtyId = await create(specialties, { name: 'Acupuntura' })
  const service = { name: 'Sesión', consultationSpecialtyId: specialtyId, type: 1, duration: 30 }
  const serviceId = await create(services, service)
  const insurerId = await create('api/insurers', { name: 'Mutua del Sur', consultationServices: [serviceId] })
  const place = { address: 'Calle Mayor 1', city: 'León', country: 'ES', timezone: 'Europe/Madrid' }
  const centreId = await create('api/centres', { name: 'Consulta Sur', ...place })
  const paths = [
    `${services}/${serviceId}`,
    `${specialties}/${specialtyId}`,
    `api/insurers/${insurerId}`,
    `api/centres/${centreId}`,
  ]
  const offers = async () => {
    const answers = await Promise.all(paths.map((path) => admin('GET', path)))
    return answers.map(({ body }) => (body as { hasOffer: boolean }).hasOffer)
  }
  expect(await offers()).toEqual([false, false, false, false])
  const [doctor] = await clinic.db.query<{ id: number }>(
    "select id from doctor where tenant = 'one' and timezone = 'Europe/Madrid' and is_active limit 1",
  )
  const [practice] = await clinic.db.query<{ id: number }>(
    `insert into provider (tenant, doctor_id, centre_id) values ('one', $1, $2) returning id`,
    [doctor?.id, centreId],
  )
  await clinic.db.query(
    `insert into provider_service (tenant, provider_id, service_id) values ('one', $1, $2)`,
    [practice?.id, serviceId],
  )
  expect(await offers()).toEqual([true, true, true, true])
  await clinic.db.query('update doctor set is_active = false where id = $1', [doctor?.id])
  expect(await offers()).toEqual([false, false, false, false])
  await clinic.db.query('update doctor set is_active = true where id = $1', [doctor?.id])
  await admin('PUT', `${services}/${serviceId}`, { ...service, isActive: false, version: 1 })
  // The service itself is turned off, not without a doctor; what depends on it has none.
  expect(await offers()).toEqual([true, false, false, true])
})
