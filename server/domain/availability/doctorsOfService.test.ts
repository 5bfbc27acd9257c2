import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Appointment, BookingResponse, Doctor } from '../../../schemas/generated/entities'
import { databases } from '../../test/databases'
import { openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../test/clinic/clinic'

const range = { date: '2027-02-01T00:00:00Z', to: '2027-03-01T00:00:00Z' }

describe.each(databases)('the doctors of a service on %s', (database) => {
  let clinic: Clinic
  let luis: Caller
  let service: { id: number; type: number }
  let doctorId: number
  let gijon: number
  let oviedo: number

  const entries = async (type = 1): Promise<Doctor[]> => {
    const { body } = await luis('GET', `api/appointments/doctors/${type}/0/${service.id}`)
    return (body as Doctor[]).filter(({ id }) => id === doctorId)
  }
  const freeAt = async (providerId?: number): Promise<string[]> => {
    const query = { doctorId, serviceId: service.id, ...range, ...(providerId && { providerId }) }
    return (await luis('POST', 'api/appointments/free-appointments', query)).body as string[]
  }
  const request = (date = '', providerId?: number) => ({
    doctorId,
    consultationServiceId: service.id,
    date,
    ...(providerId && { providerId }),
  })

  /** Two centres for one doctor: the longer visits of the second one leave fewer times. */
  beforeAll(async () => {
    clinic = await openClinic(database)
    luis = await clinic.as('luis@portico.test')
    const [row] = await clinic.db.query<{ id: number; type: number; doctorId: number; providerId: number }>(
      `select s.id, s.type, p.doctor_id as "doctorId", p.id as "providerId" from service s
       join provider_service ps on ps.tenant = s.tenant and ps.service_id = s.id
       join provider p on p.tenant = ps.tenant and p.id = ps.provider_id
       where s.tenant = 'one' and s.type = 1 and s.is_active and s.show_in_agenda and p.is_active
       order by s.id, p.id limit 1`,
    )
    if (!row) throw new Error('the demo data has no service in person')
    service = row
    doctorId = row.doctorId
    gijon = row.providerId
    await clinic.db.query(`delete from provider where tenant = 'one' and doctor_id = $1 and id <> $2`, [
      doctorId,
      gijon,
    ])
    const centre = async (name: string, city: string): Promise<number> => {
      const [made] = await clinic.db.query<{ id: number }>(
        `insert into centre (tenant, name, address, city, country, timezone)
         values ('one', $1, 'Calle Mayor 1', $2, 'ES', 'Europe/Madrid') returning id`,
        [name, city],
      )
      return made?.id ?? 0
    }
    await clinic.db.query(`update provider set centre_id = $2 where tenant = 'one' and id = $1`, [
      gijon,
      await centre('Centro Gijón', 'Gijón'),
    ])
    const [second] = await clinic.db.query<{ id: number }>(
      `insert into provider (tenant, doctor_id, centre_id) values ('one', $1, $2) returning id`,
      [doctorId, await centre('Centro Oviedo', 'Oviedo')],
    )
    oviedo = second?.id ?? 0
    await clinic.db.query(
      `insert into provider_service (tenant, provider_id, service_id, duration, amount) values ('one', $1, $2, 120, 75)`,
      [oviedo, service.id],
    )
    await clinic.db.query(`update service set amount = 0 where tenant = 'one' and id = $1`, [service.id])
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  it('BOOK-118 C-059 a doctor of two centres has an entry with city and address for each', async () => {
    const found = await entries()
    const places = new Map(found.map(({ providerId, place, address }) => [providerId, [place, address]]))
    expect(found).toHaveLength(2)
    const offered = found.find(({ providerId }) => providerId === oviedo)?.service
    expect(offered, 'BOOK-143').toMatchObject({ id: service.id, amount: 75, duration: 120 })
    expect(places.get(gijon)).toEqual(['Gijón', 'Centro Gijón, Calle Mayor 1, Gijón'])
    expect(places.get(oviedo)).toEqual(['Oviedo', 'Centro Oviedo, Calle Mayor 1, Oviedo'])
    for (const { firstDate } of found) expect(firstDate).toBeTruthy()
  })
  it('BOOK-120 the free slots of a centre are its own; none where the doctor does not give the service', async () => {
    const [there, here] = [await freeAt(oviedo), await freeAt(gijon)]
    expect(there.length).toBeGreaterThan(0)
    expect(there.length).toBeLessThan(here.length)
    expect(await freeAt()).toEqual(here)
    expect(await freeAt(999_999)).toEqual([])
  })
  it('BOOK-094 BOOK-108 books, and moves, to the centre that was chosen', async () => {
    const [first, , , , , later] = await freeAt(oviedo)
    const booked = await luis('POST', 'api/appointments/book-hospital', request(first, oviedo))
    const { bookId, bookingData } = booked.body as BookingResponse
    expect(bookingData).toEqual({ providerId: oviedo })
    await luis('PUT', `api/appointments/${bookId}`, request(later, oviedo))
    const moved = (await luis('GET', `api/appointments/${bookId}`)).body as Appointment
    expect(moved.providerId).toBe(oviedo)
    expect(moved.centro).toContain('Centro Oviedo')
    expect(Date.parse(moved.startDate)).toBe(Date.parse(later ?? ''))
  })
  it('BOOK-094 refuses a centre of another doctor', async () => {
    const [other] = await clinic.db.query<{ id: number }>(
      `select id from provider where tenant = 'one' and doctor_id <> $1 and is_active order by id limit 1`,
      [doctorId],
    )
    await clinic.db.query(
      `insert into provider_service (tenant, provider_id, service_id) values ('one', $1, $2) on conflict do nothing`,
      [other?.id, service.id],
    )
    const [first] = await freeAt(gijon)
    const { status, body } = await luis('POST', 'api/appointments/book-hospital', request(first, other?.id))
    expect(status).toBe(400)
    expect(body).toMatchObject({ message: 'FORMAT_NOT_VALID', details: { field: 'doctorId' } })
  })
  it('BOOK-118 online, a doctor of two centres has one entry', async () => {
    await clinic.db.query(`update service set type = 2 where tenant = 'one' and id = $1`, [service.id])
    expect((await entries(2)).map(({ providerId }) => providerId)).toEqual([gijon])
  })
})
