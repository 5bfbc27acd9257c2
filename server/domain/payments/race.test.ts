import { AppointmentStatus } from '../../../schemas/generated/constants'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../test/databases'
import { book } from '../booking/steps/booking'
import { readGeneralRequest } from '../booking/steps/bookingInput'
import { NOW, STARTUP_TIMEOUT } from '../../test/clinic/clinic'
import { findOffers, bookingRequestAt } from '../../test/clinic/bookingRequests'
import { formOf, startPaymentServer, type PaymentServer } from './test/paymentServer'

const ATTEMPTS = 200
/** After the appointments of the demo data. */
const HOUR = 24 * 200

describe.each(databases)('concurrent payments on %s', (database) => {
  let server: PaymentServer
  beforeAll(async () => {
    server = await startPaymentServer(database)
    await server.db.query(
      `insert into person (tenant, id, name) select 'one', 'racer' || n, 'Racer' from generate_series(1, ${ATTEMPTS}) n`,
    )
  }, STARTUP_TIMEOUT)
  afterAll(() => server.close())

  it(
    'BOOK-008 two hundred patients book one slot: one holds it, no other has a payment',
    async () => {
      const [offer] = await findOffers(server.as('luis'), NOW)
      if (!offer) throw new Error('the demo data has no bookable provider')
      await server.db.query('update service set amount = 45 where id = $1', [offer.serviceId])
      await server.db.query('update provider_service set amount = null')
      const order = readGeneralRequest(bookingRequestAt(offer.free[0] ?? '', offer))
      const attempts = Array.from({ length: ATTEMPTS }, (_, n) => {
        const patientId = `racer${n + 1}`
        return book({ ...server, now: NOW, language: 'es', patientId, actorId: patientId }, order)
      })
      const results = await Promise.allSettled(attempts)
      const held = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      const reasons = results.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
      expect(held).toHaveLength(1)
      expect(new Set(reasons)).toEqual(new Set(['HttpError: APPOINTMENT_NOT_AVAILABLE']))
      const { booked, bookId = 0, redirectUrl } = held[0] ?? {}
      expect(booked).toBe(false)
      const orders = await server.db.query<{ id: number }>('select appointment_id as id from payment')
      expect(orders).toEqual([{ id: bookId }])
      const times = `select count(*) as n from appointment where patient_id like 'racer%'`
      expect(await server.db.query(times)).toEqual([{ n: 1 }])
      await server.notify(formOf(redirectUrl ?? ''), 'pay')
      expect(await server.appointmentStatus(bookId)).toBe(AppointmentStatus.booked)
    },
    STARTUP_TIMEOUT,
  )

  it(
    'PAY-004 notification and expiry at once: booked and paid, or refunded',
    async () => {
      for (let round = 1; round <= 10; round += 1) {
        const held = await server.hold('luis', HOUR + 24 * round)
        await Promise.all([
          server.notify(held.form, 'pay'),
          server.passTime(31),
          server.notify(held.form, 'pay'),
        ])
        const payment = (await server.readPayment('luis', held.bookId))?.status
        const appointment = await server.appointmentStatus(held.bookId)
        expect([
          ['paid', 2],
          ['refunding', 4],
        ]).toContainEqual([payment, appointment])
      }
    },
    STARTUP_TIMEOUT,
  )
})
