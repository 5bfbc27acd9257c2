import { setTimeout } from 'node:timers/promises'
import { AppointmentStatus } from '../../../../schemas/generated/constants'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../../test/databases'
import { NOW, STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../../test/clinic/clinic'
import { findOffers, bookingRequestAt, type TestOffer } from '../../../test/clinic/bookingRequests'
import { book } from './booking'
import { readGeneralRequest } from './bookingInput'

const ATTEMPTS = 200

describe.each(databases)('200 concurrent bookings on %s', (database) => {
  let clinic: Clinic
  let ana: Caller
  let luis: Caller
  let offer: TestOffer
  beforeAll(async () => {
    clinic = await openClinic(database)
    ana = await clinic.as('ana@portico.test')
    luis = await clinic.as('luis@portico.test')
    const [first] = await findOffers(luis, NOW)
    if (!first) throw new Error('the demo data has no bookable provider')
    offer = first
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())
  const booked = async (start: string): Promise<number> => {
    const [row] = await clinic.db.query<{ n: number }>(
      `select count(*) as n from appointment where doctor_id = $1 and status = ${AppointmentStatus.booked}
       and period && tstzrange($2::timestamptz, $2::timestamptz + interval '5 minutes')`,
      [offer.doctorId, start],
    )
    return row?.n ?? 0
  }

  it(
    'ERR-021 of two hundred requests for one slot one is booked, the others get a conflict',
    async () => {
      const [start = ''] = offer.free
      const request = bookingRequestAt(start, offer)
      const answers = await Promise.all(
        Array.from({ length: ATTEMPTS }, (_, n) =>
          (n % 2 ? ana : luis)('POST', 'api/appointments/book-doctor', request),
        ),
      )
      const refused = answers.filter(({ status }) => status !== 200)
      expect(refused).toHaveLength(ATTEMPTS - 1)
      for (const { status, body } of refused) {
        expect(status).toBe(400)
        expect(body).toMatchObject({ message: 'APPOINTMENT_NOT_AVAILABLE', code: -32054 })
      }
      expect(await booked(start)).toBe(1)
    },
    STARTUP_TIMEOUT,
  )

  it(
    'ERR-021 of two hundred patients who book one slot one is booked',
    async () => {
      const start = offer.free[1] ?? ''
      // Some people of the demo data have many appointments ahead.
      const backend = { features: [], demo: {}, booking: { maxBooked: 1000 } }
      const tenant = { id: 'one', folder: '', manifest: {}, backend }
      const people = await clinic.db.query<{ id: string }>(`select id from person where tenant = 'one'`)
      const attempts = Array.from({ length: ATTEMPTS }, (_, n) => {
        const patientId = people[n % people.length]?.id ?? ''
        const frame = {
          db: clinic.db,
          tenant: tenant as never,
          patientId,
          actorId: patientId,
          now: NOW,
          origin: 'http://localhost',
          language: 'es',
          payments: undefined,
        }
        return book(frame, readGeneralRequest(bookingRequestAt(start, offer)))
      })
      const results = await Promise.allSettled(attempts)
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const reasons = results.flatMap((one) =>
        one.status === 'rejected' ? [(one.reason as Error).message] : [],
      )
      expect(new Set(reasons)).toEqual(new Set(['APPOINTMENT_NOT_AVAILABLE']))
      expect(await booked(start)).toBe(1)
    },
    STARTUP_TIMEOUT,
  )

  // The embedded database has one transaction at a time.
  it.skipIf(database === 'pglite')(
    'ERR-021 that a time is taken is said at once, while others wait for the calendar',
    async () => {
      const [start = ''] = offer.free
      const said = await clinic.db.tx(async (tx) => {
        await tx.query(`select 1 from doctor where tenant = 'one' and id = $1 for no key update`, [
          offer.doctorId,
        ])
        const answer = luis('POST', 'api/appointments/book-doctor', bookingRequestAt(start, offer))
        return Promise.race([answer, setTimeout(20_000, 'still waiting', { ref: false })])
      })
      expect(said).toMatchObject({ status: 400, body: { code: -32054 } })
    },
    STARTUP_TIMEOUT,
  )
})
