// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  AdminDoctor,
  AuditEntry,
  MonthlyCalendar,
  WorkingDays,
  WorkingWeek,
} from '../../../../../schemas/generated/entities'
import { ruleDatabases } from '../../../../test/databases'
import { NOW, STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../../../test/clinic/clinic'
import { findOffers, bookingRequestAt, type TestOffer } from '../../../../test/clinic/bookingRequests'

describe.each(ruleDatabases)('working calendars on %s', (database) => {
  let clinic: Clinic
  let admin: Caller
  let ana: Caller
  let offer: TestOffer
  /** A date with free slots, and the same weekday a week later. */
  let day: string
  beforeAll(async () => {
    clinic = await openClinic(database)
    admin = await clinic.as('admin@portico.test')
    ana = await clinic.as('ana@portico.test')
    const [first] = await findOffers(ana, NOW)
    if (!first) throw new Error('the demo data has no free slot')
    offer = first
    day = offer.free[0]?.slice(0, 10) ?? ''
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  const put = (body: object, call = admin) =>
    call('PUT', 'api/doctors/update-doctor-disponibility', { doctorId: offer.doctorId, ...body })
  const get = async <T>(path: string, call = admin) => {
    const join = path.includes('?') ? '&' : '?'
    return (await call('GET', `api/doctors/${path}${join}doctorId=${offer.doctorId}`)).body as T
  }
  const days = (from: string, to = from) => get<WorkingDays>(`working-day-calendar?from=${from}&to=${to}`)
  /** The free slots of the day for patients, as local times of Madrid in winter. */
  const slots = async () => {
    const span = { from: `${day}T00:00:00Z`, to: `${day}T23:59:00Z` }
    const { serviceId, providerId } = offer
    const query = { serviceId, providerId, ...span }
    const { body } = await ana('POST', 'api/appointments/start-time-matrix', query)
    return Object.values(body as Record<string, string[]>).flat().length
  }

  it('CAL-005 CAL-008 CAL-011 CAL-012 a day off removes its free slots, hours restore some, and the standard week restores all', async () => {
    const before = await slots()
    expect(before).toBeGreaterThan(0)
    expect((await put({ date: day, is_day_off: true, name: 'Vacaciones' })).status).toBe(204)
    expect(await slots()).toBe(0)
    expect(await days(day)).toEqual({ isWorkingDay: false, workingDays: { [day]: [] } })
    await put({ date: day, start_time: '10:00', end_time: '11:00', is_modified: true })
    expect(await slots()).toBe(Math.floor(60 / offer.duration))
    await put({ date: day })
    expect(await slots()).toBe(before)
  })

  it('CAL-003 CAL-005 CAL-011 CAL-013 CONST-029 the week starts on Monday; the time between two intervals is a break', async () => {
    const breaktime = [{ start_time: '14:00', end_time: '16:00' }]
    await put({ index: 7, start_time: '09:00', end_time: '20:00', breaktime })
    const week = await get<WorkingWeek>('working-week-calendar')
    expect(week).toMatchObject({ doctorId: offer.doctorId, canModifyCalendar: true })
    expect(week.workingDays.map(({ dayOfWeek }) => dayOfWeek)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(week.workingDays[6]?.workingHours).toEqual([
      { startTime: '09:00', endTime: '14:00' },
      { startTime: '16:00', endTime: '20:00' },
    ])
    const sunday = '2027-03-14'
    const intervals = [
      { from: '09:00', to: '14:00' },
      { from: '16:00', to: '20:00' },
    ]
    expect(await days(sunday)).toEqual({ isWorkingDay: true, workingDays: { [sunday]: intervals } })
    await put({ index: 7 })
    expect(await days(sunday)).toMatchObject({ isWorkingDay: false })
  })

  it('CAL-006 CAL-011 CAL-014 a month lists its special days with their breaks', async () => {
    const breaktime = [{ start_time: '10:00', end_time: '10:30' }]
    const special = { date: '2027-05-03', name: 'Guardia', start_time: '08:00', end_time: '12:00', breaktime }
    await put({ ...special, event_id: 31, unit_group_id: 8 })
    const { specialDates } = await get<MonthlyCalendar>('doctor-monthly-calendar?month=2027-05')
    expect(specialDates).toEqual([{ ...special, is_day_off: false, event_id: 31, unit_group_id: 8 }])
    expect((await days('2027-05-03', '2027-05-04')).workingDays['2027-05-03']).toEqual([
      { from: '08:00', to: '10:00' },
      { from: '10:30', to: '12:00' },
    ])
    const entries = (await admin('GET', `api/audit/WorkingCalendar/${offer.doctorId}`)).body as AuditEntry[]
    expect(entries[0]?.after).toMatchObject({ '2027-05-03': [{ starts: '08:00', name: 'Guardia' }] })
  })

  it('CAL-004 CAL-006 the name and the ids of a special date survive changes, and are cleared on request', async () => {
    const date = '2027-07-05'
    const read = async () => {
      const { specialDates } = await get<MonthlyCalendar>('doctor-monthly-calendar?month=2027-07')
      return specialDates.find((one) => one.date === date)
    }
    const kept = { name: 'Guardia', event_id: 31, unit_group_id: 8 }
    await put({ date, ...kept, start_time: '08:00', end_time: '12:00' })
    await put({ date: '2027-07-06', start_time: '09:00', end_time: '10:00' })
    expect(await read()).toMatchObject(kept)
    await put({ date, start_time: '09:00', end_time: '12:00' })
    expect(await read()).toMatchObject({ ...kept, start_time: '09:00' })
    await put({ date, is_day_off: true, name: '', event_id: null })
    expect(await read()).toMatchObject({ name: '', event_id: null, unit_group_id: 8, is_day_off: true })
  })

  it('CAL-014 a month lists its appointments in the zone of the place of work', async () => {
    const [start = ''] = offer.free.slice(-1)
    const booking = bookingRequestAt(start, offer)
    const booked = await ana('POST', 'api/appointments/', booking)
    expect(booked.status).toBe(200)
    const month = await get<MonthlyCalendar>(`doctor-monthly-calendar?month=${start.slice(0, 7)}`)
    const from = new Date(Date.parse(start))
      .toLocaleTimeString('en-GB', { timeZone: 'Europe/Madrid' })
      .slice(0, 5)
    expect(month.booked).toContainEqual(expect.objectContaining({ date: start.slice(0, 10), from }))
  })

  it('CAL-012 rejects only the days that another user changed meanwhile', async () => {
    const { version = 0 } = await get<WorkingWeek>('working-week-calendar')
    const date = '2027-06-01'
    expect((await put({ date, is_day_off: true, version })).status).toBe(204)
    const { status, body } = await put({ date, start_time: '09:00', end_time: '10:00', version })
    expect([status, body]).toMatchObject([409, { message: 'VERSION_CONFLICT' }])
    expect((body as { details: object }).details).toHaveProperty('changedBy')
    expect((await put({ date: '2027-06-02', is_day_off: true, version })).status).toBe(204)
    const now = await get<MonthlyCalendar>('doctor-monthly-calendar?month=2027-06')
    expect(now.specialDates.map((one) => one.date)).toEqual([date, '2027-06-02'])
    expect((await put({ date, version: now.version })).status).toBe(204)
  })

  it.each([
    [
      'breaks that overlap',
      [
        ['10:00', '11:00'],
        ['10:30', '12:00'],
      ],
      'SUPERPOSED_INTERVALS',
    ],
    ['a break outside the hours', [['07:00', '08:00']], 'FORMAT_NOT_VALID'],
    ['an empty break', [['10:00', '10:00']], 'FORMAT_NOT_VALID'],
  ])('CAL-004 CAL-009 ERR-062 rejects %s', async (_, pauses, message) => {
    const breaktime = pauses.map(([start_time, end_time]) => ({ start_time, end_time }))
    const { status, body } = await put({ index: 1, start_time: '09:00', end_time: '14:00', breaktime })
    expect([status, body]).toMatchObject([400, { message }])
  })

  it('CAL-009 adjacent breaks stay separate', async () => {
    const breaktime = [
      { start_time: '11:00', end_time: '12:00' },
      { start_time: '10:00', end_time: '11:00' },
    ]
    expect(
      (await put({ date: '2027-05-05', start_time: '09:00', end_time: '14:00', breaktime })).status,
    ).toBe(204)
  })

  it.each([
    ['an end before the start', { index: 1, start_time: '14:00', end_time: '09:00' }],
    ['a start without an end', { index: 1, start_time: '14:00' }],
    ['no day', { start_time: '09:00', end_time: '14:00' }],
    ['a date that does not exist', { date: '2027-02-30', is_day_off: true }],
    ['a time that does not exist', { index: 1, start_time: '25:00', end_time: '26:00' }],
  ])('CAL-004 rejects %s', async (_, body) => {
    expect((await put(body)).body).toMatchObject({ message: 'FORMAT_NOT_VALID' })
  })

  it('CAL-010 ROLE-028 doctors can open only their own calendar, other users none', async () => {
    const doctor = await clinic.as('doctor@portico.test')
    const [own] = await clinic.db.query<{ id: number }>(
      "select d.id from doctor d join account a on a.tenant = d.tenant and a.sub = d.person_id where a.email = 'doctor@portico.test' and d.tenant = 'one'",
    )
    const week = `api/doctors/working-week-calendar?doctorId=`
    expect((await doctor('GET', `${week}${own?.id}`)).body).toMatchObject({ canModifyCalendar: true })
    const other = own?.id === offer.doctorId ? offer.doctorId + 1 : offer.doctorId
    expect((await doctor('GET', `${week}${other}`)).status).toBe(403)
    for (const call of [ana, await clinic.as('videos@portico.test')]) {
      expect((await put({ index: 1 }, call)).body).toEqual({ message: 'ROLE' })
      expect((await call('GET', `${week}${offer.doctorId}`)).status).toBe(403)
    }
    expect((await admin('GET', `${week}99999`)).status).toBe(404)
  })

  it('CAL-010 the record says that a doctor may change their calendar until an administrator says otherwise', async () => {
    await clinic.db.query(`update doctor set extra = extra - 'canModifyCalendar' where id = $1`, [
      offer.doctorId,
    ])
    const { body } = await admin('GET', `api/doctors/${offer.doctorId}`)
    expect(body).toMatchObject({ canModifyCalendar: true })
  })

  it('CAL-010 a doctor without canModifyCalendar reads their calendar and cannot change it, an administrator can', async () => {
    const doctor = await clinic.as('doctor@portico.test')
    const [own] = await clinic.db.query<{ id: number }>(
      "select d.id from doctor d join account a on a.tenant = d.tenant and a.sub = d.person_id where a.email = 'doctor@portico.test' and d.tenant = 'one'",
    )
    const id = own?.id
    const allow = async (canModifyCalendar: boolean) => {
      const record = (await admin('GET', `api/doctors/${id}`)).body as AdminDoctor
      expect((await admin('PUT', `api/doctors/${id}`, { ...record, canModifyCalendar })).status).toBe(200)
    }
    const body = { doctorId: id, date: '2027-08-02', is_day_off: true }
    const change = (call: Caller) => call('PUT', 'api/doctors/update-doctor-disponibility', body)
    const read = `api/doctors/working-week-calendar?doctorId=${id}`
    await allow(false)
    expect((await doctor('GET', read)).body).toMatchObject({ canModifyCalendar: false })
    expect(await change(doctor)).toMatchObject({ status: 403, body: { message: 'ROLE' } })
    expect((await admin('GET', read)).body).toMatchObject({ canModifyCalendar: true })
    expect((await change(admin)).status).toBe(204)
    await allow(true)
    expect((await change(doctor)).status).toBe(204)
  })

  it('WIDGET-002 ROLE-028 doctors find their own calendar, read its history and change no other', async () => {
    const doctor = await clinic.as('doctor@portico.test')
    const own = (await doctor('GET', 'api/doctors/working-week-calendar')).body as WorkingWeek
    const change = { doctorId: own.doctorId, date: '2027-08-03', is_day_off: true }
    expect((await doctor('PUT', 'api/doctors/update-doctor-disponibility', change)).status).toBe(204)
    const [latest] = (await doctor('GET', `api/audit/WorkingCalendar/${own.doctorId}`)).body as AuditEntry[]
    expect(latest?.after).toHaveProperty('2027-08-03')
    const other = own.doctorId === offer.doctorId ? offer.doctorId + 1 : offer.doctorId
    expect((await doctor('GET', `api/audit/WorkingCalendar/${other}`)).status).toBe(403)
    expect((await doctor('GET', `api/audit/AdminDoctor/${own.doctorId}`)).status).toBe(403)
    expect((await doctor('GET', 'api/audit/WorkingCalendar/none')).status).toBe(403)
    expect((await put({ date: '2027-08-03', is_day_off: true, doctorId: other }, doctor)).status).toBe(403)
    expect((await ana('GET', 'api/doctors/working-week-calendar')).status).toBe(403)
  })
})
