// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AppointmentStatus } from '../../../../../schemas/generated/constants'
import type { Absence } from '../../../../../schemas/generated/entities'
import { bookingRequestAt, type TestOffer } from '../../../../test/clinic/bookingRequests'
import { STARTUP_TIMEOUT, type Caller } from '../../../../test/clinic/clinic'
import { databases } from '../../../../test/databases'
import { addDays } from '../../../shared/zone'
import { fortnight, openAbsences, type AbsencesOfTest } from './test/absences'

const { from } = fortnight

describe.each(databases)('absences of doctors on %s', (database) => {
  let clinic: AbsencesOfTest['clinic']
  let admin: Caller
  let other: Caller
  let ana: Caller
  let offers: AbsencesOfTest['offers']
  let { nextOffer, path, preview, input, add, list, hours, insert, adults, statuses } = {} as AbsencesOfTest
  beforeAll(async () => {
    ;({
      clinic,
      admin,
      ana,
      offers,
      nextOffer,
      path,
      preview,
      input,
      add,
      list,
      hours,
      insert,
      adults,
      statuses,
    } = await openAbsences(database))
    other = await clinic.as('admin@portico.test')
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  it(
    'CAL-012 a fortnight of three doctors with forty appointments: all are cancelled, every patient gets a letter in their language, whatever letters they want, and none is lost',
    async () => {
      const absent = [nextOffer(), nextOffer(), nextOffer()]
      const people = await adults()
      const inserted: { id: number; patient: string }[] = []
      for (const [index, offer] of absent.entries()) {
        const count = index === 0 ? 14 : 13
        const firstPerson = inserted.length
        for (const [n, start] of offer.free.slice(0, count).entries()) {
          const patient = people[(firstPerson + n) % people.length]?.id ?? ''
          inserted.push({ id: await insert(offer, patient, start), patient })
        }
      }
      expect(inserted).toHaveLength(40)
      await clinic.db.query(
        `insert into letter_settings (tenant, person_id, language, bookings)
         select 'one', id, case when row_number() over (order by id) % 2 = 0 then 'en' else 'es' end, false
         from (select distinct unnest($1::text[]) as id) p
         on conflict (tenant, person_id) do update set language = excluded.language, bookings = false`,
        [inserted.map(({ patient }) => patient)],
      )
      const answers = await Promise.all(absent.map(async (offer) => add(offer, await input(offer))))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      expect(await statuses(inserted.map(({ id }) => id))).toEqual([AppointmentStatus.cancelled])
      const letters = await clinic.db.query<{
        id: number
        patient: string
        language: string
        wanted: string
      }>(
        `select l.appointment_id as id, l.person_id as patient, l.language, s.language as wanted
         from letter l join letter_settings s on s.tenant = l.tenant and s.person_id = l.person_id
         where l.tenant = 'one' and l.kind = 'cancelled' and l.payload ->> 'audience' = 'patient' order by l.appointment_id`,
      )
      const reached = inserted.filter(({ id, patient }) =>
        letters.some((one) => one.id === id && one.patient === patient),
      )
      expect(reached).toEqual(inserted)
      expect(new Set(letters.map(({ language }) => language))).toEqual(new Set(['es', 'en']))
      expect(letters.filter(({ language, wanted }) => language !== wanted)).toEqual([])
      const done = (await Promise.all(absent.map((offer) => list(offer)))).flat()
      const ids = done.flatMap(({ cancelled }) => cancelled.map(({ id }) => id))
      expect(ids).toEqual(expect.arrayContaining(inserted.map(({ id }) => id)))
      expect(done.flatMap(({ kept }) => kept)).toEqual([])
      for (const offer of absent) {
        expect((await hours(offer)).isWorkingDay).toBe(false)
        const query = { serviceId: offer.serviceId, providerId: offer.providerId }
        const span = { from: `${fortnight.from}T00:00:00Z`, to: `${addDays(fortnight.to, 1)}T00:00:00Z` }
        const { body } = await ana('POST', 'api/appointments/start-time-matrix', { ...query, ...span })
        expect(Object.values(body as object).flat()).toEqual([])
      }
    },
    STARTUP_TIMEOUT,
  )

  it('CAL-012 an absence that keeps the appointments closes the hours and lists what is still in it', async () => {
    const offer = nextOffer()
    const [person] = await adults()
    const id = await insert(offer, person?.id ?? '', offer.free[0] ?? '')
    const { body, status } = await add(offer, await input(offer, { appointments: 'keep' }))
    expect(status).toBe(200)
    expect(body).toMatchObject({ reason: 'Vacaciones', cancelled: [] })
    expect((body as Absence).kept.map((one) => one.id)).toContain(id)
    expect(await statuses([id])).toEqual([AppointmentStatus.booked])
    expect((await hours(offer)).isWorkingDay).toBe(false)
  })

  it('CAL-012 a booking made while the person decides is not cancelled unseen: nothing is written, and the answer says how many', async () => {
    const offer = nextOffer()
    const stale = await input(offer)
    const start = offer.free[3] ?? ''
    const booked = await ana('POST', 'api/appointments/book-doctor', bookingRequestAt(start, offer))
    expect(booked.status).toBe(200)
    const before = await hours(offer)
    expect(await add(offer, stale)).toMatchObject({
      status: 409,
      body: { message: 'ABSENCE_APPOINTMENTS', details: { appointments: 1 } },
    })
    expect(await hours(offer)).toEqual(before)
    expect(await list(offer)).toEqual([])
    expect((await add(offer, await input(offer))).status).toBe(200)
  })

  it('CAL-012 bookings and an absence at once: a booking that comes first stops the absence, and after the absence none is made', async () => {
    const offer = nextOffer()
    const body = await input(offer)
    const [absence, ...bookings] = await Promise.all([
      add(offer, body),
      ...offer.free
        .slice(5, 9)
        .map((start) => ana('POST', 'api/appointments/book-doctor', bookingRequestAt(start, offer))),
    ])
    const booked = bookings.filter(({ status }) => status === 200)
    // Whichever comes first: the absence without a booking, or bookings without an absence.
    const isOnlyAbsence = absence.status === 200 && booked.length === 0
    const isOnlyBookings = absence.status === 409 && booked.length > 0
    expect([isOnlyAbsence, isOnlyBookings]).toContain(true)
    expect(await list(offer)).toHaveLength(isOnlyAbsence ? 1 : 0)
  })

  it('CAL-012 of two administrators who close the same days at once one does, the other reads which absence has them', async () => {
    const offer = nextOffer()
    const body = await input(offer)
    const answers = await Promise.all([add(offer, body), add(offer, body, other)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      message: 'ABSENCE_OVERLAPS',
      details: fortnight,
    })
    expect(await list(offer)).toHaveLength(1)
  })

  it('CAL-012 the end of an absence brings back every day as it was, but keeps a day that was changed since', async () => {
    const offer = nextOffer()
    const { doctorId } = offer
    const put = (body: object) =>
      admin('PUT', 'api/doctors/update-doctor-disponibility', { doctorId, ...body })
    const special = addDays(from, 1)
    await put({ date: special, start_time: '10:00', end_time: '12:00', name: 'Guardia' })
    const before = await hours(offer)
    const { id } = (await add(offer, await input(offer))).body as Absence
    const changed = addDays(from, 2)
    await put({ date: changed, start_time: '08:00', end_time: '09:00' })
    const end = () => admin('POST', `${path(offer)}/${id}/end`)
    expect((await end()).status).toBe(204)
    expect((await end()).status).toBe(204)
    const after = { ...before.workingDays, [changed]: [{ from: '08:00', to: '09:00' }] }
    expect((await hours(offer)).workingDays).toEqual(after)
    expect((await list(offer))[0]).toHaveProperty('endedAt')
    expect((await add(offer, await input(offer))).status).toBe(200)
  })

  it('CAL-012 an absence of hours closes these hours of each day and takes only the appointments in them', async () => {
    const offer = nextOffer()
    const [first, second] = await adults()
    const { zone } = await preview(offer)
    const clock = (start: string) =>
      new Date(start).toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' })
    const inside = offer.free.find((start) => clock(start) < '11:00') ?? ''
    const outside = offer.free.find((start) => clock(start) >= '12:30') ?? ''
    expect([inside, outside]).not.toContain('')
    const morning = await insert(offer, first?.id ?? '', inside)
    const later = await insert(offer, second?.id ?? '', outside)
    expect((await add(offer, await input(offer, { startTime: '00:00', endTime: '12:30' }))).status).toBe(200)
    expect([await statuses([morning]), await statuses([later])]).toEqual([
      [AppointmentStatus.cancelled],
      [AppointmentStatus.booked],
    ])
    const intervals = Object.values((await hours(offer)).workingDays).flat()
    expect(intervals.length).toBeGreaterThan(0)
    expect(intervals.filter(({ from: start }) => start < '12:30')).toEqual([])
  })

  it.each([
    ['an end before the start', { from: fortnight.to, to: fortnight.from }],
    ['more than a year', { to: addDays(from, 400) }],
    ['a start without an end', { startTime: '09:00' }],
    ['hours that end before they start', { startTime: '10:00', endTime: '09:00' }],
  ])('CAL-004 refuses %s', async (_, range) => {
    const [offer] = offers
    const body = { ...fortnight, reason: 'x', appointments: 'keep', known: [], ...range }
    expect(await add(offer as TestOffer, body)).toMatchObject({
      status: 400,
      body: { message: 'FORMAT_NOT_VALID' },
    })
  })

  it('CAL-010 doctors enter their own absence and no other; patients read none', async () => {
    const doctor = await clinic.as('doctor@portico.test')
    const [own] = await clinic.db.query<{ id: number }>(
      "select d.id from doctor d join account a on a.tenant = d.tenant and a.sub = d.person_id where a.email = 'doctor@portico.test' and d.tenant = 'one'",
    )
    const body = { from: '2027-09-01', to: '2027-09-02', reason: 'Congreso', appointments: 'keep', known: [] }
    const at = (id: number | undefined) => `api/doctors/${id}/absences`
    const added = await doctor('POST', at(own?.id), body)
    expect(added.status).toBe(200)
    for (const [call, id] of [
      [doctor, offers.find(({ doctorId }) => doctorId !== own?.id)?.doctorId],
      [ana, own?.id],
    ] as const) {
      expect((await call('POST', at(id), body)).status).toBe(403)
      expect((await call('GET', at(id))).status).toBe(403)
      expect((await call('GET', `${at(id)}/preview?from=2027-09-01&to=2027-09-02`)).status).toBe(403)
      expect((await call('POST', `${at(id)}/${(added.body as Absence).id}/end`)).status).toBe(403)
    }
    expect((await admin('POST', `${at(own?.id)}/99999/end`)).status).toBe(404)
  })
})
