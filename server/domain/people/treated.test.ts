// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Appointment, BookingResponse } from '../../../schemas/generated/entities'
import { personId } from '../../demo/people/personRow'
import { databases } from '../../test/databases'
import { bookingRequestAt, findOffers, type TestOffer } from '../../test/clinic/bookingRequests'
import { NOW, openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../test/clinic/clinic'
import { isTreated, treatmentTime } from './treated'

const luis = personId('one', 'luis')
const DAY = 86_400_000

/** What an appointment of the test is: booked, agreed to and by video unless it says otherwise. */
interface Kind {
  status?: number
  agreed?: string | null
  isOnline?: boolean
}

describe.each(databases)('who treats whom on %s', (database) => {
  let clinic: Clinic
  let doctor: Caller
  let patient: Caller
  let offer: TestOffer
  const one = () => clinic.tenants.byId('one')
  const treats = async (now = NOW, at = now) => {
    const tenant = one()
    if (!tenant) throw new Error('there is no tenant one')
    const relation = { tenant: 'one', doctorId: offer.doctorId, patientId: luis }
    return isTreated(clinic.db, relation, treatmentTime(tenant, now, at))
  }
  /** An appointment so many days from now, of the shortest online service or in person. */
  const insert = async (
    days: number,
    { status = 2, agreed = 'infinity', isOnline = true }: Kind = {},
  ): Promise<number> => {
    const start = new Date(NOW.getTime() + days * DAY)
    const [row] = await clinic.db.query<{ id: number }>(
      `insert into appointment (tenant, patient_id, provider_id, doctor_id, service_id, starts_at, ends_at, status, agreed_start)
       values ('one', $1, $2, $3, case when $4 then $5::int else (select id from service where tenant = 'one' and type = 1 limit 1) end,
         $6, $7, $8, $9::timestamptz) returning id`,
      [
        luis,
        offer.providerId,
        offer.doctorId,
        isOnline,
        offer.serviceId,
        start.toISOString(),
        new Date(start.getTime() + 900_000).toISOString(),
        status,
        agreed,
      ],
    )
    return row?.id ?? 0
  }
  const answer = (id: number, days: number) =>
    clinic.db.query(
      `insert into video_call (tenant, appointment_id, patient_id, doctor_id, started_by, status, started_at, answered_at)
       select tenant, id, patient_id, doctor_id, 'doctor', 'ended', $2, $2 from appointment where tenant = 'one' and id = $1`,
      [id, new Date(NOW.getTime() + days * DAY).toISOString()],
    )
  const write = async (days: number, isFromDoctor: boolean) => {
    await clinic.db.query(
      `insert into chat_conversation (tenant, patient_id, doctor_id) values ('one', $1, $2) on conflict do nothing`,
      [luis, offer.doctorId],
    )
    await clinic.db.query(
      `insert into chat_message (tenant, patient_id, doctor_id, sender_id, from_doctor, content, created_at)
       values ('one', $1, $2, 'x', $3, 'x', $4)`,
      [luis, offer.doctorId, isFromDoctor, new Date(NOW.getTime() + days * DAY).toISOString()],
    )
  }
  beforeAll(async () => {
    clinic = await openClinic(database)
    doctor = await clinic.as('doctor@portico.test')
    patient = await clinic.as('luis@portico.test')
    const [row] = await clinic.db.query<{ id: number }>('select id from doctor where person_id = $1', [
      personId('one', 'doctor'),
    ])
    const own = (await findOffers(patient, NOW)).find(({ doctorId }) => doctorId === row?.id)
    if (!own) throw new Error('the doctor has no free time')
    offer = own
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())
  beforeEach(() =>
    clinic.db.exec(`
      delete from visit_proposal where tenant = 'one';
      delete from appointment where tenant = 'one' and patient_id = '${luis}';
      delete from chat_conversation where tenant = 'one' and patient_id = '${luis}';
      update person set associated_doctor_id = null where tenant = 'one' and id = '${luis}'`),
  )

  it('a patient’s own doctor treats them; without any contact nobody does', async () => {
    expect(await treats()).toBe(false)
    await clinic.db.query(`update person set associated_doctor_id = $1 where tenant = 'one' and id = $2`, [
      offer.doctorId,
      luis,
    ])
    expect(await treats()).toBe(true)
  })

  it.each([
    ['booked and to come', 5, {}, true],
    ['in person a week ago', -7, { isOnline: false }, true],
    ['in person 13 months ago', -396, { isOnline: false }, false],
    ['cancelled', 5, { status: 1 }, false],
    ['held for a payment', 5, { status: 3 }, false],
    ['proposed', 5, { status: 5 }, false],
    ['booked by the doctor alone', 5, { agreed: null }, false],
    ['moved by the doctor from long ago', 5, { agreed: '2025-01-01T00:00:00Z' }, false],
    ['by video this morning, nobody answered yet', -0.5, {}, true],
    ['by video two days ago, missed', -2, {}, false],
  ] as const)('an appointment %s: %#', async (_name, days, how, expected) => {
    await insert(days, how)
    expect(await treats()).toBe(expected)
  })

  it('an answered call of a visit counts, whoever booked it; a tenant sets for how long', async () => {
    await answer(await insert(-40, { agreed: null }), -40)
    expect(await treats()).toBe(true)
    const tenant = one()
    if (tenant) tenant.backend.treatment = { months: 1 }
    expect(await treats()).toBe(false)
    if (tenant) delete tenant.backend.treatment
  })

  it('what the patient writes counts, what the doctor writes does not', async () => {
    await write(-3, true)
    expect(await treats()).toBe(false)
    await write(-400, false)
    expect(await treats()).toBe(false)
    await write(-3, false)
    expect(await treats()).toBe(true)
    expect(await treats(NOW, new Date(NOW.getTime() + 360 * DAY))).toBe(true)
    expect(await treats(NOW, new Date(NOW.getTime() + 380 * DAY))).toBe(false)
  })

  it('BOOK-110 a doctor who books for somebody they do not treat opens nothing, however often', async () => {
    const closed = async () => {
      const asked = [
        doctor('GET', `api/patients/${luis}/records`),
        doctor('GET', `api/patients/${luis}/documents`),
        doctor('GET', `api/patients/${luis}/measurements`),
        doctor('GET', `api/chat/messages?userId=${luis}&professionalId=${offer.doctorId}`),
        doctor('POST', 'api/documents/data', { documentId: 1, name: 'x', patientId: luis }),
      ]
      for (const { status } of await Promise.all(asked)) expect(status).toBe(404)
      expect(JSON.stringify((await doctor('GET', 'api/patients')).body)).not.toContain(luis)
      expect(
        JSON.stringify((await doctor('GET', 'api/chat/contacts?userId=' + personId('one', 'doctor'))).body),
      ).not.toContain(luis)
    }
    await closed()
    const path = `api/appointments/doctor?patientId=${luis}`
    const booked = await doctor('POST', path, bookingRequestAt(offer.free[0] ?? '', offer))
    expect(booked.body).toMatchObject({ booked: false, isProposed: true })
    const { bookId } = booked.body as BookingResponse
    await closed()
    const moved = await doctor(
      'PUT',
      `api/appointments/${bookId}/doctor?patientId=${luis}`,
      bookingRequestAt(offer.free[1] ?? '', offer),
    )
    expect(moved.status).toBe(400)
    expect((await doctor('POST', 'api/auth/magic-link', { appointmentId: bookId })).status).toBe(404)
    const start = offer.free[0] ?? ''
    const { body } = await doctor('GET', `api/video-calls/doctor/${start.slice(0, 10)}/${start.slice(0, 10)}`)
    expect(body).toContainEqual(
      expect.objectContaining({ appointmentId: bookId, patientName: null, birthDate: null, notes: null }),
    )
    await closed()
  })

  it('BOOK-110 a doctor books at once for a patient while treatment lasts, and proposes what is later', async () => {
    await write(-330, false)
    const path = `api/appointments/doctor?patientId=${luis}`
    expect((await doctor('POST', path, bookingRequestAt(offer.free[0] ?? '', offer))).body).toMatchObject({
      isProposed: true,
    })
    await write(-3, false)
    const { body } = await doctor('POST', path, bookingRequestAt(offer.free[1] ?? '', offer))
    expect(body).toMatchObject({ booked: true })
    const { bookId } = body as BookingResponse
    await clinic.db.query(`delete from chat_message where tenant = 'one' and patient_id = $1`, [luis])
    expect(await treats(), 'the doctor’s own booking is no contact').toBe(false)
    const own = `api/appointments/${bookId}/doctor?patientId=${luis}`
    const later = await doctor('PUT', own, bookingRequestAt(offer.free[2] ?? '', offer))
    expect(later.body).toEqual({ message: 'PATIENT_MUST_AGREE' })
    const shown = (await doctor('GET', `api/appointments/doctor/${bookId}`)).body as Appointment
    expect([shown.patientId, shown.notes]).toEqual([undefined, null])
    expect(
      (await patient('PUT', `api/appointments/${bookId}`, bookingRequestAt(offer.free[2] ?? '', offer)))
        .status,
    ).toBe(200)
    expect(await treats(), 'the patient has chosen the time').toBe(true)
  })
})
