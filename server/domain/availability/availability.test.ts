import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Provider, SlotMatrix } from '../../../schemas/generated/entities'
import { databases } from '../../test/databases'
import { NOW, STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../test/clinic/clinic'

/** Sets the working hours of a provider's doctor to these hours on every weekday, in a zone. */
async function workOnly(clinic: Clinic, doctorId: number, zone: string, hours: [string, string]) {
  const { db } = clinic
  await db.query('update doctor set timezone = $2 where id = $1', [doctorId, zone])
  await db.query('delete from working_interval where doctor_id = $1', [doctorId])
  await db.query('delete from special_date where doctor_id = $1', [doctorId])
  await db.query(
    `insert into working_interval (tenant, doctor_id, weekday, starts, ends)
     select 'one', $1::int, day, $2::time, $3::time from generate_series(0, 6) day`,
    [doctorId, ...hours],
  )
}

describe.each(databases)('availability on %s', (database) => {
  let clinic: Clinic
  let luis: Caller
  let provider: Provider
  let service: Provider['services'][number]
  beforeAll(async () => {
    clinic = await openClinic(database)
    luis = await clinic.as('luis@portico.test')
    const all = (await luis('GET', 'api/appointments/providers')).body as Provider[]
    const chosen = all.find((one) => one.services.length === 4)
    const followUp = chosen?.services.find(({ type, duration }) => type === 2 && duration === 20)
    if (!chosen || !followUp) throw new Error('no provider')
    provider = chosen
    service = followUp
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())
  const matrix = async (from: string, to: string, providerId?: number): Promise<SlotMatrix> => {
    const query = { serviceId: service.id, from, to, ...(providerId && { providerId }) }
    return (await luis('POST', 'api/appointments/start-time-matrix', query)).body as SlotMatrix
  }

  it('BOOK-085 C-059 a provider id differs from the doctor id', async () => {
    const providers = (await luis('GET', 'api/appointments/providers')).body as Provider[]
    const doctors = new Set(providers.map((one) => one.doctor.id))
    expect(providers.filter((one) => doctors.has(one.id))).toEqual([])
    expect(providers).toHaveLength(21)
  })
  it('BOOK-099 providers of a service with their earliest free slot, earliest first', async () => {
    const { body } = await luis('GET', `api/appointments/providers/service/${service.id}`)
    const dates = (body as Provider[]).map((one) => one.firstDate ?? '9')
    expect(dates).toEqual(dates.toSorted())
    const [first] = body as Provider[]
    const query = `service=${service.id}&provider=${first?.id}`
    expect((await luis('GET', `api/appointments/first-working-day?${query}`)).body).toBe(first?.firstDate)
    const start = await luis(
      'GET',
      `api/appointments/start-date/provider/${first?.id}?serviceId=${service.id}`,
    )
    expect(start.body).toBe(first?.firstDate)
  })
  it('BOOK-087 BOOK-088 the earliest slot of any or of the given providers, not before from', async () => {
    const { body } = await luis('GET', `api/appointments/providers/service/${service.id}`)
    const providers = body as Provider[]
    const ask = async (query: object): Promise<unknown> =>
      (await luis('POST', 'api/appointments/first-working-day', { service: service.id, ...query })).body
    expect(await ask({})).toBe(providers[0]?.firstDate)
    expect(await ask({ doctors: [providers[1]?.doctor.id] })).toBe(providers[1]?.firstDate)
    const from = '2027-02-01T00:00:00Z'
    expect(String(await ask({ from })) >= from).toBe(true)
  })
  it('BOOK-100 null without a free slot within 90 days; 404 for an unknown provider', async () => {
    await clinic.db.query(
      `insert into special_date (tenant, doctor_id, day, is_day_off)
       select 'one', $1::int, '2027-01-01'::date + n, true from generate_series(0, 120) n on conflict (tenant, doctor_id, day) do update set is_day_off = true`,
      [provider.doctor.id],
    )
    expect((await luis('GET', `api/appointments/start-date/provider/${provider.id}`)).body).toBeNull()
    expect((await luis('GET', 'api/appointments/start-date/provider/1')).status).toBe(404)
  })
  it('BOOK-089 daylight saving of 2027 in Madrid: each night hour once, at the right instant', async () => {
    await workOnly(clinic, provider.doctor.id, 'Europe/Madrid', ['01:00', '03:20'])
    const spring = await matrix('2027-03-27T12:00:00Z', '2027-03-28T12:00:00Z', provider.id)
    const times = (days: SlotMatrix): string[] =>
      (Object.values(days)[0] ?? []).map((one) => one.slice(11, 16))
    expect(times(spring)).toEqual(['00:00', '00:20', '00:40', '01:00'])
    const autumn = await matrix('2027-10-30T12:00:00Z', '2027-10-31T12:00:00Z', provider.id)
    expect(Object.keys(autumn)).toEqual(['2027-10-31'])
    expect(times(autumn)).toEqual(['23:00', '23:20', '23:40', '00:00', '00:20', '00:40', '02:00'])
  })
  it('BOOK-089 a doctor in Asia/Kolkata: local dates, instants in UTC', async () => {
    await workOnly(clinic, provider.doctor.id, 'Asia/Kolkata', ['00:30', '01:10'])
    const days = await matrix('2027-06-01T00:00:00Z', '2027-06-02T00:00:00Z', provider.id)
    expect(days).toEqual({ '2027-06-02': ['2027-06-01T19:00:00.000Z', '2027-06-01T19:20:00.000Z'] })
  })
  it('BOOK-090 the slots of one local day', async () => {
    const path = `api/appointments/provider/${provider.id}/start-time-matrix`
    const { body } = await luis('POST', path, { date: '2027-06-02', serviceId: service.id })
    expect(body).toEqual(['2027-06-01T19:00:00.000Z', '2027-06-01T19:20:00.000Z'])
  })
  it('BOOK-098 providers free at a time; none when booked or outside working hours', async () => {
    const query = { serviceId: service.id, date: '2027-06-01T00:00:00Z', time: '19:00' }
    const ids = async (): Promise<number[]> =>
      ((await luis('POST', 'api/appointments/available-providers', query)).body as Provider[]).map(
        ({ id }) => id,
      )
    expect(await ids()).toContain(provider.id)
    const booking = { ...query, providerId: provider.id, userOffset: -240 }
    expect((await luis('POST', 'api/appointments/book', booking)).body).toMatchObject({ booked: true })
    expect(await ids()).not.toContain(provider.id)
  })
  it('BOOK-089 rejects a span over 62 days or in reverse', async () => {
    expect(await matrix('2027-01-01T00:00:00Z', '2027-03-05T00:00:00Z')).toMatchObject({
      message: 'FORMAT_NOT_VALID',
    })
    expect(await matrix('2027-02-01T00:00:00Z', '2027-01-05T00:00:00Z')).toMatchObject({
      message: 'FORMAT_NOT_VALID',
    })
  })
  it('BOOK-050 COV has a lead time of 900 minutes', async () => {
    await workOnly(clinic, provider.doctor.id, 'UTC', ['00:00', '23:40'])
    await clinic.db.query(`update service set external_id = 'COV' where id = $1`, [service.id])
    const { body } = await luis(
      'GET',
      `api/appointments/first-working-day?service=${service.id}&provider=${provider.id}`,
    )
    expect(Date.parse(String(body)) - NOW.getTime()).toBeGreaterThan(900 * 60_000)
  })
  it('BOOK-050 C-056 the manifest sets the lead time of an external id', async () => {
    const { manifest } = clinic.tenants.byId('one')!
    manifest.leadTime = { minutesByExternalId: { LAB: 2000 } }
    await workOnly(clinic, provider.doctor.id, 'UTC', ['00:00', '23:40'])
    const query = `service=${service.id}&provider=${provider.id}`
    const minutesWith = async (externalId: string) => {
      await clinic.db.query(`update service set external_id = $2 where id = $1`, [service.id, externalId])
      const { body } = await luis('GET', `api/appointments/first-working-day?${query}`)
      return (Date.parse(String(body)) - NOW.getTime()) / 60_000
    }
    expect(await minutesWith('LAB')).toBeGreaterThan(2000)
    expect(await minutesWith('COV')).toBeLessThan(900)
    delete manifest.leadTime
  })
})
