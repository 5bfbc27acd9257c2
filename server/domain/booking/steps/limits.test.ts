import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AppointmentStatus } from '../../../../schemas/generated/constants'
import type { Appointment, BookingResponse } from '../../../../schemas/generated/entities'
import { personId } from '../../../demo/people/personRow'
import { databases } from '../../../test/databases'
import { settings } from '../../payments/test/paymentServer'
import {
  NOW,
  STARTUP_TIMEOUT,
  openClinic,
  type Answer,
  type Caller,
  type Clinic,
} from '../../../test/clinic/clinic'
import {
  bookingRequestAt,
  findOffers,
  listBooked,
  type TestOffer,
} from '../../../test/clinic/bookingRequests'

const refused = (message: string, max: number) => ({ status: 400, body: { message, details: { max } } })
const AT_ONCE = 8

describe.each(databases)('the limits of a patient on %s', (database) => {
  let clinic: Clinic
  let luis: Caller
  let doctor: Caller
  let offer: TestOffer
  let next = 0
  beforeAll(async () => {
    clinic = await openClinic(database, settings, [], { maxHeld: 2, maxBooked: 4 })
    luis = await clinic.as('luis@portico.test')
    doctor = await clinic.as('doctor@portico.test')
    const [row] = await clinic.db.query<{ id: number }>('select id from doctor where person_id = $1', [
      personId('one', 'doctor'),
    ])
    const own = (await findOffers(luis, NOW)).find(({ doctorId }) => doctorId === row?.id)
    if (!own) throw new Error('the demo data has no bookable provider')
    offer = own
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  const nextBooking = () => bookingRequestAt(offer.free[next++] ?? '', offer)
  const book = (): Promise<Answer> => luis('POST', 'api/appointments/book', nextBooking())
  const idOf = ({ body }: Answer) => (body as BookingResponse).bookId ?? 0
  const costs = (amount: number) =>
    clinic.db.query('update service set amount = $2 where id = $1', [offer.serviceId, amount])
  const cancel = (id: number) => luis('DELETE', `api/appointments/${id}`)
  const clear = async () => {
    clinic.setNow(NOW)
    for (const { id } of await listBooked(luis)) await cancel(id)
    await clinic.db.query(
      `with released as (update payment set status = 'released' where status = 'pending' returning appointment_id)
       update appointment set status = ${AppointmentStatus.released}
       where id in (select appointment_id from released)`,
    )
  }

  it('BOOK-092 BOOK-040 times held at once for a payment', async () => {
    await clear()
    await costs(40)
    const held = await book()
    expect((await book()).body).toMatchObject({ booked: false })
    expect(await book()).toMatchObject(refused('TOO_MANY_HELD', 2))
    await costs(0)
    expect((await book()).body).toMatchObject({ booked: true })
    await costs(40)
    expect((await cancel(idOf(held))).status).toBe(204)
    expect((await book()).body).toMatchObject({ booked: false })
    expect(await book()).toMatchObject(refused('TOO_MANY_HELD', 2))
    clinic.setNow(new Date(NOW.getTime() + (settings.holdMinutes + 1) * 60_000))
    expect((await book()).body).toMatchObject({ booked: false })
  })
  it('BOOK-077 synchronizing releases the times whose payment did not come', async () => {
    await clear()
    await costs(40)
    const id = idOf(await book())
    const statusAfter = async (minutes: number) => {
      clinic.setNow(new Date(NOW.getTime() + minutes * 60_000))
      expect((await luis('GET', 'api/users/synchronize-appointments')).status).toBe(204)
      return ((await luis('GET', `api/appointments/${id}`)).body as Appointment).status
    }
    expect(await statusAfter(settings.holdMinutes - 1)).toBe(AppointmentStatus.pendingPayment)
    expect(await statusAfter(settings.holdMinutes + 1)).toBe(AppointmentStatus.released)
  })
  it('BOOK-091 BOOK-018 appointments booked ahead; moving one, and those in the past, do not count', async () => {
    await clear()
    await costs(0)
    const first = await book()
    for (const _ of [2, 3, 4]) expect((await book()).body).toMatchObject({ booked: true })
    expect(await book()).toMatchObject(refused('TOO_MANY_BOOKED', 4))
    const moved = await luis('PUT', `api/appointments/${idOf(first)}`, nextBooking())
    expect(moved.body).toMatchObject({ booked: true })
    await clinic.db.query(
      `update appointment set starts_at = starts_at - interval '1 year', ends_at = ends_at - interval '1 year'
       where id = $1`,
      [idOf(first)],
    )
    expect((await book()).body).toMatchObject({ booked: true })
    const path = `api/appointments/doctor?patientId=${personId('one', 'luis')}`
    expect((await doctor('POST', path, nextBooking())).body).toMatchObject({ booked: true })
  })
  it('BOOK-091 hold for bookings sent at once', async () => {
    await clear()
    await costs(40)
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, book))
    const messages = answers.map(({ body }) => (body as { message?: string }).message)
    expect(messages.filter((message) => message === undefined)).toHaveLength(2)
    expect(messages.filter((message) => message === 'TOO_MANY_HELD')).toHaveLength(AT_ONCE - 2)
  })
})
