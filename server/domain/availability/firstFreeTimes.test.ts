import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FirstFreeTime, Specialty } from '../../../schemas/generated/entities'
import { databases } from '../../test/databases'
import { NOW, openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../test/clinic/clinic'

describe.each(databases)('first free times on %s', (database) => {
  let clinic: Clinic
  let luis: Caller
  let specialties: Specialty[]
  beforeAll(async () => {
    clinic = await openClinic(database)
    luis = await clinic.as('luis@portico.test')
    specialties = (await luis('GET', 'api/consultation-specialties')).body as Specialty[]
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  const ask = async (query: object): Promise<FirstFreeTime[]> =>
    (await luis('POST', 'api/appointments/first-free-times', query)).body as FirstFreeTime[]
  const earliest = async (service: number, doctors: number[] = []): Promise<string | null> =>
    (await luis('POST', 'api/appointments/first-working-day', { service, doctors })).body as string | null
  const servicesOf = (specialty: Specialty) => specialty.consultationServices ?? []
  const first = (times: (string | null)[]) => times.flatMap((time) => time ?? []).toSorted()[0] ?? null

  it('BOOK-088 each service has the earliest time of any doctor, in the order of the query', async () => {
    const ids = specialties
      .flatMap(servicesOf)
      .map(({ id }) => id)
      .toReversed()
    const times = await ask({ of: 'service', ids })
    const expected = []
    for (const id of ids) expected.push({ id, firstDate: await earliest(id) })
    expect(times).toEqual(expected)
  })

  it.each([undefined, 1, 2])(
    'BOOK-088 a specialty has the earliest time of its services of type %s',
    async (type) => {
      const ids = specialties.map(({ id }) => id)
      const times = await ask({ of: 'specialty', ids, ...(type && { appointmentType: type }) })
      const expected = []
      for (const specialty of specialties) {
        const services = servicesOf(specialty).filter((one) => type === undefined || one.type === type)
        const starts = await Promise.all(services.map(({ id }) => earliest(id)))
        if (services.length > 0) expected.push({ id: specialty.id, firstDate: first(starts) })
      }
      expect(times).toEqual(expected)
      expect(times.length).toBeGreaterThan(3)
    },
  )

  it('BOOK-088 a doctor who refuses an insurer, and a service that it does not cover, do not count', async () => {
    const [row] = await clinic.db.query<{ serviceId: number; insurerId: number; doctors: number[] }>(
      `select c.service_id as "serviceId", c.insurer_id as "insurerId", array_agg(distinct p.doctor_id) as doctors
       from insurer_service c join insurer i on i.tenant = c.tenant and i.id = c.insurer_id and not i.is_private
       join service s on s.tenant = c.tenant and s.id = c.service_id and s.is_active and s.show_in_agenda
       join provider_service ps on ps.tenant = c.tenant and ps.service_id = c.service_id
       join provider p on p.tenant = ps.tenant and p.id = ps.provider_id and p.is_active
       where c.tenant = 'one' group by 1, 2 having count(distinct p.doctor_id) > 1 order by 1, 2 limit 1`,
    )
    if (!row) throw new Error('the demo data has no insurer that covers a service of two doctors')
    const { serviceId, insurerId, doctors } = row
    const [accepts = 0, ...refuses] = doctors
    for (const doctor of refuses) {
      await clinic.db.query(
        `insert into doctor_insurer_service (tenant, doctor_id, insurer_id, service_id, is_active) values ('one', $1, $2, $3, false)
         on conflict (tenant, doctor_id, insurer_id, service_id) do update set is_active = false`,
        [doctor, insurerId, serviceId],
      )
    }
    const query = { of: 'service', ids: [serviceId], insurerId }
    expect(await ask(query)).toEqual([{ id: serviceId, firstDate: await earliest(serviceId, [accepts]) }])
    await clinic.db.query(
      `delete from insurer_service where tenant = 'one' and insurer_id = $1 and service_id = $2`,
      [insurerId, serviceId],
    )
    expect(await ask(query)).toEqual([])
  })

  it('BOOK-088 a booking moves the first time, nobody free within 90 days is null, and a hidden service is absent', async () => {
    const [service] = specialties.flatMap(servicesOf)
    const id = service?.id ?? 0
    const query = { of: 'service', ids: [id] }
    const [before] = await ask(query)
    await clinic.db.query(
      `insert into special_date (tenant, doctor_id, day, is_day_off)
       select 'one', d.id, $1::date + n, true from doctor d, generate_series(-1, 10) n where d.tenant = 'one'
       on conflict (tenant, doctor_id, day) do update set is_day_off = true`,
      [NOW.toISOString().slice(0, 10)],
    )
    const [later] = await ask(query)
    expect(String(later?.firstDate) > String(before?.firstDate)).toBe(true)
    await clinic.db.query(`delete from working_interval where tenant = 'one'`)
    await clinic.db.query(`update special_date set is_day_off = true where tenant = 'one'`)
    expect(await ask(query)).toEqual([{ id, firstDate: null }])
    await clinic.db.query(`update service set show_in_agenda = false where tenant = 'one' and id = $1`, [id])
    expect(await ask(query)).toEqual([])
  })

  it('BOOK-088 refuses a query for nothing or for more than 100', async () => {
    const many = Array.from({ length: 101 }, (_, at) => at + 1)
    for (const ids of [[], many]) {
      expect((await luis('POST', 'api/appointments/first-free-times', { of: 'service', ids })).status).toBe(
        400,
      )
    }
  })
})
