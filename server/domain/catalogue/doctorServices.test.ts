import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  Provider,
  Service,
  SpecialistService,
  SpecialtyCategory,
} from '../../../schemas/generated/entities'
import { ruleDatabases } from '../../test/databases'
import { STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../test/clinic/clinic'

describe.each(ruleDatabases)('services of doctors on %s', (database) => {
  let clinic: Clinic
  let ana: Caller
  let doctor: Caller
  let own: Service[]
  let doctorId: number
  const path = 'api/consultation-services/doctor'
  beforeAll(async () => {
    clinic = await openClinic(database)
    ana = await clinic.as('ana@portico.test')
    doctor = await clinic.as('doctor@portico.test')
    own = (await doctor('GET', path)).body as Service[]
    const [row] = await clinic.db.query<{ id: number }>(
      `select id from doctor where tenant = 'one' and person_id is not null`,
    )
    doctorId = row?.id ?? 0
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  it('BOOK-140 BOOK-141 lists the doctor’s own services and those of any doctor', async () => {
    const idsOf = async (id: number) => {
      const rows = await clinic.db.query<{ id: number }>(
        `select distinct s.id from service s join provider_service ps on ps.tenant = s.tenant and ps.service_id = s.id
         join provider p on p.tenant = s.tenant and p.id = ps.provider_id
         where s.tenant = 'one' and p.doctor_id = $1 and p.is_active and s.is_active and s.show_in_agenda order by s.id`,
        [id],
      )
      return rows.map((row) => row.id)
    }
    const listed = async (id: number) =>
      ((await ana('GET', `${path}/${id}`)).body as Service[]).map((service) => service.id)
    const ids = await idsOf(doctorId)
    expect(ids.length).toBeGreaterThan(1)
    expect(own.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
    expect(await listed(doctorId)).toEqual(ids)
    const doctors = await clinic.db.query<{ id: number }>(
      `select distinct doctor_id as id from provider where tenant = 'one' and is_active`,
    )
    const offers = await Promise.all(doctors.map(async ({ id }) => [await listed(id), await idsOf(id)]))
    for (const [shown, expected] of offers) expect(shown).toEqual(expected)
    expect(new Set(offers.map(([shown]) => shown?.join())).size, 'doctors differ').toBeGreaterThan(1)
    expect((await ana('GET', `${path}/99999`)).status).toBe(404)
  })
  it('BOOK-140 BOOK-142 BOOK-143 patients and doctors of other tenants change nothing', async () => {
    const body = { id: own[0]?.id ?? 0, amount: 1 }
    expect((await ana('GET', path)).status).toBe(403)
    expect((await ana('POST', path, body)).status).toBe(403)
    expect((await ana('PUT', path, body)).status).toBe(403)
    const elsewhere = await clinic.as('doctor@portico.test', 'two')
    expect((await elsewhere('PUT', path, body)).status).toBe(404)
    expect((await elsewhere('GET', `${path}/${doctorId}`)).status).toBe(404)
  })
  it('BOOK-143 patients see the doctor’s own price and duration, otherwise the tenant’s', async () => {
    const [service] = own
    const mine = { id: service?.id ?? 0, amount: 12.5, duration: 45 }
    expect((await doctor('PUT', path, mine)).status).toBe(204)
    const seen = async (): Promise<Service[]> => {
      const providers = (await ana('GET', 'api/appointments/providers')).body as Provider[]
      return providers
        .filter((one) => one.doctor.id === doctorId)
        .flatMap(({ services }) => services.filter(({ id }) => id === mine.id))
    }
    for (const one of await seen()) expect(one).toMatchObject(mine)
    expect((await doctor('GET', path)).body).toContainEqual(expect.objectContaining(mine))
    expect((await doctor('PUT', path, { id: mine.id })).status).toBe(204)
    for (const one of await seen())
      expect(one).toMatchObject({ amount: service?.amount, duration: service?.duration })
    expect((await doctor('PUT', path, { id: 999_999 })).status).toBe(404)
  })
  it('BOOK-142 adds a service of the doctor’s specialties, once', async () => {
    const [service] = own
    const notValid = {
      status: 400,
      body: expect.objectContaining({ message: 'FORMAT_NOT_VALID' }) as unknown,
    }
    const all = (await ana('GET', 'api/consultation-services/all')).body as Service[]
    const foreign = all.find((one) => one.consultationSpecialtyId !== service?.consultationSpecialtyId)
    expect(await doctor('POST', path, { id: foreign?.id ?? 0 })).toMatchObject(notValid)
    expect(await doctor('POST', path, { id: service?.id ?? 0 })).toMatchObject(notValid)
    await clinic.db.query('delete from provider_service where service_id = $1', [service?.id])
    expect((await doctor('POST', path, { id: service?.id ?? 0, amount: 30 })).status).toBe(204)
    expect((await doctor('GET', path)).body).toContainEqual(
      expect.objectContaining({ id: service?.id, amount: 30 }),
    )
  })
  it('BOOK-124 services with the specialists who offer them', async () => {
    const list = (await ana('GET', 'api/consultation-services/specialists')).body as SpecialistService[]
    expect(list.length).toBeGreaterThan(6)
    for (const { service, specialists } of list) {
      expect(specialists.length).toBeGreaterThan(0)
      for (const one of specialists) expect(one.services.map(({ id }) => id)).toContain(service.id)
    }
  })
  it('BOOK-126 finds a service by the id of the booking provider', async () => {
    const [service] = own
    await clinic.db.query(`update service set simply_book_id = 'sb-9' where id = $1`, [service?.id])
    const found = await ana('GET', 'api/consultation-services/simplybookid/sb-9')
    expect(found.body).toMatchObject({ id: service?.id, simplyBookId: 'sb-9' })
    expect((await ana('GET', 'api/consultation-services/simplybookid/nothing')).status).toBe(404)
    const elsewhere = await clinic.as('ana@portico.test', 'two')
    expect((await elsewhere('GET', 'api/consultation-services/simplybookid/sb-9')).status).toBe(404)
  })
  it('ACCOUNT-049 the plans of the tenant', async () => {
    expect((await ana('GET', 'api/plans')).body).toEqual([{ id: 3, name: 'Plus' }])
    const elsewhere = await clinic.as('ana@portico.test', 'two')
    expect((await elsewhere('GET', 'api/plans')).body).toEqual([])
  })

  it('BOOK-081 BOOK-131 BOOK-132 currencies and categories', async () => {
    expect((await ana('GET', 'api/currencies')).body).toContainEqual({ code: 'EUR', name: 'euro' })
    await clinic.db.query(
      `insert into specialty_category (tenant, name) values ('one', 'Dolor'), ('one', 'Atención'), ('two', 'Otra')`,
    )
    const list = (await ana('GET', 'api/specialties-categories')).body as SpecialtyCategory[]
    expect(list.map(({ name }) => name)).toEqual(expect.arrayContaining(['Atención', 'Dolor']))
    expect(list.map(({ name }) => name)).not.toContain('Otra')
    expect((await ana('GET', `api/specialties-categories/${list[0]?.id}`)).body).toEqual(list[0])
    expect((await ana('GET', 'api/specialties-categories/99999')).status).toBe(404)
  })
  it('BOOK-136 doctors with a free slot; a doctor without working hours is left out', async () => {
    const ids = async (list: string): Promise<number[]> =>
      ((await ana('GET', `api/doctors/${list}`)).body as { id: number }[]).map(({ id }) => id)
    const available = await ids('available')
    expect(available).toContain(doctorId)
    const away = (await ids('all')).filter((id) => !available.includes(id))
    expect(away.length).toBeGreaterThan(0)
  })
  it('BOOK-138 a patient chooses their doctor, not one of another tenant', async () => {
    const me = ((await ana('GET', 'api/users/data')).body as { id: string }).id
    const [other] = await clinic.db.query<{ id: number }>(
      `select id from doctor where tenant = 'two' limit 1`,
    )
    expect((await ana('POST', `api/doctors/associate/${other?.id}`)).status).toBe(404)
    expect((await ana('POST', `api/doctors/associate/${doctorId}`)).status).toBe(204)
    expect((await ana('GET', `api/users/${me}/associated-doctor`)).body).toMatchObject({ id: doctorId })
  })
})
