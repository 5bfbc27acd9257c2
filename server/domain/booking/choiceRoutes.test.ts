import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  CountryProviders,
  Doctor,
  Insurer,
  Service,
  Specialty,
} from '../../../schemas/generated/entities'
import { ruleDatabases } from '../../test/databases'
import { NOW, STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../test/clinic/clinic'

describe.each(ruleDatabases)('choices by payer on %s', (database) => {
  let clinic: Clinic
  let visitor: Caller
  let ana: Caller
  const get = async <T>(path: string, who = visitor): Promise<T> =>
    (await who('GET', `api/appointments/${path}`)).body as T
  const ids = (list: readonly { id: number }[]): number[] => list.map(({ id }) => id)
  beforeAll(async () => {
    clinic = await openClinic(database)
    visitor = await clinic.as()
    ana = await clinic.as('ana@portico.test')
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())
  const covered = async (insurer: number): Promise<number[]> =>
    ids(
      await clinic.db.query<{ id: number }>(
        'select service_id as id from insurer_service where insurer_id = $1',
        [insurer],
      ),
    )

  it('BOOK-114 BOOK-116 services without a practice are not offered', async () => {
    const [specialty] = await get<Specialty[]>('specialties/1/0')
    const path = `services/1/0/${specialty?.id}`
    const [service] = await get<Service[]>(path)
    await clinic.db.query('delete from provider_service where tenant = $1 and service_id = $2', [
      'one',
      service?.id,
    ])
    expect(ids(await get<Service[]>(path))).not.toContain(service?.id)
  })
  it('BOOK-113 BOOK-114 BOOK-116 insurers and what each covers by type', async () => {
    const insurers = await get<Insurer[]>('insurers/1')
    expect(insurers.length).toBeGreaterThan(2)
    expect(insurers.map(({ name }) => name).join()).not.toMatch(/online/i)
    expect((await get<Insurer[]>('insurers/2')).map(({ name }) => name).join()).toMatch(/online/i)
    const [insurer] = insurers.filter(({ name }) => name !== 'Privado')
    const all = await get<Specialty[]>('specialties/1/0')
    const own = await get<Specialty[]>(`specialties/1/${insurer?.id}`)
    expect(own.length).toBeGreaterThan(0)
    expect(own.length).toBeLessThan(all.length)
    const services = await get<Service[]>(`services/1/${insurer?.id}/${own[0]?.id}`)
    expect(services.length).toBeGreaterThan(0)
    for (const { type } of services) expect(type).toBe(1)
    expect(await covered(insurer?.id ?? 0)).toEqual(expect.arrayContaining(ids(services)))
    const [left] = all.filter(({ id }) => !ids(own).includes(id))
    expect(await get(`services/1/${insurer?.id}/${left?.id}`)).toEqual([])
  })
  it('BOOK-115 BOOK-117 ADMIN-031 an agreement covers its services and may show the others', async () => {
    const [agreement] = await clinic.db.query<{ id: number }>(
      `select id from agreement where tenant = 'one' order by id limit 1`,
    )
    const specialties = await get<Specialty[]>(`specialties-agreements/2/${agreement?.id}`)
    expect(specialties.length).toBeGreaterThan(0)
    const services = await get<Service[]>(`services-agreements/2/${agreement?.id}/${specialties[0]?.id}`)
    expect(services.length).toBeGreaterThan(0)
    await clinic.db.query('update agreement set show_all_specialties = true where id = $1', [agreement?.id])
    const all = await get<Specialty[]>(`specialties-agreements/2/${agreement?.id}`)
    expect(all.length).toBeGreaterThan(specialties.length)
    const [other] = all.filter(({ id }) => !ids(specialties).includes(id))
    const shown = await get<Service[]>(`services-agreements/2/${agreement?.id}/${other?.id}`)
    expect(shown.map(({ isCovered }) => isCovered)).toEqual(shown.map(() => false))
    expect(shown.length).toBeGreaterThan(0)
    for (const { isCovered } of services) expect(isCovered).toBe(true)
    await clinic.db.query('update agreement set is_active = false where id = $1', [agreement?.id])
    expect(await get(`specialties-agreements/2/${agreement?.id}`)).toEqual([])
  })
  it('BOOK-118 BOOK-119 doctors of a service with their earliest slot, earliest first', async () => {
    const [specialty] = await get<Specialty[]>('specialties/2/0')
    const [service] = await get<Service[]>(`services/2/0/${specialty?.id}`)
    const doctors = await get<Doctor[]>(`doctors/2/0/${service?.id}`)
    expect(doctors.length).toBeGreaterThan(0)
    const dates = doctors.flatMap(({ firstDate }) => firstDate ?? [])
    expect(dates).toEqual(dates.toSorted())
    expect(Date.parse(dates[0] ?? '')).toBeGreaterThan(NOW.getTime())
    expect(await get(`doctors/2/0/${specialty?.id}/${service?.id}`)).toEqual(doctors)
    expect(await get(`doctors/1/0/${service?.id}`)).toEqual([])
    expect(await get(`doctors/2/0/999999/${service?.id}`)).toEqual([])
    expect(await get(`doctors/2/999999/${service?.id}`)).toEqual([])
  })
  it('ADMIN-027 BOOK-113 BOOK-116 BOOK-118 BOOK-120 a doctor’s insurer settings decide which patients are offered a service', async () => {
    const insurers = await get<Insurer[]>('insurers/1')
    const insurer = insurers.find(({ name }) => name !== 'Privado')?.id ?? 0
    const [specialty] = await get<Specialty[]>(`specialties/1/${insurer}`)
    const path = `services/1/${insurer}/${specialty?.id}`
    const [service] = await get<Service[]>(path)
    const serviceId = service?.id ?? 0
    const doctors = () => get<Doctor[]>(`doctors/1/${insurer}/${serviceId}`)
    const all = await doctors()
    const [first] = all
    const free = async (doctorId = 0, insurerId: number | null = insurer) => {
      const query = { doctorId, serviceId, insurerId, date: NOW.toISOString(), to: '2027-02-20T00:00:00Z' }
      return ((await visitor('POST', 'api/appointments/free-appointments', query)).body as string[]).length
    }
    expect(await free(first?.id)).toBeGreaterThan(0)
    const refuse = (ofDoctors: readonly { id: number }[], serviceIds: readonly number[]) =>
      clinic.db.query(
        `insert into doctor_insurer_service (tenant, doctor_id, insurer_id, service_id, is_active)
         select 'one', d, $2, s, false from unnest($1::int[]) d cross join unnest($3::int[]) s
         on conflict do nothing`,
        [ids(ofDoctors), insurer, serviceIds],
      )
    await refuse(all.slice(0, 1), [serviceId])
    expect(ids(await doctors())).toEqual(ids(all.slice(1)))
    expect(await free(first?.id)).toBe(0)
    expect(await free(first?.id, null)).toBeGreaterThan(0)
    expect(ids(await get<Doctor[]>(`doctors/1/0/${serviceId}`))).toContain(first?.id)
    await refuse(all, [serviceId])
    expect(ids(await get<Service[]>(path))).not.toContain(serviceId)
    const everyone = await clinic.db.query<{ id: number }>(`select id from doctor where tenant = 'one'`)
    await refuse(everyone, await covered(insurer))
    expect(ids(await get<Insurer[]>('insurers/1'))).not.toContain(insurer)
    expect(await get(`specialties/1/${insurer}`)).toEqual([])
  })
  it('BOOK-086 providers of a country, and those abroad that accept its patients', async () => {
    await clinic.db.query(`update provider set international = true where tenant = 'one'`)
    const { providers, internationalProviders } = await get<CountryProviders>('country-providers/ES', ana)
    expect(new Set(providers.map(({ country }) => country))).toEqual(new Set(['ES']))
    expect(internationalProviders.length).toBeGreaterThan(0)
    for (const one of internationalProviders) expect(one.country).not.toBe('ES')
  })
})
