import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AppointmentStatus } from '../../../../schemas/generated/constants'
import type { BookingResponse } from '../../../../schemas/generated/entities'
import { personId } from '../../../demo/people/personRow'
import { ruleDatabases } from '../../../test/databases'
import {
  NOW,
  STARTUP_TIMEOUT,
  openClinic,
  type Answer,
  type Caller,
  type Clinic,
} from '../../../test/clinic/clinic'
import {
  listBooked,
  findOffers,
  bookingRequestAt,
  type TestOffer,
} from '../../../test/clinic/bookingRequests'

const AT_ONCE = 8
const refused = { status: 400, body: { message: 'ALREADY_HAVE_APPOINTMENTS' } }

describe.each(ruleDatabases)('one international appointment at a time on %s', (database) => {
  let clinic: Clinic
  let luis: Caller
  let doctor: Caller
  let offer: TestOffer
  let next = 0
  beforeAll(async () => {
    clinic = await openClinic(database, undefined, ['universalAssistance'])
    luis = await clinic.as('luis@portico.test')
    doctor = await clinic.as('doctor@portico.test')
    const [row] = await clinic.db.query<{ id: number }>('select id from doctor where person_id = $1', [
      personId('one', 'doctor'),
    ])
    const own = (await findOffers(luis, NOW)).find(({ doctorId }) => doctorId === row?.id)
    if (!own) throw new Error('the demo data has no bookable provider')
    offer = own
    await clinic.db.query(`update provider set international = true where tenant = 'one'`)
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  const nextBooking = (more: object = {}) => ({
    ...bookingRequestAt(offer.free[next++] ?? '', offer),
    ...more,
  })
  const abroad = { additionalData: { country: 'PT' } }
  const book = (more: object = abroad): Promise<Answer> =>
    luis('POST', 'api/appointments/book', nextBooking(more))
  const idOf = ({ body }: Answer) => (body as BookingResponse).bookId ?? 0
  const cancelAll = async () => {
    for (const { id } of await listBooked(luis)) await luis('DELETE', `api/appointments/${id}`)
  }

  it('BOOK-045 ERR-027 C-054 a second upcoming appointment is rejected; moving the first is not', async () => {
    const first = await book()
    expect(first.body).toMatchObject({ booked: true })
    expect(await book()).toMatchObject(refused)
    const moved = await luis('PUT', `api/appointments/${idOf(first)}`, nextBooking(abroad))
    expect(moved.body).toMatchObject({ booked: true })
    await cancelAll()
    expect((await book()).body).toMatchObject({ booked: true })
  })
  it('C-054 counts appointments with any provider, until they start', async () => {
    await cancelAll()
    const general = await book({})
    expect(general.body).toMatchObject({ booked: true })
    expect((await book({})).body).toMatchObject({ booked: true })
    expect(await book()).toMatchObject(refused)
    await cancelAll()
    await clinic.db.query(
      `update appointment set status = ${AppointmentStatus.booked}, starts_at = $2::timestamptz, ends_at = $2::timestamptz + interval '1 hour'
       where id = $1`,
      [idOf(general), new Date(NOW.getTime() - 60_000).toISOString()],
    )
    expect((await book()).body).toMatchObject({ booked: true })
  })
  it('C-054 a doctor may book for a patient who has an upcoming appointment', async () => {
    expect(await book()).toMatchObject(refused)
    const path = `api/appointments/doctor?patientId=${personId('one', 'luis')}`
    expect((await doctor('POST', path, nextBooking(abroad))).body).toMatchObject({ booked: true })
  })
  it('BOOK-045 only one of many concurrent requests for different times is booked', async () => {
    await cancelAll()
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => book()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status !== 200)).toEqual(
      Array.from({ length: AT_ONCE - 1 }, () => expect.objectContaining(refused)),
    )
  })
})
