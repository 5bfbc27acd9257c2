import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  BookingClient,
  BookingToken,
  CountryProviders,
  Doctor,
  Insurer,
  Service,
  Specialty,
} from '../../../schemas/generated/entities'
import { engines } from '../../test/engines'
import { NOW, STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../test/clinic'

describe.each(engines)('choices by payer on %s', (engine) => {
  let clinic: Clinic
  let visitor: Caller
  let ana: Caller
  const get = async <T>(path: string, who = visitor): Promise<T> =>
    (await who('GET', `api/appointments/${path}`)).body as T
  const ids = (list: readonly { id: number }[]): number[] => list.map(({ id }) => id)
  beforeAll(async () => {
    clinic = await openClinic(engine)
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
  it('BOOK-115 BOOK-117 an agreement covers its services', async () => {
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
  it('BOOK-086 providers of a country, and those abroad that accept its patients', async () => {
    await clinic.db.query(`update provider set international = country <> 'ES' where tenant = 'one'`)
    const { providers, internationalProviders } = await get<CountryProviders>('country-providers/ES', ana)
    expect(new Set(providers.map(({ country }) => country))).toEqual(new Set(['ES']))
    expect(internationalProviders.length).toBeGreaterThan(0)
    for (const one of internationalProviders) expect(one.country).not.toBe('ES')
  })
  it('BOOK-083 BOOK-084 client id and token of the booking provider', async () => {
    const client = (await ana('POST', 'api/appointments/clientid')).body as BookingClient
    expect(client).toEqual({ clientId: 'one' })
    const { token, expires } = await get<BookingToken>('token', ana)
    expect(token.length).toBeGreaterThan(20)
    expect(Date.parse(expires)).toBeGreaterThan(NOW.getTime())
  })
})
