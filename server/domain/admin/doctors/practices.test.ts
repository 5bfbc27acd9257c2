// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminDoctor, Appointment, Centre, Provider } from '../../../../schemas/generated/entities'
import { ruleDatabases } from '../../../test/databases'
import { bookingRequestAt, listBooked } from '../../../test/clinic/bookingRequests'
import { STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../../test/clinic/clinic'
import { missingFields } from '../../../test/clinic/missingFields'
import { centres } from './centre'

const centre = {
  name: 'Clínica Norte',
  address: 'Calle Mayor 1, 2.º',
  city: 'Gijón',
  country: 'ES',
  timezone: 'Europe/Madrid',
}
const message = 'Trae tus zapatillas.'
const doctor = { title: 'Dra.', name: 'Vega', surname: 'Nueva', timezone: 'Europe/Madrid' }

describe.each(ruleDatabases)('practices on %s', (database) => {
  let clinic: Clinic
  let admin: Caller
  let luis: Caller
  let ids: { specialty: number; inPerson: number; online: number; centre: number }
  beforeAll(async () => {
    clinic = await openClinic(database)
    admin = await clinic.as('admin@portico.test')
    luis = await clinic.as('luis@portico.test')
    const specialty = await create('consultation-specialties', { name: 'Podología', isActive: true })
    const service = { consultationSpecialtyId: specialty, duration: 30, amount: 40 }
    ids = {
      specialty,
      inPerson: await create('consultation-services', { ...service, name: 'Estudio', type: 1, message }),
      online: await create('consultation-services', { ...service, name: 'Revisión', type: 2 }),
      centre: await create('centres', centre),
    }
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  const create = async (path: string, body: object) =>
    ((await admin('POST', `api/${path}`, body)).body as { id: number }).id
  const read = async (id: number) => (await admin('GET', `api/doctors/${id}`)).body as AdminDoctor
  const save = (id: number, body: object) => admin('PUT', `api/doctors/${id}`, { ...doctor, ...body })
  const providersOf = async (id: number) =>
    ((await luis('GET', 'api/appointments/providers')).body as Provider[]).filter(
      (provider) => provider.doctor.id === id,
    )
  const inCentre = (more: object = {}) => ({
    ...doctor,
    specialties: [ids.specialty],
    practices: [{ centreId: ids.centre, services: [{ serviceId: ids.inPerson, ...more }] }],
  })

  it('ADMIN-025 BOOK-007 BOOK-024 a new doctor is booked in person in a centre, at a price and duration of their own', async () => {
    const id = await create('doctors', inCentre({ amount: 55.5, duration: 45 }))
    const [provider, ...others] = await providersOf(id)
    expect(others).toEqual([])
    expect(provider).toMatchObject({ city: 'Gijón', country: 'ES' })
    expect(provider?.services).toMatchObject([{ id: ids.inPerson, amount: 55.5, duration: 45 }])
    const offer = { serviceId: ids.inPerson, providerId: provider?.id ?? 0 }
    const free = async () => {
      const query = { ...offer, from: '2027-02-22T00:00:00Z', to: '2027-02-22T23:00:00Z' }
      const { body } = await luis('POST', 'api/appointments/start-time-matrix', query)
      return Object.values(body as Record<string, string[]>).flat()
    }
    expect(await free()).toEqual([])
    const hours = { doctorId: id, index: 1, start_time: '09:00', end_time: '11:15' }
    await admin('PUT', 'api/doctors/update-doctor-disponibility', hours)
    const [start = '', ...later] = await free()
    expect([start, later.length]).toEqual(['2027-02-22T08:00:00.000Z', 2])
    await luis('POST', 'api/appointments/', bookingRequestAt(start, offer))
    const booked = (await listBooked(luis)).find(({ providerId }) => providerId === offer.providerId)
    expect(booked).toMatchObject({
      startDate: expect.stringMatching(/^2027-02-22T08:00/) as string,
      duration: 45,
      serviceMessage: message,
      centro: 'Clínica Norte, Calle Mayor 1, 2.º, Gijón',
    } satisfies Partial<Appointment>)
  })

  it('ADMIN-025 ADMIN-148 places are replaced; one with appointments takes no more, and comes back', async () => {
    const id = await create('doctors', inCentre())
    const [provider] = await providersOf(id)
    const hours = { doctorId: id, index: 2, start_time: '09:00', end_time: '12:00' }
    await admin('PUT', 'api/doctors/update-doctor-disponibility', hours)
    const offer = { serviceId: ids.inPerson, providerId: provider?.id ?? 0 }
    await luis('POST', 'api/appointments/', bookingRequestAt('2027-02-23T08:00:00Z', offer))
    const online = { city: 'Lugo', country: 'ES', services: [{ serviceId: ids.online, duration: 15 }] }
    const specialties = [ids.specialty]
    expect((await save(id, { specialties, practices: [online], version: 1 })).status).toBe(200)
    expect((await providersOf(id)).map(({ city, services }) => [city, services.length])).toEqual([
      ['Lugo', 1],
    ])
    expect(await listBooked(luis)).toContainEqual(expect.objectContaining({ providerId: offer.providerId }))
    await save(id, { ...inCentre(), version: 2 })
    expect((await providersOf(id)).map((one) => one.id)).toEqual([offer.providerId])
    const rows = await clinic.db.query('select from provider where doctor_id = $1', [id])
    expect(rows).toHaveLength(1)
  })

  it('ADMIN-148 without places a new doctor works online, and places that are not changed follow the specialties', async () => {
    const id = await create('doctors', { ...doctor, specialties: [ids.specialty] })
    const services = [{ serviceId: ids.online, serviceName: 'Revisión' }]
    const { practices } = await read(id)
    expect(practices).toEqual([{ internationalProviders: false, services }])
    await save(id, { specialties: [], practices, version: 1 })
    expect((await read(id)).practices).toEqual([{ internationalProviders: false, services: [] }])
    await save(id, { specialties: [ids.specialty], version: 2 })
    expect((await read(id)).practices).toEqual([{ internationalProviders: false, services }])
    await save(id, { specialties: [ids.specialty], practices: [], version: 3 })
    expect((await read(id)).practices).toEqual([])
    expect(await providersOf(id)).toEqual([])
  })

  it('ADMIN-018 a centre is added with all fields, changed, found, and removed when nobody works there', async () => {
    expect(missingFields(centre, centres)).toEqual([])
    const id = await create('centres', centre)
    const one = async () => (await admin('GET', `api/centres/${id}`)).body as Centre
    expect(await one()).toEqual({ ...centre, id, version: 1, hasOffer: false })
    await admin('PUT', `api/centres/${id}`, { ...centre, city: 'Única', version: 1 })
    const page = (await admin('GET', 'api/centres?page=0&search=unica')).body
    expect(page).toEqual({ items: [{ ...centre, city: 'Única', id, version: 2, hasOffer: false }], total: 1 })
    const practices = [{ centreId: id, services: [] }]
    const works = await create('doctors', { ...doctor, practices })
    expect((await admin('DELETE', `api/centres/${id}`)).body).toMatchObject({
      message: 'IN_USE',
      details: { uses: [{ name: 'doctors', count: 1 }] },
    })
    const moved = await admin('PUT', `api/centres/${id}`, { ...centre, timezone: 'Asia/Tokyo', version: 2 })
    expect(moved.body).toMatchObject({ details: { fields: [{ path: '/timezone', keyword: 'doctors' }] } })
    await save(works, { practices: [], version: 1 })
    expect((await admin('DELETE', `api/centres/${id}`)).status).toBe(204)
    expect((await luis('GET', 'api/centres')).status).toBe(403)
  })

  it.each([
    ['a centre that there is not', { centreId: 9999, services: [] }, '/practices/0/centreId', 'exists'],
    ['a service that there is not', { services: [{ serviceId: 9999 }] }, '/practices/0/services/0', 'exists'],
    [
      'a price below zero',
      { services: [{ serviceId: 1, amount: -1 }] },
      '/practices/0/services/0/amount',
      'minimum',
    ],
  ])('ADMIN-148 refuses %s', async (_, practice, field, keyword) => {
    const { status, body } = await admin('POST', 'api/doctors', { ...doctor, practices: [practice] })
    expect([status, body]).toMatchObject([400, { details: { fields: [{ path: field, keyword }] } }])
  })

  it('ADMIN-148 refuses a place twice, in another zone, and services that cannot be offered there', async () => {
    const problemOf = async (body: object) => {
      const answer = (await admin('POST', 'api/doctors', { ...doctor, ...body })).body
      const { fields = [] } = (answer as { details: { fields?: { path: string; keyword: string }[] } })
        .details
      return fields.map(({ path, keyword }) => `${path} ${keyword}`)
    }
    const specialties = [ids.specialty]
    const place = { centreId: ids.centre, services: [] }
    const online = { services: [{ serviceId: ids.online }] }
    const inPerson = { services: [{ serviceId: ids.inPerson }] }
    const twice = { services: [...online.services, ...online.services] }
    expect(await problemOf({ practices: [place, place] })).toEqual(['/practices/1 uniqueItems'])
    expect(await problemOf({ practices: [place], timezone: 'Atlantic/Canary' })).toEqual([
      '/practices/0/centreId timezone',
    ])
    expect(await problemOf({ practices: [online] })).toEqual(['/practices/0/services/0 specialty'])
    expect(await problemOf({ specialties, practices: [inPerson] })).toEqual([
      '/practices/0/services/0 centre',
    ])
    expect(await problemOf({ specialties, practices: [twice] })).toEqual([
      '/practices/0/services/1 uniqueItems',
    ])
  })
})
