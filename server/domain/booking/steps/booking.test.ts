import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AppointmentStatus } from '../../../../schemas/generated/constants'
import type { Appointment, BookingResponse } from '../../../../schemas/generated/entities'
import { personId } from '../../../demo/people/personRow'
import { databases } from '../../../test/databases'
import { NOW, STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../../test/clinic/clinic'
import {
  listBooked,
  findOffers,
  bookingRequestAt,
  type TestOffer,
} from '../../../test/clinic/bookingRequests'

const taken = { message: 'APPOINTMENT_NOT_AVAILABLE', code: -32054 }
const outside = { message: 'APPOINTMENT_NOT_AVAILABLE', code: -32052 }
const notValid = (field: string): unknown =>
  expect.objectContaining({ message: 'FORMAT_NOT_VALID', details: expect.objectContaining({ field }) })

describe.each(databases)('booking on %s', (database) => {
  let clinic: Clinic
  let ana: Caller
  let luis: Caller
  let offer: TestOffer
  let other: TestOffer
  const at = (index: number, from = offer): string => from.free[index] ?? ''
  beforeAll(async () => {
    clinic = await openClinic(database)
    ana = await clinic.as('ana@portico.test')
    luis = await clinic.as('luis@portico.test')
    const [first, second] = await findOffers(luis, NOW)
    if (!first || !second) throw new Error('the demo data has no bookable provider')
    offer = first
    other = second
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  it('BOOK-091 BOOK-023 BOOK-096 a booking is listed and its slot is no longer free', async () => {
    const request = { ...bookingRequestAt(at(0), offer), additionalFields: { notes: 'Me duele la rodilla.' } }
    const { status, body } = await luis('POST', 'api/appointments/book', request)
    expect(status).toBe(200)
    expect(body).toMatchObject({ booked: true, bookingData: { providerId: offer.providerId } })
    const [mine] = await listBooked(luis)
    expect(mine).toMatchObject({
      id: (body as BookingResponse).bookId,
      startDate: at(0),
      time: at(0).slice(11, 16),
      duration: offer.duration,
      notes: 'Me duele la rodilla.',
      readonly: false,
      appointmentType: 2,
      doctor: { id: offer.doctorId },
      book: { providerId: offer.providerId, serviceId: offer.serviceId, startDate: at(0) },
    })
    const [again] = await findOffers(luis, NOW)
    expect(again?.free).not.toContain(at(0))
  })
  it('ERR-021 rejects a slot that another patient has booked', async () => {
    const { status, body } = await ana('POST', 'api/appointments/book-doctor', bookingRequestAt(at(0), offer))
    expect({ status, body }).toEqual({ status: 400, body: taken })
  })
  it('ERR-021 reports an overlap with the patient’s own appointment', async () => {
    const clash = other.free.find((start) => start === at(0)) ?? at(0)
    await clinic.db.query('update working_interval set starts = $2, ends = $3 where doctor_id = $1', [
      other.doctorId,
      '00:00',
      '23:40',
    ])
    const { body } = await luis('POST', 'api/appointments/book', bookingRequestAt(clash, other))
    expect(body).toEqual({ ...taken, details: { own: true } })
  })
  it('ERR-022 BOOK-049 rejects a time outside the working calendar, and one that is too soon', async () => {
    const beside = new Date(Date.parse(at(1)) + 60_000).toISOString()
    expect((await ana('POST', 'api/appointments/book', bookingRequestAt(beside, offer))).body).toEqual(
      outside,
    )
    clinic.setNow(new Date(Date.parse(at(1)) - 300_000))
    expect((await ana('POST', 'api/appointments/book', bookingRequestAt(at(1), offer))).body).toEqual(outside)
    clinic.setNow(NOW)
  })
  it('ERR-012 names the field that does not fit the others', async () => {
    const request = bookingRequestAt(at(1), offer)
    const refused = async (change: object): Promise<unknown> =>
      (await ana('POST', 'api/appointments/book-doctor', { ...request, ...change })).body
    expect(await refused({ serviceId: 999_999 })).toEqual(notValid('serviceId'))
    expect(await refused({ providerId: offer.doctorId })).toEqual(notValid('providerId'))
    expect(await refused({ doctorId: offer.doctorId + 1 })).toEqual(notValid('doctorId'))
    expect(await refused({ userOffset: 7 })).toEqual(notValid('userOffset'))
    expect(await refused({ date: `${at(1).slice(0, 10)}T01:00:00Z` })).toEqual(notValid('date'))
  })
  it('CONST-024 rejects notes of more than 5000 characters', async () => {
    const book = async (length: number): Promise<unknown> =>
      (
        await ana('POST', 'api/appointments/book', {
          ...bookingRequestAt(at(0), offer),
          additionalFields: { notes: 'a'.repeat(length) },
        })
      ).body
    expect(await book(5001)).toMatchObject({
      message: 'FORMAT_NOT_VALID',
      details: { fields: [{ path: '/additionalFields/notes', keyword: 'maxLength' }] },
    })
    // That time is taken, so the notes alone were not refused.
    expect(await book(5000)).toEqual(taken)
  })
  it('BOOK-048 rejects a patient who is too old for the specialty', async () => {
    await clinic.db.query(
      `update specialty set max_age = 14 where id = (select specialty_id from service where id = $1)`,
      [offer.serviceId],
    )
    const request = bookingRequestAt(at(1), offer)
    expect((await ana('POST', 'api/appointments/book', request)).body).toMatchObject({ message: 'MAX_AGE' })
    const forChild = { 'x-impersonation-user': personId('one', 'ana/child') }
    const { body } = await ana('POST', 'api/appointments/book', request, forChild)
    expect(body).toMatchObject({ booked: true })
    await clinic.db.query('update specialty set max_age = null')
  })
  it('BOOK-048 rejects a patient who is too young for the specialty, to book and to wait', async () => {
    await clinic.db.query(
      `update specialty set min_age = 15 where id = (select specialty_id from service where id = $1)`,
      [offer.serviceId],
    )
    const forChild = { 'x-impersonation-user': personId('one', 'ana/child') }
    const refused = { message: 'MIN_AGE', details: { minAge: 15 } }
    const request = bookingRequestAt(at(2), offer)
    expect((await ana('POST', 'api/appointments/book', request, forChild)).body).toMatchObject(refused)
    const wish = {
      serviceId: offer.serviceId,
      weekdays: [1],
      fromMinute: 0,
      toMinute: 1440,
      before: new Date(NOW.getTime() + 5 * 86_400_000).toISOString(),
      noticeHours: 1,
    }
    expect((await ana('POST', 'api/waiting-list/', wish, forChild)).body).toMatchObject(refused)
    expect((await ana('POST', 'api/waiting-list/', wish)).status).toBeLessThan(300)
    await clinic.db.query('update specialty set min_age = null')
  })
  it('BOOK-108 BOOK-038 moving frees the old slot; moving to the same time is rejected', async () => {
    const [mine] = await listBooked(luis)
    const move = (start: string, who = luis) =>
      who('PUT', `api/appointments/${mine?.id}`, bookingRequestAt(start, offer))
    expect((await move(at(0))).body).toEqual(notValid('date'))
    expect((await move(at(1))).body).toEqual(taken)
    expect((await move(at(2), ana)).status).toBe(404)
    expect((await move(at(2))).body).toMatchObject({ booked: true, bookId: mine?.id })
    const [moved] = await listBooked(luis)
    expect(moved).toMatchObject({ id: mine?.id, startDate: at(2), notes: 'Me duele la rodilla.' })
    expect((await ana('POST', 'api/appointments/book', bookingRequestAt(at(0), offer))).status).toBe(200)
  })
  it('BOOK-041 moving with empty notes removes them', async () => {
    const [mine] = await listBooked(luis)
    const path = `api/appointments/${mine?.id}`
    const emptied = { ...bookingRequestAt(at(5), offer), additionalFields: { notes: '' } }
    expect((await luis('PUT', path, emptied)).body).toMatchObject({ booked: true })
    expect((await luis('GET', path)).body).toMatchObject({ notes: null })
    expect((await luis('PUT', path, bookingRequestAt(at(2), offer))).body).toMatchObject({ booked: true })
  })
  it('BOOK-111 BOOK-016 cancelling keeps the appointment, frees the slot and can be repeated', async () => {
    const [mine] = await listBooked(luis)
    const path = `api/appointments/${mine?.id}`
    expect((await ana('DELETE', path)).status).toBe(404)
    expect((await luis('DELETE', path)).status).toBe(204)
    expect((await luis('DELETE', path)).status).toBe(204)
    expect((await luis('GET', path)).body).toMatchObject({ status: AppointmentStatus.cancelled })
    expect((await luis('PUT', path, bookingRequestAt(at(3), offer))).body).toEqual(notValid('status'))
    expect((await ana('POST', 'api/appointments/book', bookingRequestAt(at(2), offer))).status).toBe(200)
  })
  it('BOOK-018 readonly and past appointments cannot be changed', async () => {
    const all = (await ana('GET', 'api/appointments/all')).body as Appointment[]
    const fixed = all.find((one) => one.readonly)
    const past = all.find(
      (one) => one.status === AppointmentStatus.booked && Date.parse(one.startDate) < NOW.getTime(),
    )
    for (const one of [fixed, past]) {
      const path = `api/appointments/${one?.id}`
      expect((await ana('DELETE', path)).body).toMatchObject({ message: 'FORMAT_NOT_VALID' })
      const moved = await ana('PUT', path, bookingRequestAt(at(4), offer))
      expect(moved.body).toMatchObject({ message: 'FORMAT_NOT_VALID' })
    }
  })
  it('BOOK-093 a request repeated with its Idempotency-Key does not book again', async () => {
    const key = { 'idempotency-key': 'a-draft' }
    const book = () => luis('POST', 'api/appointments/book-doctor', bookingRequestAt(at(4), offer), key)
    const first = await book()
    expect(first.body).toMatchObject({ booked: true })
    expect((await book()).body).toEqual(first.body)
  })
  it('BOOK-096 BOOK-097 C-128 current appointments ascend, the full list descends', async () => {
    const starts = (body: unknown): string[] => (body as Appointment[]).map((one) => one.startDate)
    const present = (await ana('GET', 'api/appointments/')).body
    expect(starts(present)).toEqual(starts(present).toSorted())
    expect((await ana('GET', 'api/appointments')).body).toEqual(present)
    const all = (await ana('GET', 'api/appointments/all')).body
    expect(starts(all)).toEqual(starts(all).toSorted().toReversed())
    expect(starts(all).length).toBeGreaterThan(starts(present).length)
  })
})
