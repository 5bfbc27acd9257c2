// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AppointmentStatus } from '../../../../../schemas/generated/constants'
import type {
  CentreHoliday,
  CentreHolidayChange,
  CentreHolidayChanged,
  CentreHolidayPreview,
  MonthlyCalendar,
  RecordUse,
} from '../../../../../schemas/generated/entities'
import { bookingRequestAt, type TestOffer } from '../../../../test/clinic/bookingRequests'
import { STARTUP_TIMEOUT, type Caller } from '../../../../test/clinic/clinic'
import { ruleDatabases } from '../../../../test/databases'
import { openAbsences, type AbsencesOfTest } from '../absences/test/absences'

describe.each(ruleDatabases)('holidays of centres on %s', (database) => {
  let { clinic, admin, ana, nextOffer, insert, adults, statuses } = {} as AbsencesOfTest
  let centre: number
  let offer: TestOffer
  /** The practice of the same doctor at another centre. */
  let elsewhere: TestOffer
  let date: string
  const newCentre = async (name: string) => {
    const [row] = await clinic.db.query<{ id: number }>(
      `insert into centre (tenant, name, address, city, country, timezone)
       values ('one', $1, 'Calle Mayor 1', 'Gijón', 'ES', 'Europe/Madrid') returning id`,
      [name],
    )
    return row?.id ?? 0
  }
  beforeAll(async () => {
    ;({ clinic, admin, ana, nextOffer, insert, adults, statuses } = await openAbsences(database))
  }, STARTUP_TIMEOUT)
  beforeEach(async () => {
    offer = nextOffer()
    date = offer.free[0]?.slice(0, 10) ?? ''
    centre = await newCentre('Centro Gijón')
    await clinic.db.query(`update provider set centre_id = $2 where tenant = 'one' and id = $1`, [
      offer.providerId,
      centre,
    ])
    const [second] = await clinic.db.query<{ id: number }>(
      `insert into provider (tenant, doctor_id, centre_id) values ('one', $1, $2) returning id`,
      [offer.doctorId, await newCentre('Centro Oviedo')],
    )
    elsewhere = { ...offer, providerId: second?.id ?? 0 }
    await clinic.db.query(
      `insert into provider_service (tenant, provider_id, service_id) values ('one', $1, $2)`,
      [elsewhere.providerId, offer.serviceId],
    )
  })
  afterAll(() => clinic.close())

  const path = () => `api/centres/${centre}/holidays`
  const preview = async (dates = date) =>
    (await admin('GET', `${path()}/preview?dates=${dates}`)).body as CentreHolidayPreview[]
  const change = async (more: Partial<CentreHolidayChange>, call: Caller = admin) => {
    const body = { add: [], remove: [], appointments: 'keep', known: [], ...more }
    const { status, body: changed } = await call('POST', path(), body)
    return { status, ...(changed as CentreHolidayChanged) }
  }
  const close = (more: Partial<CentreHolidayChange> = {}) =>
    change({ add: [{ date, name: 'Magosto' }], ...more })
  const list = async () => (await admin('GET', path())).body as CentreHoliday[]
  const freeAt = async ({ serviceId, providerId }: TestOffer, day = date) => {
    const query = { serviceId, providerId, from: `${day}T00:00:00Z`, to: `${day}T23:59:59Z` }
    return Object.values(
      (await ana('POST', 'api/appointments/start-time-matrix', query)).body as object,
    ).flat() as string[]
  }
  const book = (one: TestOffer, start: string) =>
    ana('POST', 'api/appointments/book-doctor', bookingRequestAt(start, one))
  /** Appointments of different people on the date, at the centre. */
  const insertOnDate = async (count: number) => {
    const people = await adults()
    const starts = offer.free.filter((start) => start.startsWith(date)).slice(0, count)
    const inserted: number[] = []
    for (const [n, start] of starts.entries()) inserted.push(await insert(offer, people[n]?.id ?? '', start))
    expect(inserted).toHaveLength(count)
    return inserted
  }

  it('CAL-006 a holiday closes the practices of its centre and no other of the same doctor, and its end opens them', async () => {
    const before = await freeAt(offer)
    expect(before.length).toBeGreaterThan(0)
    expect(await freeAt(elsewhere)).toEqual(before)
    expect((await close()).status).toBe(200)
    expect(await freeAt(offer)).toEqual([])
    expect(await freeAt(elsewhere)).toEqual(before)
    expect(await list()).toEqual([{ date, name: 'Magosto', appointments: 0 }])
    await change({ remove: [date] })
    expect(await freeAt(offer)).toEqual(before)
    expect(await list()).toEqual([])
  })

  it('CAL-006 BOOK-094 a booking and a move onto the holiday are refused, at the other centre they are not', async () => {
    const [first = '', second = ''] = await freeAt(offer)
    const later = offer.free.find((start) => start.slice(0, 10) > date) ?? ''
    await close()
    expect(await book(offer, first)).toMatchObject({
      status: 400,
      body: { message: 'APPOINTMENT_NOT_AVAILABLE' },
    })
    const booked = await book(offer, later)
    expect(booked.status).toBe(200)
    const { bookId } = booked.body as { bookId: number }
    const moveTo = (one: TestOffer) => ana('PUT', `api/appointments/${bookId}`, bookingRequestAt(second, one))
    expect(await moveTo(offer)).toMatchObject({ status: 400, body: { message: 'APPOINTMENT_NOT_AVAILABLE' } })
    expect((await moveTo(elsewhere)).status).toBe(200)
    await ana('DELETE', `api/appointments/${bookId}`)
  })

  it('CAL-006 the appointments of the day are listed by doctor, cancelled with a letter, and never those of another centre', async () => {
    const ids = await insertOnDate(2)
    const [person] = await adults()
    const other = await insert(elsewhere, person?.id ?? '', (await freeAt(elsewhere))[0] ?? '')
    const found = await preview()
    expect(found).toMatchObject([{ doctorId: offer.doctorId }])
    expect(found[0]?.appointments.map(({ id }) => id)).toEqual(ids)
    expect(await close({ appointments: 'cancel', known: ids })).toMatchObject({
      cancelled: 2,
      offered: 0,
      kept: 0,
    })
    expect(await statuses(ids)).toEqual([AppointmentStatus.cancelled])
    expect(await statuses([other])).toEqual([AppointmentStatus.booked])
    const letters = await clinic.db.query(
      `select from letter where tenant = 'one' and kind = 'cancelled' and appointment_id = any($1::int[]) and payload ->> 'audience' = 'patient'`,
      [ids],
    )
    expect(letters).toHaveLength(2)
  })

  it('CAL-006 another time is proposed on a day on which the centre is open, and withdrawn with a letter when the day opens again', async () => {
    const [id = 0] = await insertOnDate(1)
    const next = offer.free.map((start) => start.slice(0, 10)).find((day) => day > date) ?? ''
    const add = [date, next].map((day) => ({ date: day, name: 'Cierre' }))
    expect(await change({ add, appointments: 'offer', known: [id] })).toMatchObject({
      offered: 1,
      cancelled: 0,
    })
    const proposal = async () => {
      const [row] = await clinic.db.query<{ day: string; outcome: string | null }>(
        `select to_char(a.starts_at, 'YYYY-MM-DD') as day, v.outcome from visit_proposal v
         join appointment a on a.tenant = v.tenant and a.id = v.appointment_id where v.tenant = 'one' and v.replaces = $1`,
        [id],
      )
      return row
    }
    expect((await proposal())?.day).not.toBe(date)
    expect((await proposal())?.day).not.toBe(next)
    expect((await list())[0]?.appointments).toBe(1)
    await change({ remove: [date] })
    expect(await proposal()).toMatchObject({ outcome: 'withdrawn' })
    expect(await statuses([id])).toEqual([AppointmentStatus.booked])
  })

  it('CAL-006 an appointment that the person has not seen stops the change, and nothing of it is written', async () => {
    await insertOnDate(2)
    expect(await close({ appointments: 'cancel' })).toMatchObject({
      status: 409,
      message: 'ABSENCE_APPOINTMENTS',
      details: { appointments: 2 },
    })
    expect(await list()).toEqual([])
  })

  it('CAL-006 bookings and a holiday at once: a booking that comes first stops the holiday, and after the holiday none is made', async () => {
    const [, , , , start = ''] = await freeAt(offer)
    const [closed, booked] = await Promise.all([close(), book(offer, start)])
    expect([closed.status, booked.status].toSorted((a, b) => a - b)).toEqual(
      closed.status === 200 ? [200, 400] : [200, 409],
    )
    if (booked.status === 200)
      await ana('DELETE', `api/appointments/${(booked.body as { bookId: number }).bookId}`)
  })

  it('CAL-010 doctors and patients read and change no holidays; a centre that does not exist has none', async () => {
    const doctor = await clinic.as('doctor@portico.test')
    for (const call of [doctor, ana]) {
      expect((await change({}, call)).status).toBe(403)
      expect((await call('GET', path())).status).toBe(403)
      expect((await call('GET', `${path()}/preview?dates=${date}`)).status).toBe(403)
    }
    centre = 999_999
    expect((await close()).status).toBe(404)
    expect((await admin('GET', path())).status).toBe(404)
  })

  it('CAL-006 a date cannot be added twice, nor added and removed', async () => {
    const add = [{ date, name: 'Magosto' }]
    expect((await change({ add: [...add, ...add] })).status).toBe(400)
    expect((await change({ add, remove: [date] })).status).toBe(400)
    expect((await change({ add: [{ date, name: ' ' }] })).status).toBe(400)
    expect((await admin('GET', `${path()}/preview?dates=2027-02-31`)).status).toBe(400)
  })

  it('CAL-006 the month of a doctor names the centres that are closed', async () => {
    await close()
    const query = `doctorId=${offer.doctorId}&month=${date.slice(0, 7)}`
    const { body } = await admin('GET', `api/doctors/doctor-monthly-calendar?${query}`)
    expect((body as MonthlyCalendar).closed).toEqual([{ date, name: 'Magosto', centreName: 'Centro Gijón' }])
  })

  it('ADMIN-025 a centre that is deleted says that its holidays go with it, and comes back with them', async () => {
    centre = await newCentre('Centro Avilés')
    await close()
    const { body } = await admin('GET', `api/deleted-records/Centre/${centre}/preview`)
    expect(body as RecordUse[]).toEqual([
      expect.objectContaining({ name: 'centre_holiday', count: 1, effect: 'goes' }),
    ])
    expect((await admin('DELETE', `api/centres/${centre}`)).status).toBe(204)
    expect((await admin('GET', path())).status).toBe(404)
    expect((await admin('POST', `api/deleted-records/Centre/${centre}/restore`)).status).toBe(204)
    expect(await list()).toEqual([{ date, name: 'Magosto', appointments: 0 }])
  })
})
