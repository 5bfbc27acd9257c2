import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { AppointmentStatus } from '../../../../schemas/generated/constants'
import type { Appointment, BookingResponse } from '../../../../schemas/generated/entities'
import { personId } from '../../../demo/people/personRow'
import { ruleDatabases } from '../../../test/databases'
import { NOW, STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../../test/clinic/clinic'
import { findOffers, bookingRequestAt, type TestOffer } from '../../../test/clinic/bookingRequests'

const luisId = personId('one', 'luis')
const forLuis = `patientId=${luisId}`

describe.each(ruleDatabases)('a doctor’s own appointments on %s', (database) => {
  let clinic: Clinic
  let doctor: Caller
  let luis: Caller
  let offer: TestOffer
  let other: TestOffer
  let bookId: number
  const at = (index: number) => offer.free[index] ?? ''
  beforeAll(async () => {
    clinic = await openClinic(database)
    doctor = await clinic.as('doctor@portico.test')
    luis = await clinic.as('luis@portico.test')
    const [row] = await clinic.db.query<{ id: number }>('select id from doctor where person_id = $1', [
      personId('one', 'doctor'),
    ])
    const all = await findOffers(luis, NOW)
    const [own] = all.filter(({ doctorId }) => doctorId === row?.id)
    const [foreign] = all.filter(({ doctorId }) => doctorId !== row?.id)
    if (!own || !foreign) throw new Error('the demo data has no bookable provider')
    offer = own
    other = foreign
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  it('BOOK-110 BOOK-107 a doctor books in their own calendar for a patient of the tenant', async () => {
    const path = `api/appointments/doctor?${forLuis}`
    const foreign = bookingRequestAt(other.free[0] ?? '', other)
    expect((await doctor('POST', path, foreign)).status).toBe(403)
    const { doctorId: _doctorId, ...unnamed } = { doctorId: 0, ...foreign }
    expect((await doctor('POST', path, unnamed)).status).toBe(400)
    const stranger = `api/appointments/doctor?patientId=${personId('two', 'luis')}`
    expect((await doctor('POST', stranger, bookingRequestAt(at(0), offer))).status).toBe(404)
    const { body } = await doctor('POST', path, bookingRequestAt(at(0), offer))
    expect(body).toMatchObject({ booked: true })
    bookId = (body as BookingResponse).bookId ?? 0
    expect((await luis('GET', `api/appointments/${bookId}`)).body).toMatchObject({ startDate: at(0) })
    expect((await doctor('GET', `api/appointments/${bookId}/doctor?${forLuis}`)).body).toMatchObject({
      id: bookId,
      patientId: personId('one', 'luis'),
    })
    const ofAna = `api/appointments/${bookId}/doctor?patientId=${personId('one', 'ana')}`
    expect((await doctor('GET', ofAna)).status).toBe(404)
  })
  it('ROLE-025 BOOK-103 BOOK-104 BOOK-105 a doctor lists only their own appointments, also by date', async () => {
    const ids = async (path: string): Promise<number[]> =>
      ((await doctor('GET', `api/appointments/doctor${path}`)).body as Appointment[]).map(({ id }) => id)
    expect(await ids('')).toContain(bookId)
    const day = at(0).slice(0, 10)
    expect(await ids(`/${day}/${day}`)).toContain(bookId)
    expect(await ids('/2027-01-01/2027-01-02')).not.toContain(bookId)
    expect((await doctor('GET', 'api/appointments/doctor/2027-02-02/2027-02-01')).status).toBe(400)
    expect((await doctor('GET', `api/appointments/doctor/${bookId}`)).body).toMatchObject({ id: bookId })
    const { body } = await luis('POST', 'api/appointments/book', bookingRequestAt(other.free[2] ?? '', other))
    expect((await doctor('GET', `api/appointments/doctor/${(body as BookingResponse).bookId}`)).status).toBe(
      404,
    )
  })
  it('BOOK-105 with showTeamAppointments a doctor also lists the appointments of their teams', async () => {
    const start = other.free[4] ?? ''
    const { body } = await luis('POST', 'api/appointments/book', bookingRequestAt(start, other))
    const { bookId: ofColleague = 0 } = body as BookingResponse
    const day = start.slice(0, 10)
    const lists = async (query: string): Promise<boolean> => {
      const { body: listed } = await doctor('GET', `api/appointments/doctor/${day}/${day}${query}`)
      return (listed as Appointment[]).some(({ id }) => id === ofColleague)
    }
    await clinic.db.query(`delete from team_doctor where tenant = 'one'`)
    expect(await lists('?showTeamAppointments=true')).toBe(false)
    const [team] = await clinic.db.query<{ id: number }>(`select id from team where tenant = 'one' limit 1`)
    const join = (doctorId: number, member: boolean, coordinator: boolean) =>
      clinic.db.query(
        `insert into team_doctor (tenant, doctor_id, team_id, member, coordinator) values ('one', $1, $2, $3, $4)
         on conflict (tenant, doctor_id, team_id) do update set member = $3, coordinator = $4`,
        [doctorId, team?.id, member, coordinator],
      )
    await join(offer.doctorId, true, false)
    await join(other.doctorId, false, false)
    expect(await lists('?showTeamAppointments=true')).toBe(false)
    await join(other.doctorId, false, true)
    expect(await lists('?showTeamAppointments=true')).toBe(true)
    expect(await lists('?showTeamAppointments=false')).toBe(false)
    expect(await lists('')).toBe(false)
    expect((await doctor('GET', `api/appointments/doctor/${ofColleague}`)).status).toBe(404)
  })
  it('BOOK-109 BOOK-112 a doctor moves and cancels an appointment', async () => {
    const path = `api/appointments/${bookId}/doctor?${forLuis}`
    const before = (await luis('GET', `api/appointments/${bookId}`)).body
    const elsewhere = bookingRequestAt(other.free[6] ?? '', other)
    expect((await doctor('PUT', path, elsewhere)).status).toBe(403)
    expect((await luis('GET', `api/appointments/${bookId}`)).body).toEqual(before)
    expect((await doctor('PUT', path, bookingRequestAt(at(3), offer))).body).toMatchObject({
      booked: true,
      bookId,
    })
    expect((await luis('GET', `api/appointments/${bookId}`)).body).toMatchObject({ startDate: at(3) })
    expect((await doctor('DELETE', path)).status).toBe(204)
    expect((await luis('GET', `api/appointments/${bookId}`)).body).toMatchObject({
      status: AppointmentStatus.cancelled,
    })
  })
  it('ROLE-025 BOOK-109 BOOK-112 a doctor cannot change an appointment that the patient has moved to another doctor', async () => {
    const { body } = await luis('POST', 'api/appointments/book', bookingRequestAt(at(5), offer))
    const { bookId: id = 0 } = body as BookingResponse
    const path = `api/appointments/${id}/doctor?${forLuis}`
    const isWaiting = async () => {
      const sql = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      expect(await clinic.db.query(sql)).toHaveLength(2)
    }
    const asked = await clinic.db.tx(async (tx) => {
      await tx.query('update appointment set doctor_id = $2, provider_id = $3 where id = $1', [
        id,
        other.doctorId,
        other.providerId,
      ])
      const answers = [doctor('DELETE', path), doctor('PUT', path, bookingRequestAt(at(6), offer))]
      if (database === 'postgres') await vi.waitFor(isWaiting, 10_000)
      return { answers }
    })
    for (const { status } of await Promise.all(asked.answers)) expect(status).toBe(404)
    expect((await luis('GET', `api/appointments/${id}`)).body).toMatchObject({
      status: AppointmentStatus.booked,
      startDate: at(5),
    })
  })
  it('BOOK-103 to BOOK-112 patients and doctors of other tenants have no access', async () => {
    const own = `api/appointments/${bookId}/doctor?${forLuis}`
    const request = bookingRequestAt(at(4), offer)
    const asked = [
      luis('GET', 'api/appointments/doctor'),
      luis('GET', `api/appointments/doctor/${bookId}`),
      luis('GET', 'api/appointments/doctor/2027-01-01/2027-02-01'),
      luis('GET', own),
      luis('PUT', own, request),
      luis('DELETE', own),
      luis('POST', `api/appointments/doctor?${forLuis}`, request),
    ]
    for (const { status } of await Promise.all(asked)) expect(status).toBe(403)
    const elsewhere = await clinic.as('doctor@portico.test', 'two')
    expect((await elsewhere('GET', `api/appointments/doctor/${bookId}`)).status).toBe(404)
    expect((await elsewhere('GET', own)).status).toBe(404)
  })
})
